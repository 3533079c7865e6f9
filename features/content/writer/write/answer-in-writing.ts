import { bankOf } from '../parts/objections/objection-banks.ts'
import type { Pen } from '../plan/pen.ts'
import { sentences } from './draft.ts'

const mostObjections = 2

/** Answers to the objections of the brief, as paragraphs of a message. */
export function answerInWriting(pen: Pen): string[] {
	const [first, ...others] = pen.brief.objections.slice(0, mostObjections)
	if (first === undefined) return []
	return [answer(pen, first, pen.is('short') ? 1 : 2), ...others.map((code) => answer(pen, code, 1))]
}

function answer(pen: Pen, code: string, count: number): string {
	const bank = bankOf(code)
	const acknowledgement = pen.chance(0.3) ? pen.say(bank.acknowledge) : ''
	const answers = pen.sayMany(bank.answer, count)
	const question = pen.chance(0.6) ? pen.say(bank.ask) : ''
	return pen.chance(0.25)
		? sentences(acknowledgement, question, ...answers)
		: sentences(acknowledgement, ...answers, question)
}
