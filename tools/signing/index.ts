// Signatures of releases and of their pointer.
export { type KeyPair, newKeyPair, readSigningKey, readVerifyKeys } from './keys.ts';
export { readOrCreate } from './private-file.ts';
export { type SignedAnswer, signAnswer, verifyAnswer } from './signed-answer.ts';
export { signJson, verifyJson } from './signed-json.ts';
export { provideSigningKeys } from './stored-keys.ts';
export { readTeamToken, signTeamToken, type TeamToken } from './team-token.ts';
