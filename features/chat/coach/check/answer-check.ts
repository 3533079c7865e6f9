import type { Finding, GuideEntry } from '#features/compliance/index.ts'
import { entryAbout, entryById } from '#features/guide/index.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, inSentence, insteadTable, quoted, unmarked } from '../compose.ts'
import { isSpanish } from '../spanish/answer-in-spanish.ts'
import { type CheckedLine, insteadOfFinding, isOtherwise } from './check-line.ts'

/** Rows of the table, one for each sentence: a line with more wrong than this is better left altogether. */
const mostRows = 3

/** How a line came up: someone said that it is okay, or a customer has heard it already. */
export type CheckedAs = { isOrdered: boolean; wasSaid: boolean }

/** What is wrong with a line and what to say instead; never that a line is fine. */
export function answerCheck(checked: CheckedLine, as: CheckedAs): CoachAnswer {
	if (isOtherwise(checked)) return answerFromEntry(checked, as)
	if (checked.findings.length > 0) return answerFound(checked, as)
	return checked.near ? answerRisky(checked, as) : answerUnheard(checked)
}

/** Names the possible finding first, then answers from the message's entry. */
function answerFromEntry(checked: CheckedLine, { wasSaid }: CheckedAs): CoachAnswer {
	const { entry, line, findings, near } = checked
	if (!entry) throw new Error('A line was set against an entry that is missing.')
	const [finding] = findings
	const heardAs = finding ? entryAbout('statement', finding.code) : near?.entry
	const correction = wasSaid ? entryById('correct-a-misstatement') : undefined
	const entries = [entry, ...(heardAs ? [heardAs] : []), ...(correction ? [correction] : [])]
	const title = finding
		? `${inSentence(finding.title)}** (${finding.citation})`
		: `${inSentence(near?.entry.title ?? '')}**`
	const safe = entry.say?.[0]
	const rows = finding
		? [{ not: line, say: insteadOfFinding(line, finding) }]
		: near
			? [{ not: line, say: near.say }]
			: []
	return answerOf({
		act: 'check',
		entries,
		parts: [
			`It's risky, so don't say that until someone has checked it. It may come across as **${title}.`,
			`What matters here: ${entry.answer}`,
			entry.why,
			safe ? `Wording from the guide:\n\n${quoted(safe)}` : insteadTable(rows),
			...takenBack(correction, safe ?? rows[0]?.say),
		],
		thread: { line },
	})
}

function answerFound(checked: CheckedLine, { isOrdered, wasSaid }: CheckedAs): CoachAnswer {
	const { findings, line, verdict } = checked
	const [first, ...others] = findings
	if (!first || verdict === 'unheard') throw new Error('A line was found wrong without a finding.')
	const entries = findings.flatMap(({ code }) => entryAbout('statement', code) ?? [])
	const correction = wasSaid ? entryById('correct-a-misstatement') : undefined
	if (correction) entries.splice(1, 0, correction)
	const opening = {
		found: "No, don't say that. It's a prohibited statement:",
		likely: "It's risky, so don't say that until someone has checked it. It's likely a prohibited statement:",
		risky: "Don't say that, it's risky. As an answer to a customer, it comes across as",
	}
	const isLikely = ({ level }: (typeof findings)[number]) => verdict === 'found' && level === 'likely'
	const nameAll = (named: typeof findings) => named.map(({ title }) => inSentence(title)).join('; ')
	const alsoHeld = others.filter((other) => !isLikely(other))
	const toCheck = others.filter(isLikely)
	const isOneSentence = new Set(findings.map(({ quote }) => quote)).size === 1
	const rows = findings
		.map((finding) => ({
			not: isOneSentence ? line : finding.quote,
			say: insteadOfFinding(line, finding),
		}))
		.filter(({ not }, at, all) => all.findIndex((row) => row.not === not) === at)
		.slice(0, mostRows)
	return answerOf({
		act: 'check',
		entries,
		parts: [
			`${opening[verdict]} **${inSentence(first.title)}** (${first.citation}).`,
			first.why,
			isOrdered && "Someone's OK doesn't change the rule. It's your call, so you answer for what you say.",
			alsoHeld.length > 0 && `It also contains: ${nameAll(alsoHeld)}.`,
			toCheck.length > 0 && `Also check it for: ${nameAll(toCheck)}.`,
			insteadTable(rows),
			...takenBack(correction, rows[0]?.say),
		],
		thread: { line },
	})
}

/** What was said to a customer is corrected on the same call. */
const takenBack = (correction: GuideEntry | undefined, truth = '') =>
	correction
		? [
				`You've already said it, so correct it: ${correction.answer}`,
				quoted(`I need to correct what I said a minute ago, because it was wrong. ${truth}`),
			]
		: []

function answerRisky({ near, line }: CheckedLine, { wasSaid }: CheckedAs): CoachAnswer {
	if (!near) throw new Error('A line was found risky without a reason.')
	const { entry, not, say } = near
	const correction = wasSaid ? entryById('correct-a-misstatement') : undefined
	return answerOf({
		act: 'check',
		entries: correction ? [entry, correction] : [entry],
		parts: [
			`I wouldn't say that. It's risky because it's close to a line to avoid: “${unmarked(not)}.”`,
			entry.why ?? entry.answer,
			insteadTable([{ not: line, say }]),
			...takenBack(correction, say),
		],
		thread: { line },
	})
}

function answerUnheard({ entry, line, afterStop }: CheckedLine): CoachAnswer {
	const rule = afterStop && entryAbout('statement', afterStop.code)
	if (afterStop && rule) return answerAfterStop(line, afterStop, rule)
	const safe = entry?.say?.[0]
	return answerOf({
		act: 'check',
		entries: entry ? [entry] : [],
		parts: [
			isSpanish(line)
				? "I can only check lines in English, so I haven't checked this one. The same rules apply in every language."
				: "I don't see a prohibited claim in it. That isn't approval: it also has to be true for this customer, and the required disclosures still come before anyone enrolls.",
			entry && `Include this, too: ${entry.answer}`,
			safe && `Wording from the guide:\n\n${quoted(safe)}`,
		],
		thread: { line },
	})
}

function answerAfterStop(line: string, stop: Finding, entry: GuideEntry): CoachAnswer {
	return answerOf({
		act: 'check',
		entries: [entry],
		parts: [
			`It's risky. If they've asked you to stop calling, it's **${inSentence(stop.title)}** (${stop.citation}). ${stop.why}`,
			"If they haven't asked, I don't see a prohibited claim in it. That isn't approval.",
			insteadTable([{ not: line, say: stop.sayInstead }]),
		],
		thread: { line },
	})
}
