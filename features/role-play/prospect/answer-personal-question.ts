import { holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { SeededRandom } from '#platform/random/seeded-random.ts'
import { choose, filled, say } from './choose-line.ts'
import { debtLine } from './describe-debts.ts'
import { type PersonalQuestion, personalQuestions } from './lines/personal-questions.ts'
import { shortAnswers } from './lines/short-answers.ts'
import { has, type Moment } from './moment.ts'
import { isAsking } from './questions.ts'
import { inFirstPerson } from './say-figures.ts'
import type { Persona } from './script.ts'

type Question = (typeof personalQuestions)[number]

/**
 * Answers the last question of the rep that is about the prospect's own life: from the persona, otherwise by an invention
 * that stays the same for the same seed. Returns whether anything was answered.
 */
export function answerPersonalQuestion(moment: Moment, message: string): boolean {
	const asked = readSentences(message).filter(isAsking)
	if (asked.some(isAboutPayments)) return tell(moment, 'current on payments', paymentsLine(moment))
	const question = personalQuestions.find(({ book }) => asked.some((sentence) => holdsPhrase(sentence, book)))
	if (!question || isLeftToScenario(moment, question)) return false
	return tell(moment, question.id, answerTo(moment, question))
}

/** What else asks for yes or no is answered shortly, and the same way when it is asked again. */
export function answerShortly(moment: Moment, message: string): boolean {
	if (has(moment, 'asks_permission', 'checks_understanding', 'asks_to_enroll', 'agrees_next_step'))
		return false
	const [sentence] = readSentences(message).filter((each) => isAsking(each) && closedForm.test(each.words))
	const [, auxiliary = ''] = closedForm.exec(sentence?.words ?? '') ?? []
	const answers = shortAnswers[auxiliary]
	if (!sentence || !answers) return false
	const isYes = chanceOf(moment, sentence.words) < 0.5
	return tell(moment, `short ${sentence.words.trim()}`, choose(moment, answers[isYes ? 'yes' : 'no']) ?? '')
}

const closedForm =
	/^ (?:(?:so|and|okay|well|now|but|alright|then|also|great|thanks|thank you|got it|by the way) ){0,3}(do|did|are|were|have|can|could|would|will) you /

const isAboutPayments = ({ words }: Sentence) =>
	/ (?:current|caught up|up to date|behind|late) (?:\S+ ){0,4}(?:cards?|payments?|bills?|accounts?|debts?|everything|them|those|any) | missed (?:\S+ ){0,2}payments? /.test(
		words,
	)

function paymentsLine(moment: Moment): string {
	moment.state.told.push('debts: late')
	return debtLine(moment, 'late')
}

/** The scenario's own secrets, worries and answers come before inventions. */
function isLeftToScenario({ script, state, rep }: Moment, question: PersonalQuestion) {
	if (rep.openQuestions > 0 && !('answers' in question)) return true
	if (!('topic' in question) || !question.topic) return false
	const { topic } = question
	return script.hidden.some(({ id, askedBy }) => askedBy.includes(topic) && !state.revealed.includes(id))
}

function answerTo(moment: Moment, question: Question): string {
	const { persona } = moment.script
	if ('answers' in question) {
		const { name, age, region } = persona
		return filled(choose(moment, question.answers) ?? '', { name, region, age: String(age) })
	}
	const told = question.told.find(({ holds }) => holds.some((word) => saysOfHimself(persona).includes(word)))
	if (told?.is === 'household') return inFirstPerson(persona.household)
	const isYes = told ? told.is === 'yes' : chanceOf(moment, question.id) < question.chance
	return choose(moment, isYes ? question.yes : question.no) ?? ''
}

const saysOfHimself = ({ household, history, smallTalk }: Persona) =>
	[household, history, ...smallTalk].join(' ').toLowerCase()

/** From 0 to 1, always the same for this prospect and this matter. */
function chanceOf({ script, state }: Moment, matter: string) {
	let seed = state.seed ?? 0
	for (const letter of `${script.id} ${matter}`) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
	return new SeededRandom(seed).next()
}

/** Says it; asked a second time, as something told before. */
function tell(moment: Moment, id: string, line: string): boolean {
	const { state, parts } = moment
	const key = `personal: ${id}`
	if (state.told.includes(key)) parts.push(`${say(moment, 'already_told')} ${line}`)
	else parts.push(line)
	state.told.push(key)
	return line !== ''
}
