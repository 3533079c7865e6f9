import { z } from 'zod'
import { callKinds, elementLabels, objectionCodes, statementCodes } from '../labels.ts'

/** Words of a turn that make a prohibited statement: `quote` begins at `from` in the turn's text. */
const LabeledStatement = z.strictObject({
	code: z.enum(statementCodes),
	quote: z.string().min(1),
	from: z.int().min(0),
})

const LabeledTurn = z
	.strictObject({
		/** `other`: a recording, a relative or a verifier. */
		speaker: z.enum(['rep', 'customer', 'other']),
		text: z.string(),
		/** Only in a rep's turn; each claim separately. */
		statements: z.array(LabeledStatement).default([]),
		/** Elements given in this rep turn. */
		disclosures: z.array(z.enum(elementLabels)).default([]),
		/** Objections that this customer turn raises first, and whether the rep handled them. */
		objections: z.array(z.strictObject({ code: z.enum(objectionCodes), isHandled: z.boolean() })).default([]),
	})
	.refine(({ text, statements }) => statements.every(({ quote, from }) => text.startsWith(quote, from)), {
		message: 'a labeled quote is not in the text of its turn',
	})
	.refine(({ speaker, statements }) => speaker === 'rep' || statements.length === 0, {
		message: 'only a rep makes prohibited statements',
	})

const LabelKind = z.enum(['statements', 'disclosures', 'objections'])

/**
 * A line of `corpus/*.jsonl`: an invented call, an exchange from the middle of one, or a single line, with what its
 * author labeled. The turns before a turn are its context.
 */
export const LabeledCall = z.strictObject({
	id: z.string().min(1),
	/** An imagined author. Data is always split by author: no one is in two splits. */
	author: z.string().min(1),
	/** `rule-development`: calls that the rules of the rule pack were written on, so that the rules match too well there. */
	source: z.enum(['call', 'exchange', 'line', 'rule-development']),
	/** Held-out authors are neither trained on nor read while developing. */
	split: z.enum(['train', 'held-out']).default('train'),
	language: z.enum(['en', 'es', 'mixed']).default('en'),
	style: z.enum(['natural', 'recognizer', 'implied', 'mixed']).optional(),
	kind: z.enum(callKinds).optional(),
	isClosedDeal: z.boolean().optional(),
	note: z.string().optional(),
	/** Of a single line: the statement that it makes, or only resembles. */
	about: z.enum(statementCodes).optional(),
	/** The kinds of labels given; others are unknown rather than absent. */
	labeledFor: z.array(LabelKind).default(['statements', 'disclosures', 'objections']),
	/** Labels on which a second reader and the author may reasonably differ: they count neither for nor against. */
	disputed: z
		.array(z.strictObject({ turn: z.int().min(0), code: z.string(), reason: z.string() }))
		.default([]),
	turns: z.array(LabeledTurn).min(1),
})
export type LabeledCall = z.infer<typeof LabeledCall>
