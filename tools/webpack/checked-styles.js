/**
 * Puts a style sheet that is loaded later into the page, held to the hash that the page's import maps have for it. This
 * function is copied into each build as text: it knows nothing around it.
 */
export function insertChecked(link) {
  // The map names a file of the page's own origin without the origin.
  const addresses = [link.getAttribute('href'), link.href];
  const hashes = [...document.querySelectorAll('script[type="importmap"]')].flatMap((map) => {
    const { integrity = {} } = JSON.parse(map.textContent);
    return addresses.map((address) => integrity[address]).filter(Boolean);
  });
  if (hashes.length > 0) {
    link.integrity = hashes[0];
    link.crossOrigin = 'anonymous';
  }
  document.head.appendChild(link);
}
