import { z } from 'zod'
import { lexicon } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import {
	answerCloser,
	answerDetail,
	answerUnknown,
	isMistaken,
	namesDetail,
	reasonsFor,
} from './answer-detail.ts'
import { again, choose, filled, say } from './choose-line.ts'
import { has, type Moment, openObjection, trusts } from './moment.ts'
import { raiseAsked } from './objections.ts'
import { personaSlots } from './persona-slots.ts'
import { askOwnQuestion, sayBack } from './react.ts'
import type { AskedQuestion, Topic } from './rep-act.ts'
import { addFact, revealFact } from './reveal-fact.ts'
import { type SheetKey, sheetKeys, sheetOf } from './sheet.ts'
import { type AskedMatter, askedMatters } from './training/labeled-rep-question.ts'

/** Maximum questions answered in one reply. */
const mostAnswers = 2
/** Skipped if the message also asks a more specific question. */
const inPassing = new Set<AskedMatter>([
	'permission',
	'understood',
	'reaction',
	'good_time',
	'still_there',
	'name',
	'has_questions',
])
/** Handled by `decideNextStep` and `decideEnrollment`. */
const decisions = new Set<AskedMatter>(['when', 'next_step', 'enroll'])
/** Matters with nothing closer to ask about than their lines tell. */
const fixed = new Set<AskedMatter>([
	...inPassing,
	...decisions,
	'debt_total',
	'debt_creditors',
	'minimums',
	'income',
	'budget',
	'age',
	'contact',
	'channel',
	'how_are_you',
])
const uncertain = new Set<AskedMatter>(['other_yes_no', 'other_open', 'small_talk'])
const wantNoAnswer = new Set<AskedMatter>(['nothing', 'rhetorical'])

/** Topics whose hidden facts a question may reveal. */
const topicsOf: Partial<Record<AskedMatter, Topic[]>> = {
	debt_kind: ['debts', 'creditors'],
	secured_debt: ['secured_debt'],
	student_loans: ['student_loans'],
	collectors: ['lawsuit'],
	lawsuit: ['lawsuit'],
	income: ['income'],
	budget: ['budget'],
	savings: ['budget'],
	job: ['job'],
	home: ['housing'],
	car: ['secured_debt'],
	household: ['household', 'spouse'],
	children: ['household'],
	who_decides: ['spouse'],
	family_help: ['family_help'],
	health: ['health'],
	hardship: ['hardship'],
	goal: ['goal'],
	why_now: ['goal'],
	past_attempts: ['past_attempts'],
	competitor: ['competitor'],
	bankruptcy: ['bankruptcy'],
	credit: ['credit'],
}
const objectionsOn: Partial<Record<AskedMatter, string[]>> = {
	past_attempts: ['already_tried'],
	competitor: ['competitor'],
	who_decides: ['spouse', 'manager_or_not_authorized'],
	bankruptcy: ['bankruptcy_instead'],
	credit: ['credit_score_worry'],
}
/** Matters answered directly, even if the scenario hides a related fact. */
const plain = new Set<AskedMatter>([
	'debt_kind',
	'income',
	'budget',
	'savings',
	'job',
	'home',
	'car',
	'household',
	'children',
])
/** Topics the prospect keeps private while trust is below 3. */
const personal = new Set<AskedMatter>([
	'income',
	'budget',
	'savings',
	'household',
	'children',
	'health',
	'bank_account',
	'contact',
])

/** The questions of the message that the prospect answers, in order. */
export function questionsToAnswer(asked: readonly AskedQuestion[]): AskedQuestion[] {
	const wanting = asked.filter(({ matter }) => !wantNoAnswer.has(matter) && !decisions.has(matter))
	const weighty = wanting.filter(({ matter }) => !inPassing.has(matter))
	const clear = weighty.filter(({ matter }) => !uncertain.has(matter))
	const chosen = [clear, weighty, wanting].find((some) => some.length > 0) ?? []
	const isNew = ({ matter }: AskedQuestion, at: number) =>
		chosen.findIndex((each) => each.matter === matter) === at
	return chosen.filter(isNew).slice(clear.length > 0 ? -mostAnswers : -1)
}

/** Answers specific questions in a message that also arranges a next step; 'Would that work?' belongs to the next step. */
export function answerClearly(moment: Moment) {
	for (const question of questionsToAnswer(moment.rep.asked ?? []))
		if (!uncertain.has(question.matter) && !inPassing.has(question.matter)) answerOne(moment, question)
}

