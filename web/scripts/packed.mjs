import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH = /\.(js|css|svg|json|webmanifest|html)$/;
const LEAST = 1024;

/**
 * Beside each built file that becomes smaller by it lie a `.br` and a `.gz`, which the server sends as they are.
 *
 * @returns {import('vite').Plugin}
 */
export function packed() {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: () => pack(folder),
  };
}

/** @param {string} folder */
function pack(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) pack(path);
    else if (WORTH.test(entry.name)) {
      const text = readFileSync(path);
      if (text.length < LEAST) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}
