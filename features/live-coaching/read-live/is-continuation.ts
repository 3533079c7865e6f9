import type { LiveEntry } from '../contract.ts'

/** Fewer words than these before a pause are seldom a thought of their own. */
const shortEntry = 4

/** No one ends a sentence with these. */
const openWords = new Set(
	"the a an your our my their his her its this these those and or but so because if when until unless before after once while as than that of to from for with without at by on in into about over under per between i we they you he she it i'm we're they're you're i'll we'll you'll they'll is are was were be been am do does did don't doesn't didn't have has had can could can't cannot couldn't will would won't wouldn't should shouldn't may might must not never no nobody nothing any every all each only just gonna going gotta wanna".split(
		' ',
	),
)

/**
 * Whether a speaker's later entry continues a sentence that the earlier one left open. It hangs on the earlier
 * one alone, so that the same entries are joined the same way whatever was said before them.
 */
export function isContinuation({ text }: LiveEntry): boolean {
	const words = text.trim().toLowerCase().replaceAll('’', "'").split(/\s+/)
	const last = words.at(-1) ?? ''
	if (/[.?!]$/.test(last)) return false
	return words.length < shortEntry || openWords.has(last.replace(/[,;:—-]+$/, ''))
}
