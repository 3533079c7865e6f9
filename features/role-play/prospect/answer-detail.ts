import { crc32 } from 'node:zlib'
import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { SeededRandom } from '#platform/random/seeded-random.ts'
import { again, choose, filled, say } from './choose-line.ts'
import { type Detail, type DetailKind, detailsOf, isTold, wordsNaming, wordsShared } from './details.ts'
import type { Intent } from './lines/anybody.ts'
import { concerns } from './lines/concerns.ts'
import type { Moment } from './moment.ts'
import { personaSlots } from './persona-slots.ts'
import {
	type Aspect,
	asksAge,
	asksHowItFelt,
	asksHowItIs,
	aspects,
	isCheck,
	isFollowUp,
	isHypothetical,
	isOfOthers,
	isPlainFollowUp,
	kindOfQuestion,
	type QuestionKind,
} from './question-kind.ts'
import type { AskedQuestion } from './rep-act.ts'
import { describeFact } from './reveal-fact.ts'
import type { AskedMatter } from './training/labeled-rep-question.ts'

const aspectNames: readonly string[] = aspects
const isAspect = (kind: QuestionKind): kind is Aspect => aspectNames.includes(kind)
const kindOfLines = (kind: QuestionKind): DetailKind => (isAspect(kind) ? kind : 'is')

/** Aspects by which a question asks for more than the sheet tells of a matter. */
const closer = new Set<QuestionKind>(['when', 'why', 'where', 'which', 'amount'])

/**
 * Answers a question closer than the sheet's lines: by the subject that its words name or, if it follows up ('When was
 * that?'), by what the prospect told last. Returns whether anything was known.
 */
export function answerDetail(moment: Moment, asked: AskedQuestion): boolean {
	const question = readQuestion(asked)
	if (isCheck(question.words)) return false
	const kind = kindOfQuestion(question.words)
	const found = findDetail(moment, question, kind)
	return found ? tell(moment, found, kindOfLines(kind)) : false
}

/** Matters whose lines in the sheet say whether it is so, and not more. */
const toldByYesOrNo = new Set<AskedMatter>([
	'secured_debt',
	'student_loans',
	'still_using_cards',
	'collectors',
	'lawsuit',
	'pets',
	'family_help',
	'past_attempts',
	'competitor',
	'bankruptcy',
	'who_decides',
])

/** What is behind an objection: the prospect's own reasons, and when these were told those that anybody might have. */
export function reasonsFor({ script, state }: Moment, code: string): readonly string[] {
	const own = detailsOf(script).own.find(({ after }) => after?.includes(`objection:${code}`))
	const fresh = [...(own?.why ?? []), ...(own?.what ?? [])].filter((line) => !state.told.includes(line))
	const [line] = fresh
	if (line) state.told.push(line)
	return line ? [line] : (concerns[code] ?? [])
}

/** Whether the question names a subject of this prospect's own. */
export const namesDetail = ({ script }: Moment, asked: AskedQuestion) =>
	detailsOf(script).own.some((detail) => wordsNaming(detail, readQuestion(asked).words) > 0)

/** Probability of a matter from which it is not doubted. */
const sureMatter = 0.9

