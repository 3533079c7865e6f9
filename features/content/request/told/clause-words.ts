import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** The customer as an object: a pronoun, a noun or a name. Excludes words for coworkers and words that cannot be a name. */
const object = String.raw`(?:her|him|them|she|he|they|(?:(?:the|this|that|my|our) (?:\w+ )?)?(?:clients?|customers?|leads?|prospects?|couple|guy|lady|man|woman|people|folks|readers?)(?: \p{Lu}\p{Ll}+)?|(?:mr|mrs|ms)\.? \p{L}+|(?!(?:reps?|everyone|everybody|anyone|people|folks|team|me|us|it|this|that|the|what|how|why|when|where|which|who|about|if|whether|for|to|a|an|with)\b)\p{L}+)`

const patternOf = (alternatives: readonly string[]) => alternatives.join('|').replaceAll('OBJ', object)
const Alternatives = z.array(z.string().min(1)).transform(patternOf)
const AtStart = Alternatives.transform((words) => new RegExp(`^(?:${words})(?![\\p{L}'’])[\\s,:]*`, 'iu'))

/** Words that begin clauses in requests. */
export const clauseWords = readData(
	new URL('./clause-words.yaml', import.meta.url),
	z.strictObject({
		instructions: Alternatives,
		participles: Alternatives,
		subjects: Alternatives,
		connectors: Alternatives,
		reporting: Alternatives,
		bareNouns: Alternatives.transform(
			(words) =>
				new RegExp(
					`^(?:${words})(?= (?:is|was|are|will|would|could|can|has|moved|goes|comes|of|on)\\b)`,
					'i',
				),
		),
		fillers: AtStart,
		statement: AtStart,
		whether: AtStart,
		request: AtStart,
		refusal: AtStart,
		toWriter: AtStart,
		acts: z.array(
			z
				.tuple([z.string(), z.string()])
				.transform(([act, heard]) => ({ act: new RegExp(`^(?:${patternOf([act])}) `, 'iu'), heard })),
		),
	}),
)
