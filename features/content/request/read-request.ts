import { readSchedule } from '#features/language/pure.ts'
import type { Brief } from './brief.ts'
import { classifyObjections } from './learned/classify-objections.ts'
import { classifyStage } from './learned/classify-stage.ts'
import { readFiguresGiven } from './read-figures-given.ts'
import { readKind } from './read-kind.ts'
import { readAvoid, readLanguage, readLength, readTone } from './read-manner.ts'
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
	const { type, channel, form } = readKind(typed, people.customer !== null)
	const schedule = readSchedule(typed.text)
	const { unlawful, spans } = readUnlawful(typed)
	const isSequence = type === 'sequence'
	return {
		request: typed.request,
		type,
		channel,
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
		messages: isSequence ? schedule.messages : { count: null, days: null },
		avoid: readAvoid(typed),
		unlawful,
		language: readLanguage(typed),
	}
}
