import { useState } from 'react'

/** What was answered in each quiz: the place of the answer, by question. */
const answers = new Map<string, readonly (number | null)[]>()

/** The answers in a module's quiz so far, which stay when the module is closed; only the first one counts. */
export function useAnswers(moduleId: string, questions: number) {
	const [given, setGiven] = useState(
		() => answers.get(moduleId) ?? Array<number | null>(questions).fill(null),
	)
	const keep = (next: readonly (number | null)[]) => {
		answers.set(moduleId, next)
		setGiven(next)
	}
	return {
		given,
		answer: (question: number, choice: number) =>
			keep(given.map((earlier, place) => (place === question ? (earlier ?? choice) : earlier))),
		startOver: () => keep(given.map(() => null)),
	}
}
