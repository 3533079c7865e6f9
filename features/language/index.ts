/** What people say, as data: the labelled corpus that every classifier is trained and measured on. */
export type { LabelledCall } from './corpus/labelled-call.ts'
export { checksumOf, readCorpus } from './corpus/read-corpus.ts'
