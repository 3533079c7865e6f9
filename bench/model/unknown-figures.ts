import { inventedIn } from '../content/judge-figures.ts'

/** Small counts in words, as in 'two things': no figures that somebody has to give. */
const smallCount =
	/\b(?:one|two|three|four|five|six|seven|eight|nine)\b(?![ -](?:percent|years?|months?|weeks?|days?|hours?|dollars?|hundred|thousand|(?:in|of|out of) \w+)\b)/gi

/** Figures of a text that `known` does not have: read more simply than the product reads, so that its mistakes show. */
export const unknownFigures = (text: string, known: string): string[] =>
	inventedIn(text.replaceAll(smallCount, ''), known).map(({ value }) => String(value))
