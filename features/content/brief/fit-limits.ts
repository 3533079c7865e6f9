import { readSentences } from '#platform/english/read-sentences.ts'
import type { Span } from '#platform/english/span.ts'
import { missingRequired } from '../compliance-check/complete-content.ts'
import type { Brief } from '../request/brief.ts'
import { messageHead } from '../writer/write/message-head.ts'
import { checkBrief, overLimits } from './check-brief.ts'

/** Maximum sentences or paragraphs to choose from. Each one doubles the number of ways to shorten a message. */
const mostUnits = 8
/** Maximum ways to try, starting with the one that keeps the most text. */
const mostTried = 6

/**
 * Shortens a piece to the limits of its brief by dropping sentences. Figures, names, requested text and required disclosures
 * stay. Returns the piece unchanged if it fits or cannot be shortened.
 */
export function fitLimits(brief: Brief, content: string): string {
	let fitted = content
	for (const message of messageSpans(content).toReversed()) {
		if (overLimits(brief, fitted).length === 0) break
		fitted = shortenMessage(brief, fitted, message)
	}
	return fitted
}

function messageSpans(content: string): Span[] {
	const heads = [...content.matchAll(messageHead)]
	if (heads.length === 0) return [{ from: 0, to: content.length }]
	return heads.map(({ 0: head, index }, at) => ({
		from: index + head.length,
		to: heads[at + 1]?.index ?? content.length,
	}))
}

function shortenMessage(brief: Brief, content: string, message: Span): string {
	const units = unitsOf(brief, content, message)
	if (units.length === 0) return content
	const unmetBefore = countUnmet(brief, content)
	const ways = Array.from({ length: 2 ** units.length - 1 }, (_, at) => {
		const left = units.filter((__, bit) => (at + 1) & (1 << bit))
		const shortened = without(content, left)
		return { shortened, cost: costOf(brief, shortened), kept: shortened.length }
	})
	const best = ways
		.sort((a, b) => a.cost - b.cost || b.kept - a.kept)
		.slice(0, mostTried)
		.find(
			({ shortened }) =>
				missingRequired(brief, shortened).length === 0 && countUnmet(brief, shortened) <= unmetBefore,
		)
	return best?.shortened ?? content
}

/** How far a piece exceeds its limits; 0 if it fits. */
const costOf = (brief: Brief, content: string) =>
	overLimits(brief, content).reduce((sum, { most, has }) => sum + has / most, 0)

const countUnmet = (brief: Brief, content: string) =>
	checkBrief(brief, content).filter(({ label, isMet }) => isMet === false && label !== 'Length').length

const fixedLine =
	/^(?:Subject|Script|From|To|Preview|\w+ sequence): |^(?:Hi|Hello|Dear|Good (?:morning|afternoon|evening))\b[^.?!]{0,60},$|^[^.?!]{0,60},$|\bSTOP\b/

/** The parts of a message that can be dropped: sentences, or paragraphs if there are too many sentences. */
function unitsOf(brief: Brief, content: string, { from, to }: Span): Span[] {
	const isFree = (unit: Span) => !isWanted(brief, content.slice(unit.from, unit.to))
	const paragraphs = linesOf(content, from, to)
	const body = paragraphs.filter(
		({ from, to }) => !fixedLine.test(content.slice(from, to)) || to - from > longestFixed,
	)
	const sentences = body
		.flatMap((paragraph) => sentencesOf(content, paragraph))
		.filter((sentence) => !/\bSTOP\b/.test(content.slice(sentence.from, sentence.to)))
	// The first sentence says who writes and why, and the last paragraph signs.
	const free = sentences.slice(1).filter(isFree)
	return free.length <= mostUnits ? free : body.slice(1).filter(isFree).slice(-mostUnits)
}

const longestFixed = 120

function linesOf(content: string, from: number, to: number): Span[] {
	return [...content.slice(from, to).matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({
		from: from + index,
		to: from + index + line.length,
	}))
}

function sentencesOf(content: string, { from, to }: Span): Span[] {
	const line = content.slice(from, to)
	const isQuoted = line.startsWith('“') && line.endsWith('”')
	const start = isQuoted ? from + 1 : from
	const end = isQuoted ? to - 1 : to
	const starts = readSentences(content.slice(start, end)).map((each) => start + each.from)
	return starts
		.map((each, at) => ({ from: each, to: starts[at + 1] ?? end }))
		.filter((each) => /[.?!]\s*$/.test(content.slice(each.from, each.to)))
}

/** Whether a part contains something from the request, or a blank that the sender fills in. */
function isWanted({ figures, customer, rep, include = [] }: Brief, words: string): boolean {
	const wanted = [...figures.map(({ text }) => text), ...include, customer, rep].filter(
		(each) => each !== null,
	)
	return wanted.some((each) => words.includes(each)) || /\[(?:your|time)[^\]]*\]/.test(words)
}

/** Puts back the opening quotation mark of a line whose first sentence was dropped. */
const reopenQuote = (line: string) => {
	const closing = line.indexOf('”')
	const isOpen = closing < 0 || line.slice(0, closing).includes('“')
	return isOpen ? line : line.replace(/^(\s*(?:-\s|\d+\.\s)?(?:[\p{L} ]+:\s)?)/u, '$1“')
}

const without = (content: string, left: readonly Span[]) =>
	left
		.toSorted((a, b) => b.from - a.from)
		.reduce((text, { from, to }) => text.slice(0, from) + text.slice(to), content)
		.replaceAll(/[ \t]+\n/g, '\n')
		.replaceAll(/\s+”/g, '”')
		.split('\n')
		.map(reopenQuote)
		.filter((line) => !/^\s*(?:-|\d+\.)\s*$/.test(line))
		.join('\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
