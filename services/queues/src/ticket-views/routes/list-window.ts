type PageQuery = {
  page?: number | undefined;
  offset?: number | undefined;
  per_page?: number | undefined;
};

/** G-46: the requested part of a list; `offset` takes precedence over `page`. */
export function windowOf({ page, offset, per_page }: PageQuery, perPage: number) {
  const limit = Math.max(1, per_page ?? perPage);
  return { limit, skip: offset ?? (Math.max(1, page ?? 1) - 1) * limit };
}
