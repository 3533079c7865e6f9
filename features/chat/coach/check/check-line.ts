import {
	countsFully,
	type Finding,
	findViolations,
	type GuideEntry,
	prohibitedStatements,
	readCall,
} from '#features/compliance/index.ts'
import { entryAbout, type Match, nearnessOf, searchGuide } from '#features/guide/index.ts'
import { addressCustomer } from '#features/language/pure.ts'
import { admits, type Consequence, consequenceIn, deniedIn } from '../understand/consequences.ts'
import type { ProposedLine } from '../understand/proposed-line.ts'
import { writtenTurn } from '../written-turn.ts'
import { customerQuestions } from './customer-questions.ts'
import { nearestWarning, type Warning } from './nearest-warning.ts'
import { isTaught, sentencesOf } from './taught-lines.ts'

/**
 * The analyst's verdict on a line. `likely` is to be checked before anyone says it. `unheard` is not an approval: it only
 * means that no prohibited claim was found.
 */
export type CheckedLine = {
	line: string
	verdict: 'found' | 'likely' | 'risky' | 'unheard'
	/** At most one per code, certain ones first. */
	findings: Flaw[]
	/** The guide's warning that the line is similar to, with what to say instead. */
	near: Warning | null
	/** The violation that the line would be after a do-not-call request. */
	afterStop: Finding | null
	/** The guide entry on the topic of the line, if there is one. */
	entry: GuideEntry | null
	/** Whether `entry` was classified from the whole message. */
	isSureOfEntry?: boolean
}

/** A violation of the rule pack in a line. */
type Flaw = Pick<Finding, 'code' | 'title' | 'severity' | 'citation' | 'why' | 'sayInstead' | 'quote'> &
	Partial<Pick<Finding, 'level'>>

/** Minimum search score for an entry to be about the line's topic. */
const sameMatter = 0.3
/** Maximum number of customer questions to test a line against. */
const mostQuestions = 3

/** The prohibited statements in the rep's `text`, said after the customer's words; also those that are only possible. */
export function findingsOf(text: string, customer: string | null | undefined = null): Finding[] {
	const turns = [...(customer ? [writtenTurn('customer', customer)] : []), writtenTurn('rep', text)]
	return findViolations(readCall(turns), true).filter(
		({ code, quote }) => code !== 'government_affiliation' || !sendsToCheck(quote),
	)
}

/** Telling a customer to look up our license with the state is not a claim of affiliation. */
const sendsToCheck = (words: string) => lookUp.test(words) && !tie.test(words)
const lookUp =
	/\b(?:look|check|search|verify|google|read)\b.{0,24}\b(?:us|our (?:licen[cs]e|company|name|complaints?|records?|reviews?)|licen[cs]e number)\b/i
const tie =
	/\b(?:approv\w+|endors\w+|back(?:s|ed)|sponsor\w*|partner\w*|work(?:s|ing)? (?:with|for)|part of|fund(?:s|ed)|certif\w+|program|recommend\w*|trust(?:s|ed)?)\b/i

/** A line to check, and the consequence that it responds to. */
export type LineToCheck = Omit<ProposedLine, 'sign'> & { line: string; about?: Consequence | null }

/** Checks a proposed line on its own, as said to a customer, and as an answer to likely questions. */
export function checkLine(proposed: LineToCheck): CheckedLine {
	const { line, isReported } = proposed
	const matches = searchGuide(line).slice(0, 8)
	const said = isReported ? addressCustomer(line) : line
	const unheard = { line: said, verdict: 'unheard', findings: [], near: null, afterStop: null } as const
	const checked = { ...unheard, findings: [], entry: entryOn(matches) }
	const untaught = sentencesOf(line).filter((sentence) => !isTaught(sentence))
	return untaught.length === 0
		? checked
		: checkUntaught({ ...proposed, line: untaught.join(' ') }, checked, matches)
}

/** Checks the sentences of a line that are not in the guide. */
function checkUntaught(proposed: LineToCheck, checked: CheckedLine, matches: readonly Match[]): CheckedLine {
	const { line, customer, isReported, isAdvice, about } = proposed
	const wordings = isReported ? [line, addressCustomer(line)] : [line]
	// In a question about what to do, merely possible findings are mostly wrong.
	const alone = heardIn(wordings.map((wording) => findingsOf(wording, customer ?? about?.question))).filter(
		({ level }) => !isAdvice || level !== 'possible',
	)
	const near = nearestWarning(
		wordings,
		matches.map((match) => match.entry),
	)
	if (alone.length > 0) {
		const findings = alone.sort(
			(a, b) =>
				Number(countsFully(b)) - Number(countsFully(a)) ||
				gravityOf(a) - gravityOf(b) ||
				rankOf(a, matches) - rankOf(b, matches),
		)
		return {
			...checked,
			verdict: findings.some((each) => countsFully(each)) ? 'found' : 'likely',
			findings,
			near,
		}
	}
	if (isAdvice) return checked
	const asked = findingsAfterQuestions(wordings, matches)
	const denied = about ?? deniedIn(line)
	const findings = asked.length === 0 && !near && denied ? flawOf(denied, line) : asked
	const afterStop = contact.test(line) ? (afterStopRequest(wordings) ?? null) : null
	return { ...checked, verdict: findings.length > 0 || near ? 'risky' : 'unheard', findings, near, afterStop }
}

