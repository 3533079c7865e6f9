import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trainedOn } from '#platform/text-classifier/stored-networks.ts'
import { matchRules } from '../detect/match-rules.ts'
import { readCall } from '../detect/read-call.ts'
import { prohibitedStatements } from '../rule-pack/rule-pack.ts'
import { judgeCallWith } from './judge-call-with.ts'
import { parseCalls, readTrainingCalls, readTrainingLines, trainingChecksum } from './read-training.ts'
import { codes } from './turn-samples.ts'

test('the committed weights were learned from the training files as they are', () => {
	const weights = readFileSync(join(import.meta.dirname, 'weights.bin'))
	expect(trainedOn(weights)).toBe(trainingChecksum())
})

test('every training label is a statement of the rule pack, said by a rep', () => {
	const known = prohibitedStatements.map(({ code }) => code)
	const calls = readTrainingCalls()
	const marked = calls.flat().filter(({ marks }) => marks.length > 0)
	expect(marked.filter(({ speaker }) => speaker !== 'rep')).toEqual([])
	expect(new Set(marked.flatMap(({ marks }) => marks.map(({ code }) => code)))).toEqual(new Set(known))
	expect(readTrainingLines().filter(({ code }) => !known.includes(code))).toEqual([])
})

test('labels in training text are read with the place of their words', () => {
	const [turns] = parseCalls(
		'=== a\nC: will it work <<not_sure:handled>>\nR: well [[guaranteed_result|it always does]] sir',
	)
	expect(turns?.map(({ speaker, text }) => [speaker, text])).toEqual([
		['customer', 'will it work'],
		['rep', 'well it always does sir'],
	])
	expect(turns?.[1]?.marks).toEqual([{ code: 'guaranteed_result', at: 5 }])
})

const say = (speaker: 'rep' | 'customer', text: string) => ({
	speaker,
	text,
	start: null,
	end: null,
	confidence: null,
})

test('what the classifier hears beyond the rules is proven by the sentence that says it', () => {
	const call = readCall([
		say('customer', 'What do you see?'),
		say('rep', 'Let me look at my notes. The sky is green over there.'),
	])
	const hears = judgeCallWith(({ words }) =>
		Float64Array.from(codes, (code) => (code === 'nonprofit_claim' && words.includes('green') ? 0.9 : 0)),
	)
	const [hit] = hears(call, matchRules(call))
	expect(hit?.ready.statement.code).toBe('nonprofit_claim')
	expect(hit?.evidence.quote).toBe('The sky is green over there.')
})

test('what a rule hears is dropped when the classifier, knowing everything around it, thinks otherwise', () => {
	const call = readCall([say('rep', 'I guarantee every bank will settle.')])
	const heard = matchRules(call)
	expect(heard).toHaveLength(1)
	expect(judgeCallWith(() => new Float64Array(codes.length))(call, heard)).toEqual([])
})

test('a plain promise stands whatever was said before it', () => {
	const call = readCall([
		say('customer', 'I wondered if somebody would call.'),
		say('rep', 'I guarantee every bank will settle.'),
	])
	const judge = judgeCallWith(({ context }) =>
		new Float64Array(codes.length).fill(context.length > 0 ? 0 : 0.2),
	)
	expect(judge(call, matchRules(call))).toHaveLength(1)
})

test('a turn is judged knowing the customer before it and what was found before', () => {
	const seen: { context: string; facts: number[] }[] = []
	const judge = judgeCallWith((sample) => {
		seen.push({ context: sample.context.join(' '), facts: [...sample.facts] })
		return Float64Array.from(codes, (code) => Number(code === 'tax_consequence_denial'))
	})
	const call = readCall([say('rep', 'No tax on that.'), say('customer', 'Are you sure?'), say('rep', 'Yes.')])
	judge(call, [])
	const label = codes.indexOf('tax_consequence_denial')
	const last = seen.at(-1)
	expect(last?.context).toBe('are you sure')
	expect(last?.facts[label]).toBe(1)
	expect(seen[0]?.facts[label]).toBe(0)
})

test('a claim that rules hear as two statements is certain of the likelier one', () => {
	const call = readCall([say('rep', 'I guarantee we will cut your debt in half.')])
	const chances: Record<string, number> = { guaranteed_result: 0.2, unsupported_savings_claim: 0.4 }
	const judge = judgeCallWith(() => Float64Array.from(codes, (code) => chances[code] ?? 0))
	expect(judge(call, matchRules(call)).map(({ ready, level }) => [ready.statement.code, level])).toEqual([
		['guaranteed_result', 'likely'],
		['unsupported_savings_claim', 'certain'],
	])
})
