import type { Difficulty } from '../contract.ts'
import type { Moment } from './moment.ts'
import type { RepActName } from './rep-act.ts'
import type { ProspectMood } from './script.ts'

type Change = Partial<ProspectMood>

/** What each act does to the mood the first time; every further time it does half as much as the time before. */
const effects: Partial<Record<RepActName, Change>> = {
	introduces_self: { trust: 0.3 },
	states_purpose: { trust: 0.2, understanding: 0.3 },
	asks_permission: { trust: 0.25, pressure: -0.4 },
	asks_open_question: { trust: 0.3, pressure: -0.2 },
	asks_hardship: { trust: 0.4, urgency: 0.5 },
	asks_goal: { trust: 0.3, urgency: 0.5 },
	asks_debts: { urgency: 0.2 },
	asks_budget: { trust: 0.2 },
	asks_who_decides: { trust: 0.3, pressure: -0.3 },
	asks_concern: { trust: 0.5, pressure: -0.8 },
	empathizes: { trust: 0.8, pressure: -0.6 },
	summarizes: { trust: 0.6, understanding: 0.3 },
	checks_understanding: { trust: 0.3, understanding: 0.7 },
	answers_question: { trust: 0.4, understanding: 0.3 },
	explains_program: { understanding: 0.8 },
	explains_fee: { trust: 0.2, understanding: 0.5 },
	explains_credit_effect: { trust: 0.4, understanding: 0.4 },
	explains_lawsuit_risk: { trust: 0.4, understanding: 0.4 },
	explains_account: { trust: 0.3, understanding: 0.5 },
	explains_time: { understanding: 0.4 },
	explains_alternatives: { trust: 0.7, pressure: -0.5 },
	offers_time: { trust: 0.6, pressure: -1.5 },
	offers_to_include_spouse: { trust: 0.5, pressure: -0.8 },
	offers_proof: { trust: 0.7 },
	offers_written: { trust: 0.4, pressure: -0.6 },
	offers_callback: { trust: 0.2, pressure: -0.5 },
	admits_limits: { trust: 0.8, pressure: -0.4 },
	advises_against: { trust: 1, pressure: -1 },
	corrects_self: { trust: 0.4 },
	respects_request: { trust: 0.5, pressure: -1.5 },
	thanks: { trust: 0.15 },
}

/** The harder the call, the less a good word does. */
const easeOf: Record<Difficulty, number> = { beginner: 1, intermediate: 0.85, advanced: 0.7 }
/** Prohibited claims win no one over who is wary, and hardly anyone else; those that press hurt. */
const pressingClaims = new Set(['false_urgency_or_threat', 'abusive_language', 'do_not_call_ignored'])
const understandingPerElement = 0.35

/** Moves what the prospect feels by what the rep just did. */
export function moveMood(moment: Moment) {
	const { state, rep } = moment
	for (const act of rep.acts) {
		const times = state.actCounts[act] ?? 0
		add(state.mood, effects[act] ?? {}, 0.5 ** times * easeOf[moment.script.difficulty])
		state.actCounts[act] = times + 1
	}
	for (const change of harms(moment)) add(state.mood, change)
	const elements = rep.disclosures.reduce((sum, { saidNow }) => sum + saidNow.length, 0)
	add(state.mood, {
		understanding: elements * understandingPerElement,
		trust: Math.min(0.5, elements * 0.15),
	})
	// Pressure fades by itself.
	if (!rep.isPushy) add(state.mood, { pressure: -0.25 })
	// Nobody looks at the clock while well spoken with.
	state.patienceLeft -= costOf(moment) * (state.mood.trust >= moment.script.needs.trust ? 0.7 : 1)
	state.mood.patience = clamp(
		(moment.script.start.patience * Math.max(0, state.patienceLeft)) / moment.script.needs.patience,
	)
}

export function movedFrom(before: ProspectMood, after: ProspectMood): ProspectMood {
	const by = (feeling: keyof ProspectMood) => Math.round((after[feeling] - before[feeling]) * 100) / 100
	return {
		trust: by('trust'),
		pressure: by('pressure'),
		understanding: by('understanding'),
		urgency: by('urgency'),
		patience: by('patience'),
	}
}

function harms({ rep, state }: Moment): Change[] {
	const harm: Change[] = []
	if (rep.isRude) harm.push({ trust: -3, pressure: 2 })
	if (rep.isPushy) harm.push({ trust: -0.9, pressure: 2 })
	if (rep.ignoresQuestion) harm.push({ trust: -0.6, pressure: 0.5 })
	if (rep.isRepeating) harm.push({ trust: -0.5 })
	if (rep.isRambling) harm.push({ trust: -0.4, understanding: -0.8 })
	if (rep.isSilent || rep.isGibberish) harm.push({ trust: -0.5 })
	if (rep.jargon.length > 1) harm.push({ understanding: -0.4, trust: -0.1 })
	if (rep.figures > 6) harm.push({ understanding: -0.5 })
	if (rep.closedQuestions > 3) harm.push({ pressure: 0.8, trust: -0.2 })
	for (const { code } of rep.claims) {
		const isWary = state.mood.trust < 5
		if (pressingClaims.has(code)) harm.push({ trust: -0.8, pressure: 1.5 })
		else harm.push({ trust: isWary ? -0.8 : -0.3 })
	}
	return harm
}

/** Messages of patience that one message takes. */
function costOf({ rep }: Moment) {
	if (rep.isSilent || rep.isGibberish) return 4
	if (rep.isRude) return 4
	if (rep.isPushy || rep.isRambling || rep.isRepeating || rep.ignoresQuestion) return 2.5
	const leadsSomewhere = rep.acts.some((act) => act !== 'thanks' && act !== 'says_goodbye')
	return leadsSomewhere ? 0.75 : 1.25
}

/** Changes the mood. Trust that is high already grows slowly. */
export function add(mood: ProspectMood, change: Change, share = 1) {
	for (const [feeling, amount] of Object.entries(change) as [keyof ProspectMood, number][]) {
		const gain = feeling === 'trust' && amount > 0 ? Math.min(1, (10.5 - mood.trust) / 7) : 1
		mood[feeling] = clamp(mood[feeling] + amount * share * gain)
	}
}

const clamp = (value: number) => Math.round(Math.max(0, Math.min(10, value)) * 1000) / 1000
