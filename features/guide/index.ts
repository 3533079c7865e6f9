/** What the coach, the writer and the search know: entries on the law, objections, skills and the product. No I/O. */
export { entryAbout, entryById, guide } from './guide.ts'
export {
	type Match,
	nearnessOf,
	nearScore,
	readWords,
	respell,
	searchGuide,
	sureScore,
} from './search/search-guide.ts'
export { isEmptyWord, nameMatter, termsOf, wordsOf } from './search/terms.ts'
