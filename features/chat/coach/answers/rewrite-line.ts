import { entryAbout } from '#features/guide/index.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { type CheckedLine, findingsOf, insteadOfFinding, isOtherwise } from '../check/check-line.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, inSentence, insteadTable, quoted, unmarked } from '../compose.ts'

/** A line made sayable: what is prohibited gives way to the guide's words, the harmless sentences stay. */
export function rewriteLine(checked: CheckedLine, wish: string): CoachAnswer {
	const { line, entry } = checked
	const { findings, near } = isOtherwise(checked) ? { findings: [], near: null } : checked
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
				"I don't see a prohibited claim in it, and the guide has no wording for this, so I'd rather not put words in your mouth. Tell me what the customer asked and I'll look again.",
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
				? `The problem: **${inSentence(first.title)}** (${first.citation}). ${first.why}`
				: near
					? `It's risky because it's close to “${unmarked(near.not)}.”`
					: "I don't see a prohibited claim in it. That isn't approval. Here's how the guide puts it:",
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
