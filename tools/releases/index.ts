// What is in a folder of releases, for those who write it and for the gateway, which reads it.
export {
  type Channels,
  type Pointer,
  type PointerChange,
  pointerFile,
  pointerSchema,
} from './pointer-file.ts';
export {
  RELEASE_FILE,
  type ReleaseFacts,
  type ReleaseFiles,
  releaseFolder,
  releaseSchema,
} from './release-file.ts';
export { releaseRecord } from './release-record.ts';
export {
  allowAgain,
  describeTakenBack,
  isTakenBack,
  type TakenBack,
  takenBackFile,
} from './taken-back.ts';
