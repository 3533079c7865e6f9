import type { Finding, GuideEntry } from '#features/compliance/index.ts'
import { entryAbout, entryById } from '#features/guide/index.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf, inSentence, insteadTable, quoted, unmarked } from '../compose.ts'
import { type CheckedLine, insteadOfFinding } from './check-line.ts'

/** Rows of the table, one for each sentence: a line with more wrong than this is better left altogether. */
const mostRows = 3

/** How a line came up: somebody said that it is okay, or a customer has heard it already. */
export type CheckedAs = { isOrdered: boolean; wasSaid: boolean }

/** What is wrong with a line and what to say instead; never that a line is fine. */
export function answerCheck(checked: CheckedLine, as: CheckedAs): CoachAnswer {
	if (checked.findings.length > 0) return answerFound(checked, as)
	return checked.near ? answerRisky(checked, as) : answerUnheard(checked)
}

function answerFound(checked: CheckedLine, { isOrdered, wasSaid }: CheckedAs): CoachAnswer {
	const { findings, line, verdict } = checked
	const [first, ...others] = findings
	if (!first || verdict === 'unheard') throw new Error('A line was found wrong without a finding.')
	const entries = findings.flatMap(({ code }) => entryAbout('statement', code) ?? [])
	const correction = wasSaid ? entryById('correct-a-misstatement') : undefined
	if (correction) entries.splice(1, 0, correction)
	const opening = {
		found: 'No, leave that out. It is a prohibited statement:',
		likely:
			'It is risky, and I would leave that out until you have checked it. It is likely a prohibited statement:',
		risky: 'Leave that out, it is risky: as an answer to a customer it is heard as',
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
			isOrdered &&
				"Somebody's okay does not change the rule: the call is still yours, and so is the statement.",
			alsoHeld.length > 0 && `It also holds: ${nameAll(alsoHeld)}.`,
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
			`I would not say that: it is risky. It comes close to a wording to leave, “${unmarked(not)}”.`,
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
				? 'I can only judge English, so I have not checked this line. The same rules hold in any language.'
				: 'I hear no prohibited claim in it. That is not a clearance: it also has to be true for this customer, and the required disclosures still belong before anybody enrolls.',
			entry && `Say this along with it: ${entry.answer}`,
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
			`It is risky: once somebody has asked for no more calls, it is **${inSentence(stop.title)}** (${stop.citation}). ${stop.why}`,
			'If nobody asked for that, I hear no prohibited claim in it, which is not a clearance.',
			insteadTable([{ not: line, say: stop.sayInstead }]),
		],
		thread: { line },
	})
}

/** The analyst knows English; of Spanish it would hear nothing and say so. */
const isSpanish = (line: string) =>
	(line.match(
		/\b(?:que|le|al|los|las|una|por|para|somos|nosotros|usted|ustedes|su|sus|deuda|deudas|cliente|digo|dile|puedo|es|con|sin|nada|pagar|va|la|el|del)\b/gi,
	)?.length ?? 0) >= 3
