import type { PieceWriter } from '../plan/piece-writer.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import { sentences } from './draft.ts'

const mostObjections = 2

/** Answers to the objections of the brief, as paragraphs of a message. */
export function answerInWriting(writer: PieceWriter): string[] {
	const [first, ...others] = writer.brief.objections.slice(0, mostObjections)
	if (first === undefined) return []
	return [answer(writer, first, writer.is('short') ? 1 : 2), ...others.map((code) => answer(writer, code, 1))]
}

function answer(writer: PieceWriter, code: string, count: number): string {
	const templates = templatesFor(code)
	const acknowledgement = writer.chance(0.3) ? writer.say(templates.acknowledge) : ''
	const answers = writer.sayMany(templates.answer, count)
	const question = writer.chance(0.6) ? writer.say(templates.ask) : ''
	return writer.chance(0.25)
		? sentences(acknowledgement, question, ...answers)
		: sentences(acknowledgement, ...answers, question)
}
