import type { Occasion } from './brief.ts'
import { formatFeatures, sequenceOf } from './format-features.ts'
import { type Kind, plainContent } from './kinds.ts'
import { classifyKind } from './learned/classify-kind.ts'
import { writtenAs } from './piece-kinds.ts'
import type { Typed } from './read-typed.ts'

/** The kind of piece that a request asks for, and its occasion if it has one. */
export function readKind(typed: Typed, hasRecipient: boolean): { kind: Kind; occasion: Occasion | null } {
	const signs = formatFeatures(typed, hasRecipient)
	const { kind: name, isForTeam } = classifyKind(signs)
	const { kind, occasion } = writtenAs(name)
	if (name === 'sequence') return { kind: sequenceOf(signs.cues), occasion }
	const isNamed = signs.cues.some(({ code }) => code === 'onePage' || code === 'summary')
	if (name === 'summary' && !isNamed) return { kind: plainContent, occasion }
	return { kind: isForTeam ? { ...kind, channel: 'internal' } : kind, occasion }
}
