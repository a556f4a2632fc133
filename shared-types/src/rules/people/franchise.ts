type FranchiseRule = { word: string; domains: readonly string[] };
type Business = { name: string; website?: string | null | undefined };

/** G-41: whether a business calls itself by the word of a franchise, in its name or its website. */
export function isOfFranchise({ name, website }: Business, { word }: FranchiseRule): boolean {
  return [name, website ?? ''].some((text) => text.toLowerCase().includes(word));
}

/** G-41: whether an e-mail is of one of the franchise's domains, or of a part of one. */
export function isFranchiseEmail(email: string, { domains }: FranchiseRule): boolean {
  const host = email.trim().toLowerCase().split('@').at(-1) ?? '';
  if (!email.includes('@')) return false;
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
