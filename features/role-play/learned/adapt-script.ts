import type { Learned } from '../contract.ts'
import type { ProspectScript, ScriptedObjection } from '../prospect/script.ts'

/** With so many wordings of real customers an objection is said in no other words. */
const wordingsThatSuffice = 5
/** Messages of the rep on a practice call of usual length, over which places in real calls are spread. */
const usualMessages = 10
/** An objection with fewer calls behind it comes up by chance, not by habit. */
const fewestCalls = 2

type LearnedObjection = Learned['objections'][number]

/**
 * The scenario as the calls have taught it: its objections in the customers' words and in the order in which customers
 * raise them, and tagged so. One made from a call keeps its places and its own words beside the others'. Without anything learned about its objections it stays as it is.
 */
export function adaptScript(script: ProspectScript, learned: Learned): ProspectScript {
	const byCode = new Map(learned.objections.map((each) => [each.code, each]))
	if (!script.objections.some(({ code }) => byCode.has(code))) return script
	const isFromCall = script.tags.includes('real-call-based')
	const ordered = isFromCall ? script.objections : inLearnedOrder(script.objections, byCode)
	const objections = ordered.map((objection) => {
		const known = byCode.get(objection.code)
		if (!known) return objection
		if (isFromCall) return { ...objection, raised: union(objection.raised, known.wordings) }
		return sayAsCustomersDo(objection, known)
	})
	return { ...script, objections, tags: [...new Set([...script.tags, 'adaptive-learning' as const])] }
}

function sayAsCustomersDo(objection: ScriptedObjection, { wordings, meanPlace }: LearnedObjection) {
	const written = wordings.length < wordingsThatSuffice ? objection.raised : []
	const cause = 'afterMessages' in objection.cause ? { afterMessages: messageAt(meanPlace) } : objection.cause
	return { ...objection, cause, raised: union(wordings, written) }
}

/** By the mean place at which customers raise them; what nothing is known about keeps its place among the others. */
function inLearnedOrder(objections: readonly ScriptedObjection[], byCode: Map<string, LearnedObjection>) {
	const places = objections.map(
		({ code }, at) => byCode.get(code)?.meanPlace ?? (at + 0.5) / objections.length,
	)
	return objections
		.map((objection, at) => ({ objection, place: places[at] ?? 0 }))
		.sort((a, b) => a.place - b.place)
		.map(({ objection }) => objection)
}

/**
 * Perhaps with one more objection, as likely as it is on real calls: of those that customers raise and the scenario
 * does not, in the customers' words, answered as in `library` (by code). `chance` is 0-1 and decides. Beginners are
 * spared.
 */
export function addLikelyObjection(
	script: ProspectScript,
	learned: Learned,
	library: ReadonlyMap<string, ScriptedObjection>,
	chance: number,
): ProspectScript {
	if (script.difficulty === 'beginner' || !script.tags.includes('adaptive-learning')) return script
	const scripted = new Set(script.objections.map(({ code }) => code))
	let left = chance
	for (const known of learned.objections) {
		const pattern = library.get(known.code)
		if (scripted.has(known.code) || known.calls < fewestCalls || !pattern) continue
		if (left >= known.share) {
			left = (left - known.share) / (1 - known.share)
			continue
		}
		const cause = { afterMessages: messageAt(known.meanPlace) }
		return { ...script, objections: [...script.objections, sayAsCustomersDo({ ...pattern, cause }, known)] }
	}
	return script
}

const union = (some: readonly string[], others: readonly string[]) => [...new Set([...some, ...others])]
const messageAt = (place: number) => Math.max(1, Math.round(place * usualMessages))
