import {
	type Finding,
	findViolations,
	type GuideEntry,
	readCall,
	type Turn,
} from '#features/compliance/index.ts'
import { entryAbout, guide } from '../knowledge/guide.ts'
import { nearnessOf, searchGuide } from '../knowledge/search-guide.ts'
import { type ProposedLine, saidToCustomer } from '../understand/proposed-line.ts'
import { customerQuestions } from './customer-questions.ts'

/** What the call analyst makes of a line. `unheard` is no praise: it only found no prohibited claim. */
export type CheckedLine = {
	line: string
	verdict: 'found' | 'risky' | 'unheard'
	/** One of a kind. */
	findings: Finding[]
	/** The wording of the guide that the line is close to, and what to say in its place. */
	near: { entry: GuideEntry; not: string; say: string } | null
	/** The entry on the matter of the line, if the guide has one. */
	entry: GuideEntry | null
}

/** From here on a line is as good as the wording that the guide warns of. */
const closeCall = 0.58
/** From here on an entry is on the matter of a line. */
const sameMatter = 0.3
/** Matters whose customer's question is put before a line. */
const mostQuestions = 3

const turn = (speaker: Turn['speaker'], text: string): Turn => ({
	speaker,
	text,
	start: null,
	end: null,
	confidence: null,
})

/** Slots as a rep fills them, so that the analyst hears a sentence. */
const filled = (text: string) =>
	text.replace(/\{(\w+)\}/g, (_, slot: string) => slotWords[slot] ?? 'the number in your agreement')
const slotWords: Record<string, string> = {
	percent: '25 percent',
	months: '36 months',
	company: 'Harbor Relief',
	name: 'Dana',
}

/** The prohibited statements the rep makes with `text`, after what the customer said. */
export function findingsOf(text: string, customer: string | null = null): Finding[] {
	const turns = [...(customer ? [turn('customer', customer)] : []), turn('rep', filled(text))]
	return findViolations(readCall(turns))
}

/** Checks a proposed line by itself, as it is said to a customer, and after the question it may answer. */
export function checkLine({ line, customer, isReported }: ProposedLine & { line: string }): CheckedLine {
	const wordings = isReported ? [line, saidToCustomer(line)] : [line]
	const matches = searchGuide(line).slice(0, 8)
	const entry = matches[0] && matches[0].score >= sameMatter ? matches[0].entry : null
	const alone = distinct(wordings.flatMap((wording) => findingsOf(wording, customer)))
	const near = nearestWarning(
		wordings,
		matches.map((match) => match.entry),
	)
	if (alone.length > 0) return { line, verdict: 'found', findings: alone, near, entry }
	const codes = matches
		.flatMap(({ entry: { about } }) => (about?.kind === 'statement' ? about.code : []))
		.slice(0, mostQuestions)
	const asked = distinct(
		codes.flatMap((code) =>
			wordings
				.flatMap((wording) => findingsOf(wording, customerQuestions[code] ?? null))
				.filter((finding) => finding.code === code),
		),
	)
	return { line, verdict: asked.length > 0 || near ? 'risky' : 'unheard', findings: asked, near, entry }
}

const distinct = (findings: readonly Finding[]) =>
	findings.filter(({ code }, at) => findings.findIndex((other) => other.code === code) === at)

/** Wordings that the guide says to leave, with the words in their place. */
const warnings = guide.flatMap((entry) => (entry.insteadOf ?? []).map((pair) => ({ entry, ...pair })))

function nearestWarning(wordings: readonly string[], entries: readonly GuideEntry[]) {
	let best: CheckedLine['near'] = null
	let most = closeCall
	for (const warning of warnings) {
		if (!entries.includes(warning.entry)) continue
		for (const wording of wordings) {
			const nearness = nearnessOf(wording, warning.not)
			if (nearness < most || nearnessOf(wording, warning.say) > nearness) continue
			most = nearness
			best = warning
		}
	}
	return best
}

/** The guide's words for what a finding is about: those against the wording nearest to the line. */
export function insteadOfFinding(line: string, { code, sayInstead }: Finding): string {
	const pairs = entryAbout('statement', code)?.insteadOf ?? []
	const ranked = pairs
		.map(({ not, say }) => ({ say, nearness: nearnessOf(line, not) }))
		.sort((a, b) => b.nearness - a.nearness)
	return ranked[0] && ranked[0].nearness >= 0.45 ? ranked[0].say : sayInstead
}
