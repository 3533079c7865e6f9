import type { PieceWriter } from '../plan/piece-writer.ts'
import { coldQuestions, noTime, whatItIs } from '../templates/opening-lines.ts'
import { callCloses, callNotes, callOpenings, teachBacks } from '../templates/phone.ts'
import { nextSteps } from '../templates/steps.ts'

/** A step of a call: its name, and what is said and noted in it, each a line. */
export type Step = { name: string; lines: string[] }

export const said = (words: string): string => (words === '' ? '' : `Say: “${words}”`)
export const maybeNote = (writer: PieceWriter, likelihood: number): string =>
	writer.chance(likelihood) ? writer.say(callNotes) : ''
/** The opening alone: two ways to begin, the first question, and what to say to whoever asks or has no time. */
export const openWell = (writer: PieceWriter): Step[] => [
	{
		name: writer.oneOf(['Say who you are and why you call', 'The first breath', 'Begin like this']),
		lines: [
			said(writer.mustSay(callOpenings)),
			writer.is('short') ? '' : `Or: “${writer.mustSay(callOpenings)}”`,
		],
	},
	{
		name: writer.oneOf(['If they have a moment', 'If they say go on', 'When they say yes']),
		lines: [said(writer.mustSay(coldQuestions)), '(Wait. What they say first is what the call is about.)'],
	},
	{
		name: writer.oneOf(['If they ask what it is', 'If they ask what you sell']),
		lines: [said(writer.mustSay(whatItIs))],
	},
	{
		name: writer.oneOf(['If they have no time', 'If it is a bad moment']),
		lines: [said(writer.mustSay(noTime))],
	},
]

export const agree = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['Agree what happens next', 'End well']),
	lines: [
		said(writer.say(nextSteps)),
		said(
			writer.mustSay([
				'Thank you for talking with me. What else can I do for you today?',
				'What else would you like to ask me today? Thank you for your time.',
			]),
		),
	],
})

export const checkUnderstood = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['Make sure it was clear', 'Ask them to say it back']),
	lines: [said(writer.mustSay(teachBacks)), '(Wait, and correct gently what was misheard.)'],
})

export const ask = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['Ask, and wait', 'The question']),
	lines: [
		said(
			writer.mustSay([
				'You have heard what it costs and what can go wrong. Do you want to enroll, or would you rather think about it?',
				'Now that you know the cost and the risks: is it a yes, a no, or not yet? Any of these is fine.',
				'Would you like to go ahead, or read the agreement first? There is no deadline.',
			]),
		),
		'(Then be quiet until they have answered.)',
	],
})

export const close = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['Close', 'End well', 'Agree what happens next', 'The last minute']),
	lines: [said(writer.mustSay(callCloses)), maybeNote(writer, 0.3)],
})
