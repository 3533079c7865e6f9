import { prohibitedStatements } from '#features/compliance/index.ts'
import type { Change } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { type Requirement, requiredOf } from '../writer/required-of.ts'

/** What the slots of the rule pack's lines are called where a rep fills them in. */
const blanks: Record<string, string> = {
	percent: 'fee percentage',
	fee: 'total fee in dollars',
	total: 'estimated total cost',
	months: 'number of months',
	latest: 'months until the last first offer',
	name: 'your name',
	company: 'your company',
}
/** A disclosure that is added may call for another. */
const mostRounds = 4
const signOff =
	/^(?:(?:all the |with )?best(?: (?:wishes|regards))?|(?:kind|warm|best) regards|regards|sincerely|thank you|thanks(?: again)?|warmly|take care|talk soon|yours(?: truly)?|with thanks|respectfully|cheers)[,.!]?$/im

/** What a piece has to disclose, by what it says and whom it is for, and does not. */
export const missingRequired = (brief: Brief, content: string): Requirement[] =>
	requiredOf(brief, content).filter(({ isGiven }) => !isGiven)

/** The piece with the lines of the rule pack for whatever it has to disclose and does not, before it signs off. */
export function completeContent(brief: Brief, content: string): { content: string; changes: Change[] } {
	const added = new Map<string, Requirement>()
	let completed = content
	for (let round = 0; round < mostRounds; round++) {
		const missing = missingRequired(brief, completed).filter(({ code }) => !added.has(code))
		if (missing.length === 0) break
		for (const each of missing) added.set(each.code, each)
		completed = withParagraph(content, [...added.values()].map(lineOf).join(' '))
	}
	const changes = [...added.values()].map((each) => ({
		asked: `Nothing about: ${each.title}`,
		wrote: `“${lineOf(each)}”`,
		why: 'Anyone who may enroll has to hear it.',
		citation: each.citation,
	}))
	return { content: completed, changes }
}

const noAdvanceFee = prohibitedStatements.find(({ code }) => code === 'advance_fee')?.sayInstead ?? ''

function lineOf({ code, sayThis }: Requirement) {
	const line = sayThis.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
		const isShare = code === 'amount_before_offer' && slot === 'percent'
		return `[${isShare ? 'share of each debt to save first' : (blanks[slot] ?? slot)}]`
	})
	// In writing a fee is named together with when it is due.
	return code === 'fees_and_total_cost' ? `${line} ${noAdvanceFee}` : line
}

function withParagraph(content: string, paragraph: string) {
	const at = signOff.exec(content)?.index
	if (at === undefined) return `${content.trimEnd()}\n\n${paragraph}`
	return `${content.slice(0, at).trimEnd()}\n\n${paragraph}\n\n${content.slice(at)}`
}
