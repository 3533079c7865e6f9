import { requiredDisclosures } from '#features/compliance/index.ts'

import { neededDisclosures, type ProspectState } from '../prospect/index.ts'
import type { HiddenFact, ProspectMood } from '../prospect/script.ts'
import type { ReplySetting } from './reply.ts'

type Change = Omit<ProspectMood, 'patience'>

/** The most a feeling may move with one message of the rep; trust is won more slowly in a harder call. */
const mostTrustWon = { beginner: 2, intermediate: 1.5, advanced: 1.2 }
const limits = { trustLost: -3, pressure: [-2, 3], understanding: [-2, 2.5], urgency: [-1.5, 1.5] } as const
/** A prospect whom a model plays may be this much (0-10) short of what the scenario asks for before a yes. */
const shortOfNeeds = 1
const shortForNextStep = 2
const mostPressureForYes = 7

/**
 * How far the prospect's feelings move: what the model says, within the limits of one message. Trust does not grow with
 * a message that makes a prohibited claim.
 */
export function boundedChange(
	asked: Change,
	{ script, acts }: Pick<ReplySetting, 'script' | 'acts'>,
): Change {
	const mostTrust = acts.claims.length > 0 ? 0 : mostTrustWon[script.difficulty]
	return {
		trust: within(asked.trust, limits.trustLost, mostTrust),
		pressure: within(asked.pressure, ...limits.pressure),
		understanding: within(asked.understanding, ...limits.understanding),
		urgency: within(asked.urgency, ...limits.urgency),
	}
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** Whether trust allows telling the secret: half a point of leeway, as one kind word gives. */
export const mayTell = ({ trustNeeded }: HiddenFact, { mood }: Pick<ProspectState, 'mood'>) =>
	mood.trust + 0.5 >= trustNeeded

/**
 * What keeps the prospect from enrolling at this moment: an open objection, a disclosure that the rule demands before
 * enrollment (16 CFR 310.3(a)(1)), trust or understanding. Empty when there is nothing.
 */
export function missingBeforeYes(
	{ script, acts }: Pick<ReplySetting, 'script' | 'acts'>,
	{ mood, objections }: Pick<ProspectState, 'mood' | 'objections'>,
): { why: string; words: string }[] {
	const { needs } = script
	const open = Object.keys(objections).filter((code) => objections[code]?.status === 'open')
	const missing = acts.disclosures.filter(
		({ code, status }) => neededDisclosures.includes(code) && status !== 'given',
	)
	return [
		...open.map((code) => ({ why: 'objection', words: `an open objection: ${code}` })),
		...missing.map(({ code }) => ({ why: code, words: `not told in full: ${titleOf(code)}` })),
		...(mood.trust < needs.trust - shortOfNeeds || mood.pressure >= mostPressureForYes
			? [{ why: 'trust', words: `trust is ${round(mood.trust)}, needed: ${needs.trust - shortOfNeeds}` }]
			: []),
		...(mood.understanding < needs.understanding - shortOfNeeds
			? [
					{
						why: 'understanding',
						words: `understanding is ${round(mood.understanding)}, needed: ${needs.understanding - shortOfNeeds}`,
					},
				]
			: []),
	]
}

const titleOf = (code: string) =>
	requiredDisclosures.find((disclosure) => disclosure.code === code)?.title.toLowerCase() ?? code
const round = (value: number) => Math.round(value * 10) / 10

/** Why the prospect may not end the call, or go on with it, in this way; null if nothing speaks against it. */
export function whyNotDecide(
	decision: 'stays' | 'enrolls' | 'agrees_next_step' | 'declines' | 'hangs_up',
	setting: ReplySetting,
	after: ProspectState,
): string | null {
	const { script, acts } = setting
	const { mood, messages, patienceLeft } = after
	switch (decision) {
		case 'stays':
			return patienceLeft > -5 ? null : 'The person has no time left and ends the call now.'
		case 'enrolls': {
			const missing = missingBeforeYes(setting, after)
			return missing.length > 0
				? `The person does not enroll yet: ${missing.map(({ words }) => words).join('; ')}.`
				: null
		}
		case 'agrees_next_step':
			return messages >= 3 && mood.trust >= script.needs.trust - shortForNextStep
				? null
				: 'The person does not trust the rep enough yet for a next step.'
		case 'declines':
			return messages >= 3 || ['respects_request', 'says_goodbye', 'advises_against'].some(did(acts.acts))
				? null
				: 'It is too early to decline; the person hears the rep out a little longer.'
		case 'hangs_up':
			return acts.isRude || mood.trust < 2 || mood.pressure >= 6 || patienceLeft <= 0
				? null
				: 'Nothing that happened makes this person hang up.'
	}
}

const did = (acts: readonly string[]) => (act: string) => acts.includes(act)
