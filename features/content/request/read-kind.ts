import { formatFeatures, ruledKind, sequenceOf, strongest } from './format-features.ts'
import { type Kind, kinds, plainContent } from './kinds.ts'
import { classifyType } from './learned/classify-type.ts'
import type { Typed } from './read-typed.ts'

/**
 * The kind of piece that a request wants: of the type that all its signs together speak for, and of the channel and
 * form that it names.
 */
export function readKind(typed: Typed, hasRecipient: boolean): Kind {
	const signs = formatFeatures(typed, hasRecipient)
	const ruled = ruledKind(typed.text, signs.cues, hasRecipient)
	const type = classifyType(signs)
	if (ruled.type === type) return ruled
	if (type === 'sequence') return sequenceOf(signs.cues)
	const named = strongest(signs.cues.filter(({ code }) => kinds[code].type === type))
	return named ? kinds[named.code] : usual[type]
}

const usual = {
	email: kinds.email,
	script: kinds.script,
	objection_response: kinds.objection,
	general: plainContent,
}
