import { entryAbout, entryById, nearScore, searchGuide } from '#features/guide/index.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { beginDrill, mayDrill } from './run-drill.ts'

const asksForDrill =
	/\b(?:practi[cs]e|drill|quiz|role ?-?play|rehearse|test|spar|objections?|disclosures?|customer|client|act|play|pretend|throw|hit|with)\b/gi

/** Begins a drill on what the message names, else on what was spoken of, else on what every rep needs. */
export function chooseDrill(message: string, thread: Thread | null): CoachAnswer {
	const named = searchGuide(message.replace(asksForDrill, ' ')).filter(
		({ entry, score }) => score >= nearScore && mayDrill(entry),
	)
	// Said by customers: an objection makes the better drill than the rule on the same matter.
	const objection = named.find(
		({ entry, score }) => entry.kind === 'objection' && score > (named[0]?.score ?? 0) - 0.15,
	)
	const last = entryById(thread?.entries[0] ?? '')
	const entry =
		(/disclos/i.test(message) ? named.find(({ entry }) => entry.kind === 'disclosure') : objection)?.entry ??
		named[0]?.entry ??
		(last && mayDrill(last) ? last : firstToDrill(message))
	if (!entry) throw new Error('The guide has nothing to drill.')
	return beginDrill(entry)
}

const firstToDrill = (message: string) =>
	/disclos/i.test(message)
		? entryAbout('disclosure', 'nonpayment_consequences')
		: entryAbout('objection', 'think_about_it')
