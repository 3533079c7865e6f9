import { badLine } from './anybody/bad-line.ts'
import { beingHeard } from './anybody/being-heard.ts'
import { deciding } from './anybody/deciding.ts'
import { ending } from './anybody/ending.ts'
import { opening } from './anybody/opening.ts'
import { tellingOneself } from './anybody/persona-answers.ts'
import { protest } from './anybody/protest.ts'
import { turnTaking } from './anybody/turn-taking.ts'
import { understanding } from './anybody/understanding.ts'

/** What anybody might say. What only some would is in `by-register.ts`. */
export const anybody = {
	...opening,
	...badLine,
	...beingHeard,
	...protest,
	...understanding,
	...turnTaking,
	...tellingOneself,
	...deciding,
	...ending,
}

/** What a prospect may want to say, apart from what the scenario gives. */
export type Intent = keyof typeof anybody
