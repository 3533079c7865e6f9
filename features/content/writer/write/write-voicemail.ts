import type { PieceWriter } from '../plan/piece-writer.ts'
import { noteHeads } from '../templates/notes.ts'
import {
	voicemailEnds,
	voicemailNotes,
	voicemailNumbers,
	voicemailReasons,
	voicemailStarts,
	voicemailTimes,
} from '../templates/phone.ts'
import { figuresNotIn, nameFigures } from './describe-figures.ts'
import { type Draft, listed, sentences } from './draft.ts'

/** A voicemail that anybody in the house may hear: the figures of the customer are for the caller's eyes. */
export function writeVoicemail(writer: PieceWriter, title: string): Draft {
	const spoken = sentences(
		writer.mustSay(voicemailStarts),
		...writer.sayMany(voicemailReasons, writer.is('short') ? 1 : 2),
		...(writer.chance(0.5)
			? [writer.mustSay(voicemailTimes), writer.mustSay(voicemailNumbers)]
			: [writer.mustSay(voicemailNumbers), writer.mustSay(voicemailTimes)]),
		writer.mustSay(voicemailEnds),
	)
	const silent = figuresNotIn(writer, spoken)
	return {
		head: [`Script: ${title}`],
		body: [`“${spoken}”`],
		tail: [
			listed(writer.oneOf(noteHeads.reminders), writer.sayMany(voicemailNotes, 3)),
			listed(writer.oneOf(noteHeads.unsaid), nameFigures(writer, silent)),
		],
	}
}
