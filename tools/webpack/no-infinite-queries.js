// Stands in for queries of endless pages: the face of queries lends none.
export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
