import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { languageOf } from '../../message-language.ts'
import { plainTexts } from '../answers/plain-texts.ts'
import type { CoachAnswer } from '../coach-answer.ts'
import { answerOf } from '../compose.ts'

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

/** Whether a message is in Spanish. A Spanish crisis wording counts even in a message too short for language detection. */
export const isSpanish = (message: string): boolean =>
	hasCrisisWording(message) || (functionWord.test(message) && languageOf(message) === 'Spanish')

/** Spanish reply: crisis help if the rep is at risk, otherwise that the built-in coach answers in English. */
export const answerInSpanish = (message: string): CoachAnswer =>
	hasCrisisWording(message)
		? answerOf({ act: 'crisis', parts: [plainTexts.crisisInSpanish] })
		: answerOf({ act: 'unknown', parts: [plainTexts.notInSpanish] })

function hasCrisisWording(message: string) {
	const words = message
		.slice(0, longestRead)
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.match(/\p{L}+/gu)
	const text = ` ${words?.join(' ') ?? ''} `
	return crisisWordings.some((wording) => text.includes(` ${wording} `))
}
