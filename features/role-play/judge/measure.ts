import type { Finding } from '#features/compliance/index.ts'
import type { ProspectEvent, RepActs } from '../prospect/index.ts'
import type { ProspectScript } from '../prospect/script.ts'
import type { LineNeed } from './better-lines/line-need.ts'
import type { PlayedMessage } from './play.ts'
import { messagePoints } from './rating-formula.ts'

/** What has points of its own in the formula. */
type PointCode = Exclude<
	keyof typeof messagePoints,
	'start' | 'caps' | 'perTrust' | 'perUnderstanding' | 'perPressure' | 'mostByMood'
>
/** Something a message did, told to the rep, what it adds or takes, and what would have been better to say. */
export type Measure = { code: PointCode | 'mood'; points: number; text: string; need?: LineNeed }

/** A message of the rep with everything it is measured by. `earlier` are the rep's messages before it. */
export type MessageBasis = {
	script: ProspectScript
	acts: RepActs
	events: readonly ProspectEvent[]
	earlier: readonly PlayedMessage[]
	/** Prohibited claims of this message that were not taken back. */
	claims: readonly Finding[]
}

export function measure(code: PointCode, text: string, need?: LineNeed): Measure {
	return { code, points: messagePoints[code], text, ...(need && { need }) }
}

export const conduct = (code: string): LineNeed => ({ kind: 'conduct', code })

export const firstNameOf = ({ persona }: ProspectScript) => persona.name.split(' ')[0] ?? persona.name
