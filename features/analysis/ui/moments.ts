import type { Tone } from '#design/tone.ts'
import type { Analysis, Strength } from '#features/analysis/contract.ts'
import type { Disclosure, Evidence, Finding } from '#features/compliance/contract.ts'
import type { Objection } from '#features/playbook/contract.ts'
import type { HighlightKind } from './highlight.ts'

/** Everything found in a call that its words prove, under the name it has in the player, transcript and lists. */
export type Moments = {
	issues: (Finding & { ref: string; tone: Tone })[]
	/** All that are required, in their own order; `ref` is null for one nobody made. */
	disclosures: (Disclosure & { ref: string | null; evidence: Evidence[] })[]
	strengths: (Strength & { ref: string })[]
	objections: (Objection & { ref: string })[]
	/** One per name, in order of time: what "next finding" goes through. Objections are not findings. */
	inOrder: Moment[]
	/** Every marked passage; a disclosure made in several turns has several under one name. */
	passages: Passage[]
}

/** A place in the call. Seconds, null when the transcript has no times. */
export type Moment = {
	ref: string
	kind: HighlightKind
	tone: Tone
	title: string
	turn: number
	start: number | null
	end: number | null
}

export type Passage = Moment & { quote: string }

/** Numbers the findings of a call in order of time: C1 … compliance, D1 … disclosures made, S1 … strengths. */
export function collectMoments(analysis: Analysis): Moments {
	const issues = number('C', analysis.findings).map((finding) => ({ ...finding, tone: toneOfIssue(finding) }))
	const strengths = number('S', analysis.strengthEvidence)
	const objections = number('O', analysis.objections)
	const disclosures = numberDisclosures(analysis.disclosures)
	const passages: Passage[] = [
		...issues.map((issue) => ({ ...issue, kind: 'issue' as const })),
		...strengths.map((strength) => ({ ...strength, ...strengthFace, title: strength.text })),
		...disclosures.flatMap(({ ref, title, status, evidence }) =>
			ref === null ? [] : evidence.map((passage) => ({ ...passage, ref, title, ...disclosureFace(status) })),
		),
	]
	const firsts = new Map<string, Moment>()
	for (const passage of passages.toSorted(byTime)) {
		if (!firsts.has(passage.ref)) firsts.set(passage.ref, passage)
	}
	return { issues, disclosures, strengths, objections, inOrder: [...firsts.values()], passages }
}

/** A finding whose words were recognized too unsurely, or that was put right, is not shown in its full color. */
function toneOfIssue({ status, severity }: Finding): Tone {
	return status === 'found' ? severity : 'neutral'
}

const strengthFace = { kind: 'strength', tone: 'strength' } as const

function disclosureFace(status: Disclosure['status']) {
	return status === 'given'
		? ({ kind: 'disclosure', tone: 'disclosed' } as const)
		: ({ kind: 'partial', tone: 'missing' } as const)
}

function numberDisclosures(disclosures: Disclosure[]): Moments['disclosures'] {
	const found = disclosures.map((disclosure) => ({
		...disclosure,
		evidence: disclosure.elements.flatMap(({ evidence }) => (evidence ? [evidence] : [])).sort(byTime),
	}))
	const inTime = found
		.filter(({ status, evidence }) => status !== 'missing' && evidence.length > 0)
		.sort((a, b) => byTime(a.evidence[0] as Evidence, b.evidence[0] as Evidence))
		.map(({ code }) => code)
	return found.map((disclosure) => {
		const place = inTime.indexOf(disclosure.code)
		return { ...disclosure, ref: place < 0 ? null : `D${place + 1}` }
	})
}

function number<Item extends Pick<Moment, 'turn' | 'start'>>(letter: string, items: Item[]) {
	return items.toSorted(byTime).map((item, index) => ({ ...item, ref: `${letter}${index + 1}` }))
}

function byTime(a: Pick<Moment, 'turn'> & { start?: number | null }, b: typeof a): number {
	return a.turn - b.turn || (a.start ?? 0) - (b.start ?? 0)
}
