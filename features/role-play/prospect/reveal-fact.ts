import { choose, say } from './choose-line.ts'
import type { Moment } from './moment.ts'
import type { Topic } from './rep-act.ts'
import type { HiddenFact } from './script.ts'

/** Tells or dodges the hidden fact a question is after. Answers whether there was one. */
export function revealFact(moment: Moment, asked: readonly Topic[]) {
	const fact = factAskedFor(moment, asked)
	if (fact) describeFact(moment, fact)
	return fact !== undefined
}

/** Adds the hidden fact that a question touches, if the rep is trusted with it. */
export function addFact(moment: Moment, asked: readonly Topic[]) {
	const fact = factAskedFor(moment, asked)
	if (fact && trustsWith(moment, fact)) describeFact(moment, fact)
}

/** The hidden fact a question is after: one not told yet, preferably one that trust allows. */
function factAskedFor(moment: Moment, asked: readonly Topic[]) {
	const { script, state } = moment
	const candidates = script.hidden.filter(
		({ id, askedBy }) => !state.revealed.includes(id) && asked.some((topic) => askedBy.includes(topic)),
	)
	return (
		candidates.find((fact) => trustsWith(moment, fact)) ??
		candidates.find(({ id }) => !state.dodged.includes(id))
	)
}

/** Asked openly, kindly or by leave, people say more; in a row of questions or under pressure, less. */
function trustsWith({ rep, state }: Moment, { trustNeeded }: HiddenFact) {
	const kindly = rep.acts.some(
		(act) => act === 'empathizes' || act === 'asks_permission' || act === 'asks_open_question',
	)
	const coldly = rep.isPushy || rep.closedQuestions > 2 || state.mood.pressure > 5
	return state.mood.trust + (kindly ? 0.5 : 0) - (coldly ? 1 : 0) >= trustNeeded
}

export function describeFact(moment: Moment, fact: HiddenFact) {
	const { state, events, parts, random } = moment
	state.toldLast = `fact:${fact.id}`
	if (trustsWith(moment, fact)) {
		state.revealed.push(fact.id)
		events.push({ kind: 'fact_revealed', id: fact.id })
		if (random.isLucky(0.45)) parts.push(say(moment, 'leads_into_secret'))
		parts.push(choose(moment, fact.lines) ?? '')
	} else {
		state.dodged.push(fact.id)
		events.push({ kind: 'fact_dodged', id: fact.id })
		parts.push(choose(moment, fact.dodges) ?? '')
	}
}
