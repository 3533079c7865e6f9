/** What people say, as data: the labelled corpus that classifiers are trained and measured on. */
export type { LabelledCall } from './corpus/labelled-call.ts'
export { readCorpus } from './corpus/read-corpus.ts'
