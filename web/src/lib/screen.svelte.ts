/** What kind of screen this is, as long as somebody asks. */
function media(query: string): { readonly is: boolean } {
  const list = matchMedia(query);
  let is = $state(list.matches);
  list.addEventListener('change', (event) => (is = event.matches));
  return {
    get is() {
      return is;
    },
  };
}

export const phone = media('(max-width: 700px)');
/** Too narrow for three columns beside each other. */
export const narrow = media('(max-width: 1100px)');
export const reducedMotion = media('(prefers-reduced-motion: reduce)');
