import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import type { ContentType } from '../contract.ts'
import type { Channel, Form } from './brief.ts'
import { openBook, openCues } from './cues.ts'

/** A kind of piece that a request may name. `weight`: how surely the word means the piece that is wanted. */
export type Kind = { type: ContentType; channel: Channel; form: Form | null; weight: number }

const kind = (type: ContentType, channel: Channel, weight: number, form: Form | null = null): Kind => ({
	type,
	channel,
	form,
	weight,
})

const kindTable = {
	sequence: kind('sequence', 'email', 9),
	touches: kind('sequence', 'email', 8),
	objection: kind('objection_response', 'phone', 5),
	answerWanted: kind('objection_response', 'phone', 4),
	customerSays: kind('objection_response', 'phone', 1),
	voicemail: kind('script', 'voicemail', 5),
	callScript: kind('script', 'phone', 6),
	script: kind('script', 'phone', 5),
	sayWanted: kind('script', 'phone', 3),
	email: kind('email', 'email', 5),
	emailReply: kind('email', 'email', 6),
	textReply: kind('general', 'text', 6, 'text_message'),
	emailVerb: kind('email', 'email', 3),
	text: kind('general', 'text', 5, 'text_message'),
	textVerb: kind('general', 'text', 3, 'text_message'),
	onePage: kind('general', 'letter', 5, 'one_page'),
	summary: kind('general', 'letter', 3, 'one_page'),
	checklist: kind('general', 'internal', 5, 'checklist'),
	list: kind('general', 'internal', 2, 'checklist'),
	socialPost: kind('general', 'social', 5, 'social_post'),
	faq: kind('general', 'web', 5, 'faq'),
	letter: kind('general', 'letter', 5, 'letter'),
	agenda: kind('general', 'internal', 5, 'agenda'),
	training: kind('general', 'internal', 6, 'training_note'),
	team: kind('general', 'internal', 2, 'training_note'),
	handover: kind('general', 'internal', 5, 'handover'),
	comparison: kind('general', 'web', 3, 'comparison'),
	article: kind('general', 'web', 5, 'article'),
	advertisement: kind('general', 'web', 5, 'advertisement'),
	card: kind('general', 'letter', 5, 'card'),
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kindTable
export const kinds: Readonly<Record<KindName, Kind>> = kindTable

/** What is written where no kind is named. */
export const plainContent: Kind = { type: 'general', channel: 'web', form: null, weight: 0 }

const Phrases = z.array(z.string())
const data = readData(
	new URL('./kinds.yaml', import.meta.url),
	z.strictObject({
		names: z.record(z.enum(Object.keys(kindTable) as KindName[]), Phrases),
		reported: Phrases,
		teamReaders: Phrases,
		making: Phrases,
	}),
)
export const kindCues = openCues(data.names)
/** Names of pieces that describe what has happened, or who reads, and ask for nothing. */
export const reported = openBook(data.reported)
/** Names coworkers as the readers of a piece. */
export const teamReaders = openBook(data.teamReaders)
/** Verbs that ask for what comes next. */
export const making = openBook(data.making)
