import { readSchedule } from '#features/language/pure.ts'
import type { Span } from '#platform/english/span.ts'
import type { Brief, GivenFigure, Occasion } from './brief.ts'
import type { Kind } from './kinds.ts'
import { classifyObjections } from './learned/classify-objections.ts'
import { classifyStage } from './learned/classify-stage.ts'
import { reasons } from './piece-kinds.ts'
import { type Correction, readCorrection } from './read-correction.ts'
import { readFiguresGiven } from './read-figures-given.ts'
import { readKind } from './read-kind.ts'
import { readLimits } from './read-limits.ts'
import { readAvoid, readLanguage, readLength, readTone } from './read-manner.ts'
import { readOccasion } from './read-occasion.ts'
import { readPeople } from './read-people.ts'
import { readCircumstances, readCreditors, readTopics } from './read-subjects.ts'
import { readTyped, type Typed } from './read-typed.ts'
import { readIncluded, readMentions, readReadingGrade } from './read-wishes.ts'
import { type Clause, readClauses } from './told/read-clauses.ts'
import { readNotes, readShown, readTold } from './told/read-told.ts'
import { readUnlawful } from './unlawful/read-unlawful.ts'

/**
 * Understands a request for content, however it is typed: what is wanted, for whom, about what, with which figures,
 * and what of it may not be written. Personal numbers such as those of cards come out hidden. Pure; takes time linear
 * in the request; any text is understood as something.
 */
export function readRequest(request: string): Brief {
	const typed = readTyped(request)
	const people = readPeople(typed)
	const { kind, occasion: named } = readKind(typed, people.customer !== null)
	const reason = named === null ? reasonFor(readOccasion(typed), kind) : null
	const correction = readCorrection(typed.text, typed.amounts, reason === 'correction')
	const occasion = named ?? (correction ? 'correction' : reason)
	const { type, channel, form } = kind
	const schedule = readSchedule(typed.text)
	const { unlawful, spans } = readUnlawful(typed)
	const clauses = readClauses(typed.text)
	// A request for something unlawful is answered in our own words.
	const told = unlawful.length > 0 ? [] : toldIn(typed, clauses, people, kind, spans)
	const isSequence = type === 'sequence'
	const figures = readFiguresGiven(typed, isSequence ? schedule.spans : [], spans)
	return {
		request: typed.request,
		type,
		channel,
		occasion,
		form,
		stage: classifyStage(typed),
		tone: readTone(typed),
		length: readLength(typed, channel),
		...people,
		objections: classifyObjections(typed, type === 'objection_response'),
		topics: readTopics(typed),
		circumstances: readCircumstances(typed),
		creditors: readCreditors(typed),
		figures: correction ? withoutWrong(figures, correction) : figures,
		correction,
		messages: isSequence || occasion === 'voicemail_set' ? schedule.messages : noMessages,
		avoid: readAvoid(typed),
		limits: readLimits(typed.text),
		told: told.map(({ asked, say, isAsked }) => ({ asked, say, isAsked })),
		shownTopics: readShown(typed, clauses).flatMap((clause) => readTopics(readTyped(clause))),
		include: readIncluded(typed.request),
		mentions: readMentions(typed.text).filter((matter) => told.every(({ asked }) => !matter.includes(asked))),
		readingGrade: readReadingGrade(typed.text),
		unlawful,
		language: readLanguage(typed),
	}
}

/** The sentences for the reader of the piece. A handover keeps the notes as typed. */
const toldIn = (
	typed: Typed,
	clauses: readonly Clause[],
	people: Pick<Brief, 'customer' | 'partner'>,
	{ channel, form }: Kind,
	taken: readonly Span[],
) =>
	form === 'handover'
		? readNotes(typed, clauses)
		: readTold(typed, clauses, people, { isForTeam: channel === 'internal', taken })

/** Removes the wrong figure; the correct one takes over its kind. */
function withoutWrong(figures: readonly GivenFigure[], { said, true: right }: Correction): GivenFigure[] {
	const wrong = figures.find(({ text }) => text === said)
	const others = figures.filter(({ text }) => text !== said && text !== right)
	const known = figures.find(({ text, kind }) => text === right && kind !== 'other')
	const kind = known?.kind ?? wrong?.kind ?? (right.endsWith('%') ? 'fee_percent' : 'other')
	return [{ kind, text: right, asked: known?.asked ?? right }, ...others]
}

const noMessages = { count: null, days: null }

/** The reason to write. Team pages, objection replies and sequences have none, even if the request names one. */
function reasonFor(read: Occasion | null, { channel, type }: Kind): Occasion | null {
	const isOther = channel === 'internal' || type === 'objection_response' || type === 'sequence'
	return read && reasons.has(read) && !isOther ? read : null
}
