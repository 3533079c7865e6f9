/** What other features use of the coach in other threads: without I/O, and without the libraries of the rest. */
export { guide as guideEntries } from './coach/knowledge/guide.ts'
export { searchGuide, sureScore } from './coach/knowledge/search-guide.ts'
export { plainMarkdown } from './speak/plain-markdown.ts'
export { readAmounts } from './speak/read-amounts.ts'