/** The violations in the wordings as answers to questions on their topics. */
function findingsAfterQuestions(wordings: readonly string[], matches: readonly Match[]): Finding[] {
	const [line = ''] = wordings
	const admitted = admits(line) ? consequenceIn(line)?.code : undefined
	const codes = (results.test(line) ? ['guaranteed_result'] : []).concat(
		matches
			.flatMap(({ entry: { about }, score }, at) =>
				about?.kind === 'statement' &&
				score > (matches[0]?.score ?? 0) - nearMargin &&
				(at === 0 || !heardInAll.has(about.code))
					? about.code
					: [],
			)
			.filter((code) => code !== stopCode && code !== admitted)
			.slice(0, mostQuestions),
	)
	if (figures.test(line)) codes.push('unsupported_savings_claim')
	return distinct(
		codes.flatMap((code) =>
			wordings
				.flatMap((wording) => findingsOf(wording, customerQuestions[code] ?? null))
				.filter((finding) => finding.code === code),
		),
	)
}

/** A line that denies a consequence counts as that violation even if the analyst does not detect it. */
function flawOf({ code }: Consequence, quote: string): Flaw[] {
	const statement = prohibitedStatements.find((each) => each.code === code)
	return statement ? [{ ...statement, quote }] : []
}

/** After these questions almost any line looks like the claim, so they are used only for lines on the same topic. */
const heardInAll = new Set(['nonprofit_claim', 'account_control_misstatement'])
const stopCode = 'do_not_call_ignored'
const afterStopRequest = (wordings: readonly string[]) =>
	wordings
		.flatMap((wording) => findingsOf(wording, customerQuestions[stopCode] ?? null))
		.find(({ code }) => code === stopCode)
/** A line with a figure, or with how many, may be a savings claim. */
const figures =
	/\d|percent|\b(?:half|quarter|third|most|nearly everybody|almost everyone|everybody|everyone|thousand|hundred|pennies|less)\b/i
/** A line about calling someone may ignore that they asked for no more calls. */
const contact =
	/\b(?:(?:i|we)(?:'ll| will| can| could|'re)? (?:just |still |only )?(?:call|try|reach|check in|circle|follow|keep calling|ring|text)|hear from us|(?:take|taken|get) (?:you )?off|off the list|removed?|opt out|keep calling|fine to call|do not call|don'?t call|text stop|in writing before|block us|colleague|another number|this number|hear me out|hung up)\b/i

/** A line about the end of the debts may promise it. */
const results =
	/\b(?:debt.?free|out of debt|wip\w+ (?:out|away)|eliminat\w+|eras\w+|get rid|gone|disappear\w*|vanish\w*|clear\w* (?:it|your|all|that|up)|always|never fails?|every time|works?)\b/i

/** The entry on the matter of a line: what the law demands or forbids there, else what is plainly on it. */
function entryOn(matches: readonly Match[]): GuideEntry | null {
	const [best] = matches
	if (!best || best.score < sameMatter) return null
	const lawful = matches.find(
		({ entry: { about }, score }) =>
			score >= sameMatter &&
			score > best.score - lawfulMargin &&
			(about?.kind === 'disclosure' || about?.kind === 'statement'),
	)
	return lawful?.entry ?? (best.score >= plainMatter ? best.entry : null)
}
const lawfulMargin = 0.12
/** A statement whose entry fits so much less than the best is not what the line is about. */
const nearMargin = 0.2
const plainMatter = 0.42

/** What every wording is heard as; what only one of them is heard as when they agree on nothing. One of a kind. */
function heardIn(found: readonly Finding[][]): Finding[] {
	const all = distinct(found.flat())
	const agreed = all.filter(({ code }) => found.every((those) => those.some((other) => other.code === code)))
	return agreed.length > 0 ? agreed : all
}

/** A promise of the result is graver than the figure in it; else as the rule pack says. */
const gravityOf = ({ code, severity }: Finding) =>
	code === 'guaranteed_result' ? -1 : ['critical', 'high', 'medium', 'low'].indexOf(severity)

/** Of several findings the one on the matter of the line is named first. */
function rankOf({ code }: Finding, matches: readonly Match[]) {
	const at = matches.findIndex(({ entry }) => entry.about?.kind === 'statement' && entry.about.code === code)
	return at < 0 ? matches.length : at
}

const distinct = (findings: readonly Finding[]) =>
	findings.filter(({ code }, at) => findings.findIndex((other) => other.code === code) === at)

/** Whether the message's entry takes precedence over the line's findings. */
export function isOtherwise({ verdict, findings, near, entry, isSureOfEntry }: CheckedLine): boolean {
	if (!entry || !isSureOfEntry || verdict === 'found' || verdict === 'unheard') return false
	// Only rules and disclosures take precedence over likely findings.
	const isOfLaw = entry.kind === 'rule' || entry.kind === 'disclosure'
	if (findings.some(({ level }) => level === 'likely') && !isOfLaw) return false
	const codes = findings.map(({ code }) => code)
	return near?.entry.id !== entry.id && !(entry.about && codes.includes(entry.about.code))
}

/** What to say instead: the guide's replacement for the wording most similar to the line. */
export function insteadOfFinding(line: string, { code, sayInstead }: Flaw): string {
	const pairs = entryAbout('statement', code)?.insteadOf ?? []
	const ranked = pairs
		.map(({ not, say }) => ({ say, nearness: nearnessOf(line, not) }))
		.sort((a, b) => b.nearness - a.nearness)
	return ranked[0] && ranked[0].nearness >= 0.45 ? ranked[0].say : sayInstead
}
