export { usePolicyWords } from './policy-words.ts';
