import type { Coach, CoachAnswer } from '#features/chat/coach/coach-answer.ts'
import { someCallBook } from './call-book.ts'
import type { Question } from './read-questions.ts'

/** Says the messages one after the other, each with what came before it. Times are milliseconds, one an answer. */
export async function converse(coach: Coach, { messages, asker }: Pick<Question, 'messages' | 'asker'>) {
	const person = { name: 'Maya Torres', role: asker }
	const calls = someCallBook(asker)
	const answers: CoachAnswer[] = []
	const times: number[] = []
	for (const [index, message] of messages.entries()) {
		const history = answers.map(({ response }, at) => ({ message: messages[at] ?? '', response }))
		// As between two requests: what cannot be stored is lost.
		const thread = structuredClone(answers[index - 1]?.thread ?? null)
		const began = performance.now()
		answers.push(await coach({ message, thread, history, calls, person }))
		times.push(performance.now() - began)
	}
	return { answers, times }
}
