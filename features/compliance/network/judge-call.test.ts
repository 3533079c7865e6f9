import { expect, test } from 'vitest'
import { checksumOf, readCorpus } from '#features/language/index.ts'
import { elementLabels, objectionCodes, statementCodes } from '#features/language/pure.ts'
import { elementNames } from '../detect/match-elements.ts'
import { matchRules } from '../detect/match-rules.ts'
import { readCall } from '../detect/read-call.ts'
import { prohibitedStatements } from '../rule-pack/rule-pack.ts'
import { judgeCall } from './judge-call.ts'
import { predictCall, readNetwork } from './predict-call.ts'
import { factNames } from './turn-facts.ts'

const say = (speaker: 'rep' | 'customer', text: string) => ({
	speaker,
	text,
	start: null,
	end: null,
	confidence: null,
})
/** A network that finds one statement in one turn with this probability, or none. */
const predicts = (probability: number, code?: string, turn?: number, sentence = 0) => ({
	statement: (at: number, asked: string) => (at === turn && asked === code ? probability : 0.001),
	clearestSentence: () => sentence,
})
const sureOf = (code?: string, turn?: number, sentence = 0) => predicts(0.99, code, turn, sentence)

test('the committed weights were trained on the current corpus, for the current rules', () => {
	const { header } = readNetwork()
	expect(header.trainedOn).toBe(checksumOf(readCorpus()))
	expect(header.facts).toEqual(factNames)
	expect(header.statements).toEqual(statementCodes)
	expect(header.disclosures).toEqual(elementLabels)
	expect(header.objections).toEqual(objectionCodes)
})

test('what can be labeled is what the rule pack asks for', () => {
	expect(statementCodes).toEqual(prohibitedStatements.map(({ code }) => code).sort())
	expect(new Set(elementNames).isSubsetOf(new Set(elementLabels))).toBe(true)
})

test('a statement that no rule matches is proven by the sentence that makes it most clearly', () => {
	const call = readCall([
		say('customer', 'What do you see?'),
		say('rep', 'Let me look at my notes. The sky is green over there.'),
	])
	const [hit] = judgeCall(call, matchRules(call), false, sureOf('nonprofit_claim', 1, 1))
	expect(hit?.ready.statement.code).toBe('nonprofit_claim')
	expect(hit?.evidence.quote).toBe('The sky is green over there.')
	expect(hit?.probability).toBeGreaterThan(0.9)
})

test('what a rule matches is dropped when the network, knowing the whole call, is sure that it is not made', () => {
	const call = readCall([say('rep', 'I guarantee every bank will settle.')])
	const matches = matchRules(call)
	expect(matches).toHaveLength(1)
	expect(judgeCall(call, matches, false, sureOf())).toEqual([])
})

test('a clause that a rule matches plainly is also judged separately, and is then to be checked', () => {
	const call = readCall([say('rep', 'They cannot sue you while you are with us, and we go card by card.')])
	const matches = matchRules(call)
	expect(matches.map(({ isPlain }) => isPlain)).toEqual([true])
	const [hit] = judgeCall(call, matches, false, sureOf())
	expect(hit).toMatchObject({ level: 'likely', ready: { statement: { code: 'lawsuit_denial' } } })
})

test('only the rep makes statements, and a request to stop is ignored only after it was made', () => {
	const call = readCall([say('customer', 'It is all guaranteed.'), say('rep', 'I will call you tomorrow.')])
	expect(judgeCall(call, [], false, sureOf('guaranteed_result', 0))).toEqual([])
	expect(judgeCall(call, [], false, sureOf('do_not_call_ignored', 1))).toEqual([])
})

test('what is only possible is reported of a conversation, and of a short text only if a rule matches it', () => {
	const line = say('rep', 'The sky is green over there.')
	const talk = Array.from({ length: 8 }, (_, at) =>
		say(at % 2 === 0 ? 'customer' : 'rep', 'How is the weather?'),
	)
	const possible = 0.35
	expect(
		judgeCall(readCall([...talk, line]), [], undefined, predicts(possible, 'nonprofit_claim', 8)),
	).toMatchObject([{ level: 'possible' }])
	expect(judgeCall(readCall([line]), [], undefined, predicts(possible, 'nonprofit_claim', 0))).toEqual([])
	const promise = readCall([say('rep', 'I guarantee every bank will settle.')])
	expect(
		judgeCall(promise, matchRules(promise), undefined, predicts(possible, 'guaranteed_result', 0)),
	).toMatchObject([{ level: 'possible' }])
})

test('a reply that grants what the statement would deny is not a violation, however sure the network is', () => {
	const call = readCall([say('customer', 'Will they sue me?'), say('rep', 'They can, yes.')])
	expect(judgeCall(call, [], false, sureOf('lawsuit_denial', 1))).toEqual([])
})

test('the same words mean another thing after another question', () => {
	const after = (question: string) =>
		predictCall(readCall([say('customer', question), say('rep', 'No, never.')])).statement(
			1,
			'lawsuit_denial',
		)
	expect(after('So they can never sue me?')).toBeGreaterThan(after('Do you drink coffee?'))
})
