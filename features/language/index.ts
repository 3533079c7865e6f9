/** What people say, as data: the labeled corpus that every classifier is trained and measured on. */
export type { LabeledCall } from './corpus/labeled-call.ts'
export { checksumOf, readCorpus } from './corpus/read-corpus.ts'
