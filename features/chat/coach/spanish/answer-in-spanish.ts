import { z } from 'zod'
import type { GuideEntry } from '#features/compliance/index.ts'
import { entryById, nameMatter, termsOf } from '#features/guide/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { languageOf } from '../../message-language.ts'
import { plainTexts } from '../answers/plain-texts.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { answerOf, guideSource, quoted, unmarked } from '../compose.ts'
import { rankEntries, sureProbability } from '../understand/rank-entries.ts'
import { areNeighbors, plainWords, rankSpanish, type SpanishRanked, spanishWords } from './rank-spanish.ts'
import { type SpanishAnswer, spanishAnswerOf } from './spanish-answers.ts'

const longestRead = 600
const { phrases, pairs } = readData(
	new URL('./crisis-wordings.yaml', import.meta.url),
	z.strictObject({
		phrases: z.array(z.string()),
		pairs: z.array(z.strictObject({ lead: z.array(z.string()), rest: z.array(z.string()) })),
	}),
)
const crisisWordings = [
	...phrases,
	...pairs.flatMap(({ lead, rest }) => lead.flatMap((first) => rest.map((last) => `${first} ${last}`))),
]

/** The language detector takes some short English for Spanish; Spanish sentences contain at least one of these words. */
const functionWord =
	/(?<!\p{L})(?:que|qué|de|del|la|el|los|las|un|una|para|por|con|sin|como|cómo|cuanto|cuánto|mi|su|se|lo|le|les|es|esta|está|al|ya|yo)(?!\p{L})/iu
const spanish = new Set(spanishWords.function.flatMap(plainWords))
const english = new Set(spanishWords.english)
/** Least number of different Spanish words in a short or mixed message, and their least ratio to English ones. */
const fewestSpanish = 2
const leastShare = 2

/** Whether a message is in Spanish. A Spanish crisis wording counts even in a message too short for language detection. */
export const isSpanish = (message: string): boolean =>
	hasCrisisWording(message) ||
	(functionWord.test(message) && languageOf(message) === 'Spanish') ||
	isMostlySpanish(message)

function isMostlySpanish(message: string) {
	const words = new Set(plainWords(message.slice(0, longestRead)))
	const ofSpanish = words.intersection(spanish).size
	return ofSpanish >= fewestSpanish && ofSpanish > leastShare * words.intersection(english).size
}

/** Least score of the answer, and its least lead over entries that are not its neighbors. */
const sureScore = 0.5
const clearLead = 1.3
/** Least nearness of a message to the Spanish wordings of an entry, whatever the English heads predict. */
const leastNearness = 0.15
/** Least score of an entry that is offered. */
const offeredScore = 0.3
const mostOffered = 2

/**
 * Reply in Spanish: crisis help if the rep is at risk, else the entry that answers, a choice of two, or that there is no answer in
 * Spanish, with the title of the English one if that is sure.
 */
export function answerInSpanish(message: string): CoachAnswer {
	if (hasCrisisWording(message)) return answerOf({ act: 'crisis', parts: [plainTexts.crisisInSpanish] })
	const ranked = rankSpanish(message)
	const known = ranked.filter(hasAnswer).filter(({ nearness }) => nearness >= leastNearness)
	const [best] = known
	const isUnanswered = ranked[0]?.answer === null
	const [inEnglish] = rankEntries(message)
	const isOnlyInEnglish =
		inEnglish &&
		inEnglish.probability >= sureProbability &&
		nameMatter(termsOf(message)) &&
		!spanishAnswerOf(inEnglish.entry.id)
	if (isUnanswered) return answerOf({ act: 'unknown', parts: [plainTexts.notInSpanish] })
	if (best && best.score >= sureScore && !isOnlyInEnglish) {
		const other = ranked.find(
			({ answer }) => answer !== best.answer && !(answer && areNeighbors(answer.id, best.answer.id)),
		)
		if (!other || best.score >= clearLead * other.score) return answerSpanishEntry(best.answer)
	}
	if (isOnlyInEnglish) return declineWith(inEnglish.entry)
	const offered = known.slice(0, mostOffered).filter(({ score }) => score >= offeredScore)
	return offered.length < mostOffered
		? answerOf({ act: 'unknown', parts: [plainTexts.notInSpanish] })
		: askWhichInSpanish(offered.map(({ answer }) => answer))
}

type WithAnswer = SpanishRanked & { answer: SpanishAnswer }
const hasAnswer = (ranked: SpanishRanked): ranked is WithAnswer => ranked.answer !== null

/** An entry in Spanish, with words to say to the customer. */
function answerSpanishEntry({ id, answer, say }: SpanishAnswer): CoachAnswer {
	const entry = entryById(id)
	return answerOf({
		act: 'rule',
		entries: entry ? [entry] : [],
		parts: [answer, say && `${plainTexts.toCustomerInSpanish}\n\n${quoted(say)}`],
	})
}

const declineWith = (entry: GuideEntry) =>
	answerOf({
		act: 'unknown',
		sources: [guideSource(entry)],
		parts: [plainTexts.onlyInEnglish({ title: `**${unmarked(entry.title)}**` })],
		thread: { asked: { about: 'entry', options: [entry.id] } },
	})

const askWhichInSpanish = (answers: readonly SpanishAnswer[]) =>
	answerOf({
		act: 'ask',
		parts: [
			plainTexts.whichOneInSpanish,
			answers.map(({ title }, at) => `${at + 1}. ${unmarked(title)}`).join('\n'),
			plainTexts.neitherInSpanish,
		],
		thread: { asked: { about: choiceInSpanish, options: answers.map(({ id }) => id) } },
	})

const choiceInSpanish = 'entry in Spanish'
/** Maximum words of a message that picks a choice. */
const longestPick = 4

/** The entry that a message picks from those offered in Spanish: 'la primera', '2'. Null if it picks none. */
export function pickInSpanish(message: string, asked: Thread['asked']): CoachAnswer | null {
	if (asked?.about !== choiceInSpanish) return null
	const words = plainWords(message)
	const at = spanishWords.ordinals.findIndex((ordinal) => words.some((word) => ordinal.includes(word)))
	const picked = words.length <= longestPick ? spanishAnswerOf(asked.options[at] ?? '') : undefined
	return picked ? answerSpanishEntry(picked) : null
}

function hasCrisisWording(message: string) {
	const text = ` ${plainWords(message.slice(0, longestRead)).join(' ')} `
	return crisisWordings.some((wording) => text.includes(` ${wording} `))
}
