import { readSentences } from '#platform/english/read-sentences.ts'
import type { Change } from '../contract.ts'
import { findInContent, type PlacedFinding } from './check-content.ts'

/** A sentence may hold several claims, and its neighbors be heard otherwise without it. */
const mostRounds = 4
const subjectLabel = /^[ \t]*Subject:[ \t]*/i
/** What a subject that may not be sent becomes. */
const plainSubject = 'Your questions about your debts'

/**
 * The piece without what may not be said: each sentence with a finding gives way to the lawful words on the matter, the
 * first of a kind, or is left out. `changes` lists them. What is left may still have findings.
 */
export function removeViolations(content: string): { content: string; changes: Change[] } {
	const changes: Change[] = []
	const said = new Set<string>()
	let mended = content
	for (let round = 0; round < mostRounds; round++) {
		const findings = findInContent(mended)
		if (findings.length === 0) break
		let whole = ''
		let last = 0
		for (const finding of distinctPlaces(findings, mended)) {
			const words = wordsFor(finding, mended, said)
			whole += mended.slice(last, finding.from) + words
			last = finding.to
			changes.push(describeChange(finding, words))
		}
		mended = tidy(whole + mended.slice(last))
	}
	return { content: mended, changes }
}

/** The findings with the whole sentences that contain them, each sentence once. */
function distinctPlaces(findings: readonly PlacedFinding[], content: string) {
	const places: PlacedFinding[] = []
	for (const finding of findings) {
		const place = { ...finding, ...sentenceAround(content, finding) }
		if (place.from >= (places.at(-1)?.to ?? 0)) places.push(place)
	}
	return places
}

/** From the beginning of the sentence, or of the line, to its closing mark. */
function sentenceAround(content: string, { from, to }: PlacedFinding) {
	const lineStart = content.lastIndexOf('\n', from - 1) + 1
	const lineEnd = content.indexOf('\n', to)
	const line = content.slice(lineStart, lineEnd < 0 ? undefined : lineEnd)
	const words =
		lineStart + (/^[\s>]*(?:[-*•+]\s+|\d+[.)]\s+)?(?:[\p{L} ]{2,20}:\s+)?[“"]?/u.exec(line)?.[0].length ?? 0)
	const sentences = readSentences(content.slice(words, lineStart + line.length))
	const first = sentences.findLast((each) => words + each.from <= from)
	const lastWord =
		from +
		content
			.slice(from, to)
			.trimEnd()
			.replace(/[.!?…]+$/, '').length
	const last = sentences.find((each) => words + each.to >= lastWord)
	const start = first ? words + first.from : Math.min(words, from)
	const end = last ? words + last.to : to
	const mark = /^[.!?…]+/.exec(content.slice(end))?.[0].length ?? 0
	return { from: Math.min(start, from), to: Math.max(end + mark, to) }
}

function wordsFor({ code, from, sayInstead }: PlacedFinding, content: string, said: Set<string>) {
	const line = content.slice(content.lastIndexOf('\n', from - 1) + 1, from)
	if (subjectLabel.test(line)) return plainSubject
	// A label with nothing behind it would be a heading.
	if (said.has(code) && !/[\p{L}]:\s*[“"]?$/u.test(line)) return ''
	said.add(code)
	return sayInstead
}

function describeChange({ quote, why, citation }: PlacedFinding, words: string): Change {
	return { asked: quote, wrote: words ? `“${words}”` : 'This was left out.', why, citation }
}

/** Without the lines and spaces that a sentence left behind. */
function tidy(content: string) {
	return content
		.split('\n')
		.filter((line) => !emptied.test(line))
		.map((line) => line.replaceAll(/(?<=\S)[ \t]{2,}/g, ' ').trimEnd())
		.join('\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
}
const emptied = /^[\s>]*(?:(?:[-*•+]|\d{1,2}[.)])[\s“”"]*|[“"]\s*[”"])$/
