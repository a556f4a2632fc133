type FranchiseRule = { word: string; domains: readonly string[] };
type Business = { name: string; website?: string | null | undefined };

/** G-41: whether the name or the website of a business contains the word of a franchise. */
export function isOfFranchise({ name, website }: Business, { word }: FranchiseRule): boolean {
  return [name, website].some((text) => text?.toLowerCase().includes(word));
}

/** G-41: whether an e-mail belongs to one of the franchise's domains or their subdomains. */
export function isFranchiseEmail(
  email: string,
  { domains }: Pick<FranchiseRule, 'domains'>,
): boolean {
  const address = email.trim().toLowerCase();
  const isOf = (domain: string) => address.endsWith(`@${domain}`) || address.endsWith(`.${domain}`);
  return address.includes('@') && domains.some(isOf);
}
