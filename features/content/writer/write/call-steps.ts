import { coldQuestions, noTime, whatItIs } from '../parts/opening-lines.ts'
import { callCloses, callNotes, callOpenings, teachBacks } from '../parts/phone.ts'
import { nextSteps } from '../parts/steps.ts'
import type { Pen } from '../plan/pen.ts'

/** A step of a call: its name, and what is said and noted in it, each a line. */
export type Step = { name: string; lines: string[] }

export const said = (words: string): string => (words === '' ? '' : `Say: “${words}”`)
export const maybeNote = (pen: Pen, likelihood: number): string =>
	pen.chance(likelihood) ? pen.say(callNotes) : ''
/** The opening alone: two ways to begin, the first question, and what to say to whoever asks or has no time. */
export const openWell = (pen: Pen): Step[] => [
	{
		name: pen.oneOf(['Say who you are and why you call', 'The first breath', 'Begin like this']),
		lines: [said(pen.mustSay(callOpenings)), pen.is('short') ? '' : `Or: “${pen.mustSay(callOpenings)}”`],
	},
	{
		name: pen.oneOf(['If they have a moment', 'If they say go on', 'When they say yes']),
		lines: [said(pen.mustSay(coldQuestions)), '(Wait. What they say first is what the call is about.)'],
	},
	{
		name: pen.oneOf(['If they ask what it is', 'If they ask what you sell']),
		lines: [said(pen.mustSay(whatItIs))],
	},
	{ name: pen.oneOf(['If they have no time', 'If it is a bad moment']), lines: [said(pen.mustSay(noTime))] },
]

export const agree = (pen: Pen): Step => ({
	name: pen.oneOf(['Agree what happens next', 'End well']),
	lines: [
		said(pen.say(nextSteps)),
		said(
			pen.mustSay([
				'Thank you for talking with me. What else can I do for you today?',
				'What else would you like to ask me today? Thank you for your time.',
			]),
		),
	],
})

export const checkUnderstood = (pen: Pen): Step => ({
	name: pen.oneOf(['Make sure it was clear', 'Ask them to say it back']),
	lines: [said(pen.mustSay(teachBacks)), '(Wait, and correct gently what was misheard.)'],
})

export const ask = (pen: Pen): Step => ({
	name: pen.oneOf(['Ask, and wait', 'The question']),
	lines: [
		said(
			pen.mustSay([
				'You have heard what it costs and what can go wrong. Do you want to enroll, or would you rather think about it?',
				'Now that you know the cost and the risks: is it a yes, a no, or not yet? Any of these is fine.',
				'Would you like to go ahead, or read the agreement first? There is no deadline.',
			]),
		),
		'(Then be quiet until they have answered.)',
	],
})

export const close = (pen: Pen): Step => ({
	name: pen.oneOf(['Close', 'End well', 'Agree what happens next', 'The last minute']),
	lines: [said(pen.mustSay(callCloses)), maybeNote(pen, 0.3)],
})