/** Answers what the rep asked. Returns whether anything was answered. */
export function answerAsked(moment: Moment): boolean {
	const { rep } = moment
	const chosen = questionsToAnswer(rep.asked ?? [])
	let answers = 0
	let unknown: AskedQuestion | undefined
	for (const question of rep.asked ?? []) {
		if (answers >= mostAnswers) break
		const isOther = uncertain.has(question.matter) || isMistaken(question)
		const matter = isOther && !namesDetail(moment, question) ? matterNamed(question.words) : undefined
		if (matter && answerAbout(moment, matter)) answers++
		else if (isOther && answerDetail(moment, question)) answers++
		else if (!chosen.includes(question)) continue
		else if (isOutside(question)) unknown = question
		else if (answerOne(moment, question)) answers++
	}
	// What nothing is known of is only answered if nothing else was.
	if (unknown && answers === 0) return answerUnknown(moment, unknown)
	return answers > 0
}

function answerOne(moment: Moment, question: AskedQuestion): boolean {
	const { matter } = question
	if (matter === 'concern') return answerConcern(moment)
	if (matter === 'understood') return sayBack(moment) || answer(moment, understanding(moment))
	if (matter === 'has_questions') return askOwnQuestion(moment) || answer(moment, 'no_questions')
	if (matter === 'reaction') return answerReaction(moment)
	if (!fixed.has(matter) && answerCloser(moment, question)) return true
	return answerAbout(moment, matter)
}

function answerConcern(moment: Moment) {
	const open = openObjection(moment)
	if (open) return add(moment, choose(moment, reasonsFor(moment, open.code)))
	return raiseAsked(moment, 'any') || answer(moment, trusts(moment) ? 'no_concern' : 'sounds_unsure')
}

const understanding = ({ state, script }: Moment): SheetKey =>
	state.mood.understanding >= script.needs.understanding - 2 ? 'understood_yes' : 'understood_no'

function answerReaction(moment: Moment) {
	if (openObjection(moment)) return answerConcern(moment)
	return answer(moment, trusts(moment) ? 'sounds_good' : 'sounds_unsure')
}

const matterBooks = Object.entries(
	readData(
		new URL('./matter-words.yaml', import.meta.url),
		z.partialRecord(z.enum(askedMatters), z.array(z.string())),
	),
).map(([matter, phrases]) => ({ matter: matter as AskedMatter, book: compilePhrases(phrases, lexicon) }))

/** The matter that a question names, where the heads are unsure of it. */
function matterNamed(words: string) {
	const sentences = readSentences(words)
	return matterBooks.find(({ book }) => sentences.some((sentence) => holdsPhrase(sentence, book)))?.matter
}

const isOutside = (question: AskedQuestion) =>
	question.matter === 'other_yes_no' || question.matter === 'other_open' || isMistaken(question)

function answerAbout(moment: Moment, matter: AskedMatter): boolean {
	const codes = objectionsOn[matter]
	const isSettled = moment.events.some(({ kind }) => kind === 'objection_met' || kind === 'trap_resisted')
	if (codes && !isSettled && raiseAsked(moment, codes)) return true
	const topics = topicsOf[matter] ?? []
	if (!plain.has(matter) && revealFact(moment, topics)) return true
	if (personal.has(matter) && moment.state.mood.trust < 3 && !has(moment, 'asks_permission', 'empathizes'))
		return add(moment, say(moment, 'will_not_say'))
	const key = sheetKeys.find((each) => each === matter)
	const hasAnswered = key ? answer(moment, key) : false
	// With enough trust, add the related hidden fact.
	if (plain.has(matter) && moment.parts.length < 2) addFact(moment, topics)
	return hasAnswered
}

/** Says a line from the sheet. After all lines are used, repeats one with 'As I said'. */
function answer(moment: Moment, key: SheetKey): boolean {
	const { state, script } = moment
	const lines = sheetOf(script)[key]
	const timesAsked = state.told.filter((told) => told === `asked: ${key}`).length
	state.told.push(`asked: ${key}`)
	state.toldLast = key
	const line = filled(choose(moment, lines) ?? '', personaSlots(moment))
	const isOld = timesAsked >= lines.length
	return add(moment, isOld ? again(say(moment, 'already_told'), line) : line)
}

function add({ parts }: Moment, line: string | undefined) {
	if (line) parts.push(line)
	return Boolean(line)
}
