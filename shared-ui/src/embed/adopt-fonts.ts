/** Browsers ignore fonts declared inside a shadow root: hand those of its style sheet to the page. */
export function adoptFonts(link: HTMLLinkElement): void {
  if (typeof FontFace === 'undefined') return;
  for (const rule of rulesOf(link)) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const { style } = rule;
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    const source = style
      .getPropertyValue('src')
      .replace(/url\(["']?([^"')]+)["']?\)/g, (_, url) => {
        return `url("${new URL(url, link.href).href}")`;
      });
    document.fonts.add(
      new FontFace(family, source, {
        weight: style.getPropertyValue('font-weight') || 'normal',
        stretch: style.getPropertyValue('font-stretch') || 'normal',
        display: 'swap',
      }),
    );
  }
}

// A sheet of another origin that came without CORS hides its rules: then the page's own fonts must do.
function rulesOf(link: HTMLLinkElement): CSSRule[] {
  try {
    return [...(link.sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
}
