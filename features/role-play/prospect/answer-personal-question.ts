import { crc32 } from 'node:zlib'
import { holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
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
	const question = personalQuestions.find(({ book }) => asked.some((sentence) => holdsPhrase(sentence, book)))
	if (!question || isLeftToScenario(moment, question)) return false
	return tell(moment, question.id, answerTo(moment, question))
}

/** Answers any other yes-or-no question in a few words. The answer stays the same when it is asked again. */
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

function paymentsLine(moment: Moment): string {
	moment.state.told.push('debts: late')
	return debtLine(moment, 'late')
}

/** Whether the scenario has its own answer: hidden facts come before inventions. */
function isLeftToScenario({ script, state, rep }: Moment, question: PersonalQuestion) {
	if (rep.openQuestions > 0 && 'chance' in question) return true
	if (!('topic' in question) || !question.topic) return false
	const { topic } = question
	return script.hidden.some(({ id, askedBy }) => askedBy.includes(topic) && !state.revealed.includes(id))
}

function answerTo(moment: Moment, question: Question): string {
	const { persona } = moment.script
	if ('tells' in question) return paymentsLine(moment)
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
	return new SeededRandom(crc32(`${script.id} ${matter}`, state.seed ?? 0)).next()
}

/** Says the line. If the question was asked before, says so. */
function tell(moment: Moment, id: string, line: string): boolean {
	const { state, parts } = moment
	const key = `personal: ${id}`
	if (state.told.includes(key)) parts.push(`${say(moment, 'already_told')} ${line}`)
	else parts.push(line)
	state.told.push(key)
	return line !== ''
}
