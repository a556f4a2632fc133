/**
 * Puts a style sheet that is loaded later into the page, held to the hash that the page's import map has for it. This
 * function is copied into each build as text: it knows nothing around it.
 */
export function insertChecked(link) {
  const map = document.querySelector('script[type="importmap"]');
  const hashes = map && JSON.parse(map.textContent).integrity;
  // The map names a file of the page's own origin without the origin.
  const hash = hashes?.[link.getAttribute('href')] ?? hashes?.[link.href];
  if (hash) {
    link.integrity = hash;
    link.crossOrigin = 'anonymous';
  }
  document.head.appendChild(link);
}
