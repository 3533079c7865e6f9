import { entryAbout } from '#features/guide/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { type CheckedLine, checkLine, findingsOf, insteadOfFinding } from '../check/check-line.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, inSentence, insteadTable, quoted, unmarked } from '../compose.ts'
import type { ProposedLine } from '../understand/proposed-line.ts'

/** A line made sayable: what is prohibited gives way to the guide's words, the harmless sentences stay. */
export function rewriteLine(proposed: ProposedLine & { line: string }, wish: string): CoachAnswer {
	const checked = checkLine(proposed)
	const { line, findings, near, entry } = checked
	const entries = findings.flatMap(({ code }) => entryAbout('statement', code) ?? [])
	if (near && entries.length === 0) entries.push(near.entry)
	if (entries.length === 0 && entry) entries.push(entry)
	const isWrong = findings.length > 0 || near !== null
	const wantsShort = /\b(?:short|brief|trim|20|twenty)/i.test(wish)
	const words = isWrong
		? replaceProhibited(checked)
		: ((wantsShort ? entry?.briefly : undefined) ?? entry?.say?.[0])
	if (!words) {
		return answerOf({
			act: 'rewrite',
			parts: [
				'I hear no prohibited claim in it, and I have no words of the guide on this matter, so I would rather not put words in your mouth. Tell me what the customer asked and I can look again.',
			],
			thread: { line },
		})
	}
	const [first] = findings
	return answerOf({
		act: 'rewrite',
		entries,
		parts: [
			first
				? `What is wrong with it: **${inSentence(first.title)}** (${first.citation}). ${first.why}`
				: near
					? `It is risky: it comes close to “${unmarked(near.not)}”.`
					: "I hear no prohibited claim in it, which is not a clearance. The guide's words for the same matter:",
			isWrong ? insteadTable([{ not: line, say: words }]) : quoted(words),
		],
		thread: { line },
	})
}

/** The line with each sentence that makes a claim replaced, as long as the whole then holds. */
function replaceProhibited({ line, findings, near }: CheckedLine): string {
	const safe = [...new Set(findings.map((finding) => insteadOfFinding(line, finding)))]
	if (safe.length === 0 && near) safe.push(near.say)
	const kept = readSentences(line)
		.map(({ from, to }) => line.slice(from, to))
		.filter(
			(sentence) =>
				findingsOf(sentence).length === 0 && !findings.some(({ quote }) => quote.includes(sentence)),
		)
		.map((sentence) => `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`)
	const whole = [...kept, ...safe].join(' ')
	const holds = kept.length > 0 && findings.length > 0 && findingsOf(whole).length === 0
	return holds ? whole : safe.join(' ')
}
