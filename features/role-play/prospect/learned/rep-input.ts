import type { ReadTurn } from '#features/compliance/index.ts'
import type { SentenceInput } from '#platform/classifier/sentence-encoder.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'
import { featureStem, wordFeatures } from '#platform/classifier/word-features.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { isAsking, isOpen, topicsIn } from '../questions.ts'
import { isBrushOff, isDeferring, isPushy, isRude } from '../read-manner.ts'
import { ruledActs } from '../rule-acts.ts'

/** Words at the beginning and the end of a message that tell more than others. */
const edge = 3
/** Bounds between which lengths in words tell different things. */
const lengths = [3, 6, 12, 25, 50, 90]

/** What tells what a message of the rep does: its words, what it asks about, and the known wordings of acts. */
export function actInput(read: ReadTurn): HeadInput {
	const features = new Set<string>(['message'])
	const questions = read.sentences.filter(isAsking)
	for (const sentence of read.sentences) {
		const form = isAsking(sentence) ? 'q' : 's'
		for (const feature of wordFeatures(stemsOf(sentence))) {
			features.add(feature)
			features.add(`${form} ${feature}`)
		}
	}
	const stems = read.sentences.flatMap(stemsOf)
	for (const stem of stems.slice(0, edge)) features.add(`begins ${stem}`)
	for (const stem of stems.slice(-edge)) features.add(`ends ${stem}`)
	features.add(`length ${lengths.findIndex((bound) => stems.length < bound)}`)
	for (const topic of topicsIn(questions)) features.add(`asks about ${topic}`)
	for (const topic of topicsIn(read.sentences)) features.add(`speaks of ${topic}`)
	if (questions.length > 0) features.add(questions.some(isOpen) ? 'open question' : 'closed question')
	return {
		features: [...features],
		signs: ruledActs(read).map((act) => `says ${act}`),
		sentences: read.sentences.map(encodable),
	}
}

/** What tells whether a message answers what the prospect asked, and how it treats the prospect. */
export function mannerInput(prospect: ReadTurn | undefined, read: ReadTurn): HeadInput {
	const own = actInput(read)
	const features = new Set(own.features)
	const asked = prospect?.sentences ?? []
	const stemsAsked = asked.flatMap(stemsOf)
	for (const stem of stemsAsked) features.add(`prospect ${stem}`)
	const questions = asked.filter(({ isQuestion }) => isQuestion)
	features.add(questions.length > 0 ? 'prospect asks' : stemsAsked.length > 0 ? 'prospect tells' : 'first')
	for (const question of questions) features.add(`prospect asks ${stemsOf(question).slice(0, 2).join(' ')}`)
	const said = new Set(read.sentences.flatMap(stemsOf).filter(isLong))
	const shared = new Set(stemsAsked.filter((stem) => isLong(stem) && said.has(stem))).size
	features.add(`shared ${Math.min(shared, mostShared)}`)
	const topics = topicsIn(read.sentences)
	const sharedTopics = topicsIn(asked).filter((topic) => topics.includes(topic)).length
	features.add(`shared topics ${Math.min(sharedTopics, mostShared)}`)
	return { features: [...features], signs: [...own.signs, ...mannersIn(read)], sentences: own.sentences }
}

/** From so many on, more tell no more. */
const mostShared = 3
/** Manners whose known wordings the message has. */
const mannersIn = (read: ReadTurn) => [
	...(isRude(read) ? ['rude'] : []),
	...(isPushy(read) ? ['pushy'] : []),
	...(isBrushOff(read) ? ['brush off'] : []),
	...(isDeferring(read) ? ['defers'] : []),
]
const isLong = (stem: string) => stem.length > 3

const stemsOf = ({ words }: Sentence) => words.trim().split(' ').map(featureStem)

const encodable = ({ words, isQuestion }: Sentence): SentenceInput => ({
	words: words.trim().split(' '),
	isQuestion,
})

/** What tells what a question of the rep asks. A question may be read as several sentences. */
export function asksInput(question: readonly Sentence[], before: Sentence | undefined): HeadInput {
	const features = new Set<string>(['question'])
	const stems = question.flatMap(stemsOf)
	for (const feature of question.flatMap((sentence) => wordFeatures(stemsOf(sentence)))) features.add(feature)
	for (const stem of stems.slice(0, edge)) features.add(`begins ${stem}`)
	for (const stem of stems.slice(-edge)) features.add(`ends ${stem}`)
	for (const stem of before ? stemsOf(before) : []) features.add(`before ${stem}`)
	features.add(`length ${lengths.findIndex((bound) => stems.length < bound)}`)
	features.add(question.some(({ isQuestion }) => isQuestion) ? 'asked' : 'told')
	const signs = topicsIn(question).map((topic) => `topic ${topic}`)
	if (question.some(isAsking)) signs.push(question.some(isOpen) ? 'open question' : 'closed question')
	return { features: [...features], signs, sentences: question.map(encodable) }
}
