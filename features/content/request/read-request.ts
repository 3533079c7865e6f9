import { readSchedule } from '#features/language/pure.ts'
import type { Brief } from './brief.ts'
import { classifyObjections } from './learned/classify-objections.ts'
import { classifyStage } from './learned/classify-stage.ts'
import { readFiguresGiven } from './read-figures-given.ts'
import { readKind } from './read-kind.ts'
import { readAvoid, readLanguage, readLength, readTone } from './read-manner.ts'
import { readOccasion } from './read-occasion.ts'
import { readPeople } from './read-people.ts'
import { readCircumstances, readCreditors, readTopics } from './read-subjects.ts'
import { readTyped } from './read-typed.ts'
import { readUnlawful } from './unlawful/read-unlawful.ts'

/**
 * Understands a request for content, however it is typed: what is wanted, for whom, about what, with which figures,
 * and what of it may not be written. Personal numbers such as those of cards come out hidden. Pure; takes time linear
 * in the request; any text is understood as something.
 */
export function readRequest(request: string): Brief {
	const typed = readTyped(request)
	const people = readPeople(typed)
	const named = readKind(typed, people.customer !== null)
	const occasion = occasionFor(readOccasion(typed), named)
	const { type, channel, form } = occasion?.kind ?? named
	const schedule = readSchedule(typed.text)
	const { unlawful, spans } = readUnlawful(typed)
	const isSequence = type === 'sequence'
	return {
		request: typed.request,
		type,
		channel,
		occasion: occasion?.occasion ?? null,
		form,
		stage: classifyStage(typed),
		tone: readTone(typed),
		length: readLength(typed, channel),
		...people,
		objections: classifyObjections(typed, type === 'objection_response'),
		topics: readTopics(typed),
		circumstances: readCircumstances(typed),
		creditors: readCreditors(typed),
		figures: readFiguresGiven(typed, isSequence ? schedule.spans : [], spans),
		messages: isSequence || occasion?.occasion === 'voicemail_set' ? schedule.messages : noMessages,
		avoid: readAvoid(typed),
		unlawful,
		language: readLanguage(typed),
	}
}

const noMessages = { count: null, days: null }

/** Pages for the team, answers to objections and sequences are written as such, even if they name an occasion. */
function occasionFor(read: ReturnType<typeof readOccasion>, named: ReturnType<typeof readKind>) {
	const isForTeam = named.channel === 'internal' || named.type === 'objection_response'
	return read && !read.kind && (isForTeam || named.type === 'sequence') ? null : read
}
