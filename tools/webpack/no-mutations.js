// Stands in for the cache of mutations: the face of queries lends none, the product's actions are plain functions.
export class MutationCache {
  clear() {}
  findAll = () => [];
  resumePausedMutations = () => Promise.resolve();
}
