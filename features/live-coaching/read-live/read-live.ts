import { findEnrollment } from '#features/analysis/pure.ts'
import {
	countsFully,
	type Finding,
	findViolations,
	isToCheck,
	matchRules,
	type ReadTurn,
	readCall,
} from '#features/compliance/index.ts'
import type { LiveDisclosure, LiveEntry, LiveReading, LiveWarning, ReadLive } from '../contract.ts'
import { findEnrolling } from './find-enrolling.ts'
import { dueBeforeEnrollment, hearElements, presentDisclosures, type Said } from './hear-disclosures.ts'
import { isContinuation } from './is-continuation.ts'
import { entryOfQuote, isGuess, type JoinedTurn, joinEntries } from './join-entries.ts'

/** Number of newest entries that get warnings. Older entries only give context. */
const entriesWarnedOf = 6

/**
 * The missing disclosures and the warnings for the newest entries of a call. Pure: nothing is stored, and `heard` carries
 * over from one reading to the next. Words with a guessed speaker are read as the rep's, because the microphone mostly
 * picks up the rep; they never show that the customer agreed to enroll.
 */
export function readLive({ entries, heard, isReadAgain = false }: ReadLive): LiveReading {
	const spoken = entries.map((entry) => (isGuess(entry) ? { ...entry, speaker: 'rep' as const } : entry))
	const shown = new Map(entries.map((entry) => [entry.id, entry]))
	const joined = joinEntries(spoken, isContinuation)
	const call = readCall(joined.map(({ turn }) => turn))
	const said = findSaid(spoken, joined, call)
	const stand = hearElements(spoken, said, heard)
	const disclosures = presentDisclosures(stand)
	const { enrollmentTurn } = findEnrollment(call)
	const newest = new Set(spoken.slice(isReadAgain ? 0 : -entriesWarnedOf).map(({ id }) => id))
	const isNew = ({ id }: LiveEntry) => newest.has(id)
	const enrolling = enrollmentWarning(joined, call, enrollmentTurn, disclosures, isNew)
	const found = [
		...said.filter(({ entry }) => isNew(entry)).map(statementWarning),
		...(enrolling ? [enrolling] : []),
	]
	return {
		disclosures,
		heard: stand,
		warnings: found.map((warning) => ({ ...warning, ...speakerOf(shown.get(warning.entryId)) })),
		hasAgreedToEnroll: enrollmentTurn !== null,
	}
}

type Found = Omit<LiveWarning, 'speaker' | 'isSpeakerGuessed'>

/** The entry's speaker as shown in the panel. */
const speakerOf = (entry: LiveEntry | undefined): Pick<LiveWarning, 'speaker' | 'isSpeakerGuessed'> => ({
	speaker: entry?.speaker === 'customer' ? 'customer' : 'rep',
	isSpeakerGuessed: entry !== undefined && isGuess(entry),
})

/** Loads the analyst's weights in advance, which would delay the first reading by about half a second. */
export function prepareToReadLive(): void {
	findViolations(
		readCall([{ speaker: 'rep', text: 'Hello there.', start: null, end: null, confidence: null }]),
	)
}

/**
 * The prohibited statements of a call in progress. A sentence fragment, or a sentence without its context, is easily
 * mistaken for one, so each must also be found in the rep's whole uninterrupted speech. Customers say many things that
 * would be violations only from a rep, so words with a guessed speaker must also match a rule. What is only possible is
 * never shown during a call.
 */
function findSaid(spoken: readonly LiveEntry[], joined: readonly JoinedTurn[], call: ReadTurn[]): Said[] {
	const rules = spoken.some(isGuess) ? matchRules(call) : []
	const isConfirmed = ({ code, turn }: Finding) =>
		!joined[turn]?.parts.some(({ entry }) => isGuess(entry)) ||
		rules.some(({ ready, evidence }) => ready.statement.code === code && evidence.turn === turn)
	const isShown = (finding: Finding) => countsFully(finding) || isToCheck(finding)
	const found = findViolations(call).filter((finding) => isShown(finding) && isConfirmed(finding))
	if (found.length === 0) return []
	const inOneGo = joinEntries(spoken, () => true)
	const again = findViolations(readCall(inOneGo.map(({ turn }) => turn)))
	return found.flatMap((finding) => {
		const turn = joined[finding.turn]
		if (!turn) return []
		const entry = entryOfQuote(turn, finding.quote)
		const isFoundAgain = again.some(
			(other) =>
				other.code === finding.code &&
				isShown(other) &&
				inOneGo[other.turn]?.parts.some((part) => part.entry === entry),
		)
		return isFoundAgain ? [{ finding, entry }] : []
	})
}

function statementWarning({ finding, entry }: Said): Found {
	const { code, title, severity, citation, quote, sayInstead } = finding
	return {
		key: `${entry.id} ${code}`,
		kind: 'statement',
		isToCheck: isToCheck(finding),
		code,
		title,
		severity,
		citation,
		quote,
		entryId: entry.id,
		sayInstead,
	}
}

/** The rep enrolls, or the customer agreed, in the newest entries, and disclosures are still to be given. */
function enrollmentWarning(
	joined: readonly JoinedTurn[],
	call: readonly ReadTurn[],
	enrollmentTurn: number | null,
	disclosures: readonly LiveDisclosure[],
	isNew: (entry: LiveEntry) => boolean,
): Found | null {
	const missing = disclosures.filter(
		({ code, status }) => dueBeforeEnrollment.has(code) && status !== 'given',
	)
	const [next] = missing
	if (!next) return null
	for (const [at, turn] of joined.entries()) {
		const read = call[at]
		const quote = at === enrollmentTurn ? turn.turn.text : read && findEnrolling(read)
		if (!quote) continue
		const entry = entryOfQuote(turn, quote)
		if (!isNew(entry)) continue
		return {
			key: `${entry.id} enrollment`,
			kind: 'enrollment',
			isToCheck: false,
			code: 'enrollment',
			title: 'Enrolling before the disclosures are done',
			severity: 'critical',
			citation: '16 CFR 310.3(a)(1)',
			quote,
			entryId: entry.id,
			sayInstead: `Before you sign anything, there is something I have to tell you. ${next.sayThis}`,
		}
	}
	return null
}
