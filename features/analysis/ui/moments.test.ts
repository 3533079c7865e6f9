import { expect, test } from 'vitest'
import type { Analysis } from '#features/analysis/contract.ts'
import { markTurn } from './mark-turn.ts'
import { collectMoments, stands } from './moments.ts'
import { speakerSpans } from './speaker-spans.ts'
import { turnAt } from './turn-at.ts'

const evidence = (turn: number, quote: string, start: number | null = turn * 10) => ({
	turn,
	quote,
	start,
	end: start === null ? null : start + 5,
})
const finding = (turn: number, status: 'found' | 'unclear' | 'corrected' = 'found') => ({
	...evidence(turn, `issue in ${turn}`),
	code: 'guarantee',
	title: 'Guaranteed a result',
	severity: 'critical' as const,
	status,
	level: 'certain' as const,
	probability: null,
	citation: '',
	why: '',
	sayInstead: '',
})
const disclosure = (code: string, status: 'given' | 'partial' | 'missing', turns: number[]) => ({
	code,
	title: code,
	citation: '',
	status,
	sayThis: '',
	beforeEnrollment: null,
	elements: turns.map((turn) => ({ id: `${turn}`, label: '', evidence: evidence(turn, `words ${turn}`) })),
})
const someAnalysis = (parts: Partial<Analysis>) =>
	({ findings: [], disclosures: [], strengthEvidence: [], objections: [], ...parts }) as unknown as Analysis

test('findings are named in order of time, each kind by its letter', () => {
	const moments = collectMoments(
		someAnalysis({
			findings: [finding(7), finding(2)],
			strengthEvidence: [{ ...evidence(4, 'well put'), text: 'Asked first' }],
			disclosures: [
				disclosure('later', 'given', [9, 3]),
				disclosure('nobody made', 'missing', []),
				disclosure('first', 'partial', [1]),
			],
		}),
	)
	expect(moments.inOrder.map(({ ref, kind, turn }) => [ref, kind, turn])).toEqual([
		['D1', 'partial', 1],
		['C1', 'issue', 2],
		['D2', 'disclosure', 3],
		['S1', 'strength', 4],
		['C2', 'issue', 7],
	])
	expect(moments.disclosures.map(({ code, ref }) => [code, ref])).toEqual([
		['later', 'D2'],
		['nobody made', null],
		['first', 'D1'],
	])
	expect(moments.passages.filter(({ ref }) => ref === 'D2').map(({ turn }) => turn)).toEqual([3, 9])
})

test('praise for the words of a disclosure is shown as that disclosure alone', () => {
	const { strengths, inOrder } = collectMoments(
		someAnalysis({
			strengthEvidence: [
				{ ...evidence(3, 'words 3'), text: 'Disclosed: fees' },
				{ ...evidence(4, 'well put'), text: 'Asked first' },
			],
			disclosures: [disclosure('fees', 'given', [3])],
		}),
	)
	expect(strengths.map(({ ref, text }) => [ref, text])).toEqual([['S2', 'Asked first']])
	expect(inOrder.map(({ ref }) => ref)).toEqual(['D1', 'S2'])
})

test('an unclear or corrected finding is not shown in the color of its severity', () => {
	const { issues } = collectMoments(
		someAnalysis({ findings: [finding(1), finding(2, 'unclear'), finding(3, 'corrected')] }),
	)
	expect(issues.map(({ tone }) => tone)).toEqual(['critical', 'neutral', 'neutral'])
})

test('the words of a turn are cut where its passages begin and end', () => {
	const [c1, c2] = [{ quote: 'we cut it in half' }, { quote: 'all day' }]
	expect(markTurn('I promise we cut it in half. We do this all day', [c2, c1])).toEqual([
		{ text: 'I promise ', at: 0, mark: null, refs: [] },
		{ text: 'we cut it in half', at: 10, mark: c1, refs: [c1] },
		{ text: '. We do this ', at: 27, mark: null, refs: [] },
		{ text: 'all day', at: 40, mark: c2, refs: [c2] },
	])
	expect(markTurn('Hello', [])).toEqual([{ text: 'Hello', at: 0, mark: null, refs: [] }])
})

