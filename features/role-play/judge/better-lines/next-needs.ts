import { requiredDisclosures } from '#features/compliance/index.ts'
import type { RepActName, RepActs, Topic } from '../../prospect/index.ts'
import type { ProspectScript } from '../../prospect/script.ts'
import { type PlayedMessage, rightEnds, shouldBeDeclined } from '../play.ts'
import { answerTo, type LineNeed } from './line-need.ts'

const firstQuestions: readonly Topic[] = ['hardship', 'debts', 'budget', 'goal']
/** Of these matters a rep should have asked about before the program is told. */
const mattersBeforePitch = 3
/** Messages in which the call is still opening. */
const openingMessages = 3

/** What the call needs next, most pressing first, after these messages of the rep. */
export const nextNeeds = (script: ProspectScript, played: readonly PlayedMessage[]): LineNeed[] => [
	...answerNeeds(script, played),
	...generalNeeds(script, played),
]

/** What any call needs that has come so far, whatever was said last. */
export function generalNeeds(script: ProspectScript, played: readonly PlayedMessage[]): LineNeed[] {
	const asked = new Set(played.flatMap(({ acts }) => acts.asksAbout))
	const done = new Set(played.flatMap(({ acts }) => acts.acts))
	const unasked = firstQuestions.filter((topic) => !asked.has(topic))
	const isKnown = firstQuestions.length - unasked.length >= mattersBeforePitch
	const ask = unasked.map(question)
	const last = played.at(-1)
	const needs = [
		...(played.length < openingMessages ? opening(last?.acts, done) : []),
		...(isKnown ? hiddenQuestions(script, played, asked).slice(0, 1) : ask),
		...(shouldBeDeclined(script) && isKnown ? [conduct('honest_no')] : []),
		...(done.has('explains_program') ? [] : [conduct('program')]),
		...missingDisclosures(last?.acts, 'before enrollment'),
		...ending(script, done),
		...ask,
		...hiddenQuestions(script, played, asked),
		...alwaysGood.map(question),
	]
	return needs.map((need) => ({ ...need, once: true }))
}

/** What is good to ask in any call once nothing else is left. */
const alwaysGood: readonly string[] = [
	'concern',
	'past_attempts',
	'household',
	'income',
	'housing',
	'credit',
	'job',
	'debts',
]

const conduct = (code: string): LineNeed => ({ kind: 'conduct', code })
const question = (code: string): LineNeed => ({ kind: 'question', code })

/** What the prospect has brought up and waits for. */
export function answerNeeds(script: ProspectScript, played: readonly PlayedMessage[]): LineNeed[] {
	const needs = (played.at(-1)?.events ?? []).flatMap((event): LineNeed[] => {
		switch (event.kind) {
			case 'trap_set':
			case 'trap_ignored':
				return [{ kind: 'rule', code: event.code }]
			case 'question_asked':
				return [answerTo(event.topic)]
			case 'fact_revealed':
				return [conduct('empathy')]
			case 'warned':
				return [conduct('apology')]
			case 'confused':
				return [conduct('shorter')]
			default:
				return []
		}
	})
	return [...needs, ...objectionNeeds(script, played)]
}

/** The objection that the prospect spoke of last, unless it was met. */
function openObjection(played: readonly PlayedMessage[]) {
	let open: string | null = null
	for (const event of played.flatMap(({ events }) => events)) {
		if (!('code' in event)) continue
		if (event.kind === 'objection_met') open = event.code === open ? null : open
		else if (event.kind.startsWith('objection_')) open = event.code
	}
	return open
}

/** An honest answer to the open objection; once it was answered in part, first what this prospect still waits for. */
export function objectionNeeds({ objections }: ProspectScript, played: readonly PlayedMessage[]): LineNeed[] {
	const code = openObjection(played)
	if (!code) return []
	const raisedAt = played.findLastIndex(({ events }) =>
		events.some((event) => event.kind === 'objection_raised' && event.code === code),
	)
	const done = new Set<string>(played.slice(raisedAt + 1).flatMap(({ acts }) => acts.acts))
	const metBy = objections.find((objection) => objection.code === code)?.metBy ?? []
	const missing = metBy.filter((act) => !done.has(act)).map((act): LineNeed => ({ kind: 'act', code: act }))
	const answer: LineNeed = { kind: 'objection', code }
	return missing.length < metBy.length ? [...missing, answer] : [answer, ...missing]
}

/** What the opening still owes; who has said a name already does not greet again. */
const opening = (acts: RepActs | undefined, done: ReadonlySet<RepActName>): LineNeed[] =>
	missingDisclosures(acts, 'in the opening').map((need) =>
		need.code === 'caller_identity' && done.has('introduces_self') ? conduct('purpose') : need,
	)

/** The required disclosures that are due then and not complete. */
export function missingDisclosures(
	acts: RepActs | undefined,
	due: 'before enrollment' | 'in the opening',
): LineNeed[] {
	const given = new Set(
		(acts?.disclosures ?? []).filter(({ status }) => status === 'given').map(({ code }) => code),
	)
	return requiredDisclosures
		.filter((disclosure) => disclosure.due === due && !given.has(disclosure.code))
		.map(({ code }): LineNeed => ({ kind: 'disclosure', code }))
}

function hiddenQuestions(
	{ hidden }: ProspectScript,
	played: readonly PlayedMessage[],
	asked: ReadonlySet<Topic>,
) {
	const revealed = new Set(
		played.flatMap(({ events }) =>
			events.flatMap((event) => (event.kind === 'fact_revealed' ? [event.id] : [])),
		),
	)
	return hidden
		.filter(({ id }) => !revealed.has(id))
		.flatMap(({ askedBy }) => askedBy)
		.filter((topic) => !asked.has(topic as Topic))
		.map(question)
}

function ending(script: ProspectScript, done: ReadonlySet<RepActName>): LineNeed[] {
	const needs: LineNeed[] = []
	if (!done.has('summarizes')) needs.push(conduct('summary'))
	if (!done.has('checks_understanding')) needs.push(conduct('understanding'))
	if (shouldBeDeclined(script)) needs.push(conduct('honest_no'))
	else if (rightEnds(script).includes('enrolled')) needs.push(conduct('ask'))
	return [...needs, conduct('next_step')]
}
