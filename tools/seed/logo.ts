const COLOURS = ['#0b6e6e', '#8a4b08', '#4a3f9f', '#a3264c', '#2f6b2f', '#1f5a94', '#7a2f8f'];

/** A square mark with the initials of a name, as an address that needs no file. */
export function logoOf(name: string, colour: string = colourOf(name)): string {
  const initials = name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<rect width="96" height="96" rx="20" fill="${colour}"/>`,
    '<text x="48" y="62" text-anchor="middle" font-family="system-ui,sans-serif" ',
    `font-size="40" font-weight="700" fill="#fff">${initials}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function colourOf(name: string): string {
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '#0b6e6e';
}
