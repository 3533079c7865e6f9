import { noteHeads } from '../parts/notes.ts'
import {
	voicemailEnds,
	voicemailNotes,
	voicemailNumbers,
	voicemailReasons,
	voicemailStarts,
	voicemailTimes,
} from '../parts/phone.ts'
import type { Pen } from '../plan/pen.ts'
import { figuresNotIn, nameFigures } from './describe-figures.ts'
import { type Draft, listed, sentences } from './draft.ts'

/** A voicemail that anybody in the house may hear: the figures of the customer are for the caller's eyes. */
export function writeVoicemail(pen: Pen, title: string): Draft {
	const spoken = sentences(
		pen.mustSay(voicemailStarts),
		...pen.sayMany(voicemailReasons, pen.is('short') ? 1 : 2),
		...(pen.chance(0.5)
			? [pen.mustSay(voicemailTimes), pen.mustSay(voicemailNumbers)]
			: [pen.mustSay(voicemailNumbers), pen.mustSay(voicemailTimes)]),
		pen.mustSay(voicemailEnds),
	)
	const silent = figuresNotIn(pen, spoken)
	return {
		head: [`Script: ${title}`],
		body: [`“${spoken}”`],
		tail: [
			listed(pen.oneOf(noteHeads.reminders), pen.sayMany(voicemailNotes, 3)),
			listed(pen.oneOf(noteHeads.unsaid), nameFigures(pen, silent)),
		],
	}
}
