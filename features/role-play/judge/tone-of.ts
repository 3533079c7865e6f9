import type { RepActName, RepActs } from '../prospect/index.ts'
import type { Measure } from './measure.ts'

/** How a message of the rep may sound; the first that fits is told. */
const repTones = [
	'Silent',
	'Unclear',
	'Rude',
	'Misleading',
	'Pushy',
	'Rambling',
	'Dismissive',
	'Rushed',
	'Repetitive',
	'Warm',
	'Honest',
	'Clear',
	'Confident',
	'Curious',
	'Steady',
	'Flat',
] as const
export type RepTone = (typeof repTones)[number]

/** Words of a message that asks for the yes and says nothing else. */
const fewWords = 12

export function toneOf(acts: RepActs, measures: readonly Measure[], hasClaim: boolean): RepTone {
	const does = (...names: RepActName[]) => names.some((name) => acts.acts.includes(name))
	const shows = (...codes: Measure['code'][]) => measures.some(({ code }) => codes.includes(code))
	const sounds: Record<RepTone, boolean> = {
		Silent: acts.isSilent,
		Unclear: acts.isGibberish,
		Rude: acts.isRude,
		Misleading: hasClaim,
		Pushy: acts.isPushy,
		Rambling: acts.isRambling,
		Dismissive: shows('dismissed'),
		Rushed: shows('tooEarly') || (does('asks_to_enroll') && acts.words < fewWords),
		Repetitive: acts.isRepeating,
		Warm: does('empathizes'),
		Honest: shows('resisted', 'honestNo', 'corrected') || does('admits_limits'),
		Clear:
			shows('disclosed', 'disclosedInPart', 'summary') ||
			acts.acts.some((name) => name.startsWith('explains_')),
		Confident: shows('met', 'enrollmentInTime', 'nextStep'),
		Curious: acts.openQuestions > 0 || acts.asksAbout.length > 0,
		Steady: acts.concedes || shows('room', 'answered', 'introduced'),
		Flat: true,
	}
	return repTones.find((tone) => sounds[tone]) ?? 'Flat'
}
