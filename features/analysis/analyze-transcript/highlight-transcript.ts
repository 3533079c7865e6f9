import {
	type Disclosure,
	type Evidence,
	type Finding,
	isCertain,
	isToCheck,
	type Turn,
} from '#features/compliance/index.ts'
import type { Strength } from '../contract.ts'

/** `kind` is null for what is only numbered. */
type Mark = Evidence & {
	kind: 'issue' | 'check' | 'disclosure' | 'partial' | 'strength' | null
	ref: string
}

const speakers = { rep: 'Rep', customer: 'Customer', unknown: 'Speaker' }

/**
 * The transcript, one line per turn, with `<mark data-kind data-ref>` around the evidence. References are numbered in
 * order of time: C1 for issues, D1 for disclosures, S1 for strengths. Evidence in uncertain words, and statements that are
 * only possible, are numbered but not marked. All spoken text is escaped.
 */
export function highlightTranscript(
	turns: readonly Turn[],
	findings: readonly Finding[],
	disclosures: readonly Disclosure[],
	strengths: readonly Strength[],
): string {
	const marks = [
		...numbered('C', findings, kindOf),
		...numbered('D', disclosures.flatMap(evidenceOf), ({ isGiven }) => (isGiven ? 'disclosure' : 'partial')),
		...numbered('S', strengths, () => 'strength'),
	]
	const shown = marks.filter(({ confidence, kind }) => kind !== null && isCertain(confidence))
	const byTurn = Map.groupBy(shown, ({ turn }) => turn)
	return turns
		.map(({ speaker, text }, index) => `${speakers[speaker]}: ${markText(text, byTurn.get(index) ?? [])}`)
		.join('\n')
}

const kindOf = (finding: Finding) =>
	finding.level === 'possible' ? null : isToCheck(finding) ? 'check' : 'issue'

const evidenceOf = ({ status, elements }: Disclosure) =>
	elements.flatMap(({ evidence }) => (evidence ? [{ ...evidence, isGiven: status === 'given' }] : []))

function numbered<E extends Evidence>(
	letter: string,
	evidence: readonly E[],
	kind: (each: E) => Mark['kind'],
) {
	return [...evidence]
		.sort((a, b) => a.turn - b.turn)
		.map((each, at): Mark => {
			return { ...pickEvidence(each), kind: kind(each), ref: `${letter}${at + 1}` }
		})
}

const pickEvidence = ({ turn, quote, start, end, confidence }: Evidence): Evidence => ({
	turn,
	quote,
	start,
	end,
	...(confidence !== undefined && { confidence }),
})

/** Marks do not nest. Of two that overlap, the first wins: issues, then disclosures, then strengths. */
function markText(text: string, marks: Mark[]) {
	const taken: { from: number; to: number; mark: Mark }[] = []
	for (const mark of marks) {
		const from = text.indexOf(mark.quote)
		const to = from + mark.quote.length
		const isFree = taken.every((other) => to <= other.from || from >= other.to)
		if (from >= 0 && mark.quote && isFree) taken.push({ from, to, mark })
	}
	let html = ''
	let at = 0
	for (const { from, to, mark } of taken.sort((a, b) => a.from - b.from)) {
		html += `${escapeHtml(text.slice(at, from))}<mark data-kind="${mark.kind}" data-ref="${mark.ref}">${escapeHtml(text.slice(from, to))}</mark>`
		at = to
	}
	return html + escapeHtml(text.slice(at))
}

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
}
const escapeHtml = (text: string) =>
	text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark).replaceAll(/[\r\n]+/g, ' ')