test('overlapping passages keep every word once and lose no name', () => {
	const [long, inner, tail, lost] = [
		{ quote: 'a b c d' },
		{ quote: 'b c' },
		{ quote: 'd e' },
		{ quote: 'never said' },
	]
	const pieces = markTurn('a b c d e f', [tail, inner, lost, long])
	expect(pieces.map(({ text }) => text).join('')).toBe('a b c d e f')
	expect(pieces).toEqual([
		{ text: 'a b c d', at: 0, mark: long, refs: [long, inner] },
		{ text: ' e', at: 7, mark: tail, refs: [tail] },
		{ text: ' f', at: 9, mark: null, refs: [lost] },
	])
})

test('the bar of speakers shows who spoke when, and silence', () => {
	const segment = (speaker: 'rep' | 'customer', start: number | null, end: number | null) => ({
		speaker,
		text: '',
		start,
		end,
		confidence: null,
	})
	const spans = speakerSpans([segment('rep', 0, 50), segment('customer', 75, 100)], 100)
	expect(spans.map(({ speaker, share }) => [speaker, Math.round(share * 100)])).toEqual([
		['rep', 50],
		['nobody', 25],
		['customer', 25],
	])
	expect(speakerSpans([segment('rep', null, null)], 100)).toEqual([])
	const chatter = Array.from({ length: 5000 }, (_, index) =>
		segment(index % 2 ? 'rep' : 'customer', index, index + 1),
	)
	expect(speakerSpans(chatter, 5000).length).toBeLessThanOrEqual(240)
})

test('the turn being heard is the last that began', () => {
	expect(turnAt([0, 5, null, 12], 4.9)).toBe(0)
	expect(turnAt([0, 5, null, 12], 11)).toBe(1)
	expect(turnAt([0, 5, null, 12], 500)).toBe(3)
	expect(turnAt([3], 1)).toBe(-1)
	expect(turnAt([], 1)).toBe(-1)
})

test('what people overturned keeps its name and loses its color', () => {
	const said = { by: { id: 'dana', name: 'Dana' }, at: '2026-11-18T14:12:00.000Z', reason: null }
	const review = { key: 'b', state: 'overturned', dispute: null, decision: said } as const
	const moments = collectMoments(
		someAnalysis({
			findings: [finding(7), finding(2)],
			disclosures: [disclosure('recording_notice', 'given', [1])],
		}),
		{ reviewKeys: { findings: ['a', 'b'], disclosures: ['c'] }, reviews: [review] },
	)
	expect(moments.issues.map((issue) => [issue.ref, issue.key, issue.tone, stands(issue)])).toEqual([
		['C1', 'b', 'neutral', false],
		['C2', 'a', 'critical', true],
	])
	expect(moments.issues[0]?.review).toEqual(review)
	expect(moments.disclosures).toMatchObject([{ ref: 'D1', key: 'c', review: null }])
	expect(moments.passages.map(({ ref, tone }) => [ref, tone])).toEqual([
		['C1', 'neutral'],
		['C2', 'critical'],
		['D1', 'disclosed'],
	])
})

test('statements are grouped by how sure the engine is, and what a reviewer confirmed is certain', () => {
	const said = { by: { id: 'dana', name: 'Dana' }, at: '2026-11-18T14:12:00.000Z', reason: null }
	const confirmed = { key: 'd', state: 'upheld', dispute: null, decision: said } as const
	const { issues, inOrder } = collectMoments(
		someAnalysis({
			findings: [
				finding(1),
				{ ...finding(2), level: 'likely' },
				{ ...finding(3), level: 'possible' },
				{ ...finding(4), level: 'possible' },
			],
		}),
		{ reviewKeys: { findings: ['a', 'b', 'c', 'd'], disclosures: [] }, reviews: [confirmed] },
	)
	expect(issues.map(({ ref, group, weight, tone }) => [ref, group, weight, tone])).toEqual([
		['C1', 'certain', 1, 'critical'],
		['C2', 'likely', 0.5, 'warning'],
		['C3', 'possible', 0, 'neutral'],
		['C4', 'certain', 1, 'critical'],
	])
	expect(inOrder.map(({ ref, kind }) => [ref, kind])).toEqual([
		['C1', 'issue'],
		['C2', 'check'],
		['C4', 'issue'],
	])
})

test('a likely statement counts as it did for the score that is shown', () => {
	const analysis = someAnalysis({ findings: [{ ...finding(2), level: 'likely' }] })
	const reviewed = { reviewKeys: { findings: ['a'], disclosures: [] }, reviews: [] }
	const effective = { ...analysis, likelyFindings: 'full' as const }
	expect(collectMoments(analysis, { ...reviewed, effective }).issues[0]?.weight).toBe(1)
})
