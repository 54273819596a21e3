// A card of a given height grows in width until nothing on it is cut off; where that does not help, its signs and words get smaller.
const STEP = 16;
const MOST = 330;
const WIDEST = 460;
const SIZES = [1, 0.92, 0.84, 0.77, 0.7, 0.64];

export function fits(node: HTMLElement): () => void {
  const isTooSmall = () => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

  function measure() {
    delete node.dataset['dense'];
    if (isFitted(MOST)) return;
    // Many short lines: they stand beside each other.
    node.dataset['dense'] = '';
    isFitted(WIDEST);
  }

  function isFitted(most: number): boolean {
    for (const size of SIZES) {
      node.style.setProperty('--fit', String(size));
      node.style.width = '';
      let width = node.offsetWidth;
      while (isTooSmall() && width < most) {
        width += STEP;
        node.style.width = `${width}px`;
      }
      if (!isTooSmall()) return true;
    }
    return false;
  }

  let height = -1;
  const sizes = new ResizeObserver(() => {
    if (node.clientHeight === height) return;
    height = node.clientHeight;
    measure();
  });
  const contents = new MutationObserver(measure);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  void document.fonts.ready.then(measure);
  return () => {
    sizes.disconnect();
    contents.disconnect();
    // As something else it has another width.
    node.style.removeProperty('width');
    node.style.removeProperty('--fit');
    delete node.dataset['dense'];
  };
}
