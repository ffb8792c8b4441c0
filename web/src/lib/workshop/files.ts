/** Files of corrections on the reader's own disk. */

/** What the server takes, in bytes. */
export const LARGEST = 256 * 1024;

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
