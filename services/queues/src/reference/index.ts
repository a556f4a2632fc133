/** Categories and franchisings as reference data: the file that every start follows, and what operators change of it. */
export { loadReference, readReference } from './actions/load-reference.ts';
export { OperatorError, operate } from './actions/operate.ts';