/** The same for a question whose matter has lines in the sheet: only if it asks for more than these tell. */
export function answerCloser(moment: Moment, asked: AskedQuestion): boolean {
	const question = readQuestion(asked)
	const kind = kindOfQuestion(question.words)
	const found = findDetail(moment, question, kind)
	if (!found) return false
	// A hidden fact comes up only when the question names it, and the matter is not all that sure.
	if (isHidden(moment, found))
		return (
			asked.probability < sureMatter &&
			wordsNaming(found, question.words) > 0 &&
			tell(moment, found, kindOfLines(kind))
		)
	const isOfMatter = found.after?.includes(asked.matter) ?? false
	const isToldOf = moment.state.told.includes(`asked: ${asked.matter}`)
	const isNamed =
		(kind !== 'what' || asked.matter === 'hardship' || !found.after) &&
		wordsNaming(found, question.words) > 0 &&
		(!isOfMatter || isToldOf) &&
		(!isOfAnybody(moment, found) || !found.after)
	const isMore = isAspect(kind) && (moment.before === asked.matter || toldByYesOrNo.has(asked.matter))
	const isNamedBefore = question.context !== undefined && wordsNaming(found, question.context) > 0
	const isWellbeing = kind === 'how' && (isNamedBefore || wordsNaming(found, question.words) > 0)
	// The sheet tells who lives there.
	if (asked.matter === 'household' && kind === 'which') return false
	if (!closer.has(kind) && !isMore && !isNamed && !isWellbeing) return false
	return linesOf(moment, found, kindOfLines(kind)).length > 0 ? tell(moment, found, kindOfLines(kind)) : false
}

/** A question, and what was said before it in the same message. */
type Question = { words: Sentence; context: Sentence | undefined; matter: AskedMatter }
const readQuestion = ({ words, context = '', matter }: AskedQuestion): Question => ({
	matter,
	words: readSentences(words)[0] ?? {
		words: ' ',
		places: [],
		breaks: new Set(),
		isQuestion: true,
		from: 0,
		to: 0,
	},
	context: readSentences(context)[0],
})

/** What it counts that the question names the subject, is of its matter, or follows what was told or said just before. */
const weights = {
	named: 2,
	ofMatter: 1.6,
	ofVagueMatter: 1.2,
	told: 1.5,
	namedBefore: 0.7,
	own: 0.5,
	shared: 0.4,
}
/** Matters that questions on anything told are taken for: 'How long has that been going on?'. */
const vagueMatters = new Set<AskedMatter>([
	'hardship',
	'why_now',
	'other_open',
	'other_yes_no',
	'small_talk',
	'rhetorical',
])

function findDetail(
	moment: Moment,
	{ words, context, matter }: Question,
	kind: QuestionKind,
): Detail | undefined {
	const { script, before } = moment
	const { own, common } = detailsOf(script)
	const lines = kindOfLines(kind)
	const follows = isFollowUp(words)
	const isPlain = isPlainFollowUp(words, kind)
	const rate = (detail: Detail) => {
		if (linesOf(moment, detail, lines).length === 0 && !isHidden(moment, detail)) return 0
		const named = weights.named * Math.min(own.includes(detail) ? 2 : 1, wordsNaming(detail, words))
		const namedBefore =
			follows && context && own.includes(detail) && (lines !== 'is' || isHidden(moment, detail))
				? weights.namedBefore * Math.min(2, wordsNaming(detail, context))
				: 0
		// A question for yes or no is answered only by the subject that it names.
		const told = follows && lines !== 'is' && isTold(detail, before) ? weights.told : 0
		const isOfMatter = lines !== 'is' && isTold(detail, matter)
		const ofMatter = isOfMatter ? (vagueMatters.has(matter) ? weights.ofVagueMatter : weights.ofMatter) : 0
		const isLoose = named + namedBefore === 0 && (!isPlain || isAllTold(moment, detail[lines]))
		const fit = named + namedBefore + (isLoose && ofMatter < weights.ofMatter ? 0 : Math.max(told, ofMatter))
		if (fit === 0 || (named === 0 && isHidden(moment, detail) && isDodged(moment, detail))) return 0
		// Words shared with the answer tell which subject fits best, and never that one fits at all.
		const shared = weights.shared * Math.min(2, wordsShared(linesOf(moment, detail, lines), words))
		return fit + shared + (own.includes(detail) ? weights.own : 0)
	}
	return [...own, ...common].reduce<{ detail?: Detail; rating: number }>(
		(most, detail) => (rate(detail) > most.rating ? { detail, rating: rate(detail) } : most),
		{ rating: 0 },
	).detail
}

const isOfAnybody = ({ script }: Moment, detail: Detail) => detailsOf(script).common.includes(detail)

