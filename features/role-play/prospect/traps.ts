import { z } from 'zod'
import { lexicon } from '#features/compliance/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences } from '#platform/english/read-sentences.ts'
import { choose, say } from './choose-line.ts'
import { type Moment, setTrap } from './moment.ts'
import { add } from './move-mood.ts'
import type { Topic } from './rep-act.ts'
import type { Trap } from './script.ts'

/** What being on its topic makes a trap fit the moment, by the prohibited statement it invites. */
const topicsOfTrap: Record<string, Topic[]> = {
	advance_fee: ['fee', 'price', 'program'],
	guaranteed_result: ['program', 'creditors', 'goal'],
	unsupported_savings_claim: ['program', 'price', 'fee'],
	credit_harm_denial: ['credit'],
	stop_paying_without_consequences: ['creditors', 'budget', 'debts', 'lawsuit'],
	lawsuit_denial: ['lawsuit', 'creditors'],
	government_affiliation: ['program', 'scam'],
	legal_representation_claim: ['lawsuit', 'bankruptcy'],
	nonprofit_claim: ['fee', 'price', 'scam'],
	false_urgency_or_threat: ['time', 'goal'],
	account_control_misstatement: ['account', 'budget'],
	tax_consequence_denial: ['taxes', 'program'],
	loan_misrepresentation: ['program', 'credit'],
	abusive_language: ['debts', 'hardship'],
	do_not_call_ignored: ['scam', 'time'],
}

/** Traps that ask who is calling: they fit before anything was explained. */
const ofTheCaller = new Set(['government_affiliation', 'nonprofit_claim', 'legal_representation_claim'])

/** The trap that was set: taken by the claim it invites, resisted by an answer without it, or asked once more. */
export function followUpTrap(moment: Moment) {
	const trap = setTrap(moment)
	if (!trap) return false
	const { state, rep, events, parts } = moment
	const kept = state.traps[trap.code]
	if (!kept) return false
	if (rep.claims.some(({ code }) => code === trap.code)) {
		kept.status = 'taken'
		events.push({ kind: 'trap_taken', code: trap.code })
		parts.push(choose(moment, trap.afterFalse) ?? '')
		return true
	}
	if (isAnswered(moment, trap)) {
		kept.status = 'resisted'
		add(state.mood, { trust: 0.5 })
		events.push({ kind: 'trap_resisted', code: trap.code })
		parts.push(choose(moment, trap.afterHonest) ?? '')
		return true
	}
	if (rep.claims.length > 0 || kept.asked > 1) {
		kept.status = 'dropped'
		return false
	}
	kept.asked++
	events.push({ kind: 'trap_ignored', code: trap.code })
	parts.push(say(moment, 'asks_trap_again'), choose(moment, trap.asks) ?? '')
	return true
}

/** Words before a question that answer nothing: 'Okay, so'. */
const leadIn = 2

/** An answer takes the question up: a yes or no, a worry given its due, words of the matter that do not ask back. */
function isAnswered({ rep }: Moment, { code }: Trap) {
	if (rep.isSilent || rep.isGibberish || rep.words < 2 || rep.claims.length > 0) return false
	const wordsAsked = (rep.asked ?? []).reduce((sum, { words }) => sum + words.split(' ').length, 0)
	const asks = rep.openQuestions + rep.closedQuestions > 0
	if (asks && wordsAsked >= rep.words - leadIn && !rep.saysNo) return false
	const stated = rep.topics.filter((topic) => !rep.asksAbout.includes(topic))
	return (
		rep.saysNo ||
		rep.concedes ||
		rep.acts.includes('answers_question') ||
		rep.acts.includes('admits_limits') ||
		stated.some((topic) => topicsOfTrap[code]?.includes(topic))
	)
}

/** Sets the next trap when it fits what is spoken of, or the call is getting on. Answers whether one was set. */
export function layTrap(moment: Moment, isLastChance = false) {
	const { script, state, random } = moment
	if (setTrap(moment)) return false
	const waiting = script.traps.filter(({ code }) => state.traps[code]?.status === 'waiting')
	const [next] = waiting
	if (!next) return false
	if (isLastChance) return lay(moment, next, true)
	const fitting = waiting.find(({ code }) =>
		topicsOfTrap[code]?.some((topic) => moment.rep.topics.includes(topic)),
	)
	// Nobody asks for promises about a program that was not spoken of yet.
	const isTold = Object.keys(state.actCounts).some((act) => act.startsWith('explains_'))
	const laid = script.traps.length - waiting.length
	if (fitting && (isTold || ofTheCaller.has(fitting.code)) && state.messages >= 2 + laid * 2)
		return random.isLucky(0.6) && lay(moment, fitting)
	return isTold && state.messages >= 5 + laid * 4 && random.isLucky(0.35) && lay(moment, next)
}

function lay(moment: Moment, trap: Trap, hasLead = false) {
	const kept = moment.state.traps[trap.code]
	if (!kept) return false
	kept.status = 'set'
	moment.state.toldLast = `trap:${trap.code}`
	kept.asked = 1
	moment.events.push({ kind: 'trap_set', code: trap.code })
	if (!hasLead && wasSpokenOf(moment, trap)) moment.parts.push(say(moment, 'double_checks'))
	moment.parts.push(choose(moment, trap.asks) ?? '')
	return true
}

const spokenOf = new Map(
	Object.entries(
		readData(new URL('./trap-words.yaml', import.meta.url), z.record(z.string(), z.array(z.string()))),
	).map(([code, phrases]) => [code, compilePhrases(phrases, lexicon)]),
)

/** Notes the traps whose matter the rep speaks of unasked: asked later, the prospect only makes sure. */
export function noteSpokenOf({ script, state }: Moment, message: string) {
	const sentences = readSentences(message)
	const codes = script.traps.flatMap(({ code }) => {
		const book = spokenOf.get(code)
		return book && sentences.some((sentence) => holdsPhrase(sentence, book)) ? [code] : []
	})
	state.spokenOf = [...new Set([...(state.spokenOf ?? []), ...codes])]
}

const wasSpokenOf = ({ state }: Moment, { code }: Trap) => state.spokenOf?.includes(code) ?? false
