import { z } from 'zod'
import { storedText } from './stored-value.ts'

/** A choice that this browser remembers; `choices[0]` holds until another is made. */
export function createStoredChoice<Choice extends string>(
	name: string,
	choices: readonly [Choice, ...Choice[]],
) {
	const { read, write, watch, use } = storedText<Choice>('local', name, z.enum(choices))
	return {
		get: (): Choice => read() ?? choices[0],
		set: (choice: Choice): void => write(choice),
		watch,
		/** The choice in a component, which is drawn anew when it changes. */
		use: (): Choice => use() ?? choices[0],
	}
}