const isAllTold = ({ state }: Moment, lines: readonly string[] = []) =>
	lines.length > 0 && lines.every((line) => state.told.includes(line))

/** What answers the question; a fact that was revealed also answers whether it is so. */
function linesOf({ script, state }: Moment, detail: Detail, kind: DetailKind): readonly string[] {
	const own = detail[kind]
	if (own || kind !== 'is' || !detail.fact || !state.revealed.includes(detail.fact)) return own ?? []
	return script.hidden.find(({ id }) => id === detail.fact)?.lines ?? []
}

const isDodged = ({ state }: Moment, { fact = '' }: Detail) => state.dodged.includes(fact)

const isHidden = ({ state, script }: Moment, { fact }: Detail) =>
	fact !== undefined && !state.revealed.includes(fact) && script.hidden.some(({ id }) => id === fact)

function tell(moment: Moment, detail: Detail, kind: DetailKind) {
	const { state, script, parts } = moment
	if (isHidden(moment, detail)) {
		const fact = script.hidden.find(({ id }) => id === detail.fact)
		if (fact) describeFact(moment, fact)
		return fact !== undefined
	}
	const lines = linesOf(moment, detail, kind)
	const isOld = isAllTold(moment, lines)
	const line = lines.find((each) => !state.told.includes(each)) ?? choose(moment, lines)
	if (!line) return false
	state.told.push(line)
	const text = filled(line, personaSlots(moment))
	parts.push(isOld ? again(say(moment, 'already_told'), text) : text)
	state.toldLast = detail.after?.some((key) => key === moment.before) ? moment.before : detail.name
	return true
}

/** 'Your friend referred you, is that right?' asks no leave, and 'How is she doing?' is not about the prospect. */
export const isMistaken = (asked: AskedQuestion) =>
	(asked.matter === 'permission' && isCheck(readQuestion(asked).words)) ||
	(asked.matter === 'how_are_you' && isOfOthers(readQuestion(asked).words)) ||
	(asked.matter === 'reaction' && asksHowItFelt(readQuestion(asked).words)) ||
	(asked.matter === 'age' && !asksAge(readQuestion(asked).words))

const unknown: Record<Aspect, Intent> = {
	when: 'cannot_say_when',
	why: 'cannot_say_why',
	where: 'cannot_say_where',
	amount: 'cannot_say_amount',
	which: 'cannot_say_which',
	what: 'cannot_say_what',
	how: 'cannot_say_how',
}

/** Answers what nothing is known of, as a person would: does not recall, confirms, or says yes or no by the seed. */
export function answerUnknown(moment: Moment, asked: AskedQuestion): true {
	const { script, state, parts, before } = moment
	const { words: question } = readQuestion(asked)
	const kind = kindOfQuestion(question)
	const objection = before?.startsWith('objection:') ? before.slice('objection:'.length) : undefined
	if (kind === 'why' && objection && isFollowUp(question))
		parts.push(choose(moment, reasonsFor(moment, objection)) ?? '')
	else if (isAspect(kind) && kind !== 'why' && isHypothetical(question))
		parts.push(say(moment, 'is_undecided'))
	else if (kind === 'how' && asksHowItIs(question)) parts.push(say(moment, 'is_fine'))
	else if (isAspect(kind)) parts.push(say(moment, unknown[kind]))
	else if (kind === 'either') parts.push(say(moment, 'is_both'))
	else if (kind === 'confirm') parts.push(say(moment, 'thinks_so'))
	else if (kind === 'permission')
		parts.push(say(moment, state.mood.trust >= 3 ? 'lets_ask' : 'lets_ask_unwillingly'))
	else {
		const luck = new SeededRandom(crc32(`${script.id} ${question.words}`, state.seed ?? 0)).next()
		parts.push(say(moment, luck < (kind === 'rarity' ? 0.15 : 0.5) ? 'thinks_so' : 'thinks_not'))
	}
	return true
}
