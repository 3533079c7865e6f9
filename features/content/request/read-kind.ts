import { holdsPhrase } from '#platform/english/phrases.ts'
import type { PieceKind } from '../contract.ts'
import type { Occasion } from './brief.ts'
import { formatFeatures, sequenceOf } from './format-features.ts'
import { type Kind, plainContent, teamReaders } from './kinds.ts'
import { classifyKind } from './learned/classify-kind.ts'
import { writtenAs } from './piece-kinds.ts'
import type { Typed } from './read-typed.ts'

/** Kinds of customer messages that the classifier confuses with team emails. */
const messages: ReadonlySet<PieceKind> = new Set(['email', 'text', 'letter', 'card', 'sequence'])

/** A message whose first sentence names coworkers as its readers is an email to the team, whatever the heads predict. */
function forTeam(
	{ sentences }: Typed,
	predicted: ReturnType<typeof classifyKind>,
): ReturnType<typeof classifyKind> {
	const [first] = sentences
	const isNamed = first !== undefined && messages.has(predicted.kind) && holdsPhrase(first, teamReaders)
	return isNamed ? { kind: 'email', isForTeam: true } : predicted
}

/** The kind of piece that a request asks for, and its occasion if it has one. */
export function readKind(typed: Typed, hasRecipient: boolean): { kind: Kind; occasion: Occasion | null } {
	const signs = formatFeatures(typed, hasRecipient)
	const { kind: name, isForTeam } = forTeam(typed, classifyKind(signs))
	const { kind, occasion } = writtenAs(name)
	if (name === 'sequence') return { kind: sequenceOf(signs.cues), occasion }
	const isNamed = signs.cues.some(({ code }) => code === 'onePage' || code === 'summary')
	if (name === 'summary' && !isNamed) return { kind: plainContent, occasion }
	return { kind: isForTeam ? { ...kind, channel: 'internal' } : kind, occasion }
}
