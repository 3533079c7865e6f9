import { useState } from 'react'

/** Where each module was left, in pixels from its top, until the page is loaded anew. */
const places = new Map<string, number>()
/** What was answered in each quiz: the place of the answer, by question. */
const answers = new Map<string, readonly (number | null)[]>()

export const placeIn = (moduleId: string): number => places.get(moduleId) ?? 0
export const keepPlace = (moduleId: string, top: number): void => void places.set(moduleId, top)

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
