import type { Brief } from '../brief.ts'
import type { Name } from './read-names.ts'

const relation = new Map(
	Object.entries({
		husband: 'husband',
		wife: 'wife',
		spouse: 'spouse',
		fiance: 'fiancé',
		fiancé: 'fiancé',
		fiancee: 'fiancée',
		fiancée: 'fiancée',
		boyfriend: 'boyfriend',
		girlfriend: 'girlfriend',
		partner: 'partner',
		'better half': 'spouse',
		'other half': 'spouse',
		'significant other': 'partner',
		daughter: 'daughter',
		son: 'son',
		mother: 'mother',
		mom: 'mother',
		father: 'father',
		dad: 'father',
		sister: 'sister',
		brother: 'brother',
		'mother-in-law': 'mother-in-law',
		niece: 'niece',
		nephew: 'nephew',
		parents: 'parents',
		accountant: 'accountant',
		lawyer: 'lawyer',
		attorney: 'attorney',
		pastor: 'pastor',
	}),
)
const mates = /^(?:husband|wife|spouse|fianc|boyfriend|girlfriend|partner)/
const relations =
	/\b(?:husband|wife|spouse|fianc(?:e|é|ee|ée)|boyfriend|girlfriend|partner|better half|other half|significant other|daughter|son|mother-in-law|mother|mom|father|dad|sister|brother|niece|nephew|parents|accountant|lawyer|attorney|pastor)(?:'s|s)?\b/giu
/** Before or after a relative, these say that nobody of that name decides. */
const gone =
	/\b(?:ex|late|lost (?:her|his|their|my)|former|deceased|divorced (?:her|his)|death of (?:her|his))[\s-]+$/i
const goneAfter =
	/^\s*(?:(?:has |just |recently )?(?:died|passed|left (?:her|him)|walked out)|'?s? (?:death|funeral|passing))/i
/** Other relatives are partners only where they have a say. */
const decides =
	/\b(?:ask|asks|talk|talks|speak|check|checks|discuss|consult|run (?:it|this)|clear|show|include|loop|convince|without|approv\w*|ok|okay|okays|agree\w*|on board|handles?|helps?|manages?|decides?|involved|against|skeptical|joins?|on the (?:call|line)|wants?|says?|said|told|thinks?|has to|needs to)\b/i
const notPartner = /\b(?:business|accountability|referral|marketing|our|settlement|financial|legal)\s+$/i
/** Of advisers only the customer's own. */
const advisers = /^(?:accountant|lawyer|attorney|pastor)$/
const own = /\b(?:her|his|their|my) (?:\w+ )?$/i
const onlyNamed = /^\s+(?:objections?|stalls?|brush[- ]?offs?|issues?|excuses?|pushback)\b/i

/** Who decides with the customer, with a name where one stands beside: 'her husband Luis'. */
export function readPartner(text: string, names: readonly Name[]): Brief['partner'] {
	for (const found of text.matchAll(relations)) {
		const [whole] = found
		const key = whole.toLowerCase().replace(/(?:'s|(?<!s|parent)s)$/, '')
		const known = relation.get(key) ?? relation.get(whole.toLowerCase())
		const before = text.slice(Math.max(0, found.index - 60), found.index)
		const after = text.slice(found.index + whole.length, found.index + whole.length + 60)
		if (
			!known ||
			gone.test(before) ||
			goneAfter.test(after) ||
			notPartner.test(before) ||
			onlyNamed.test(after)
		)
			continue
		if (advisers.test(known) && !own.test(before)) continue
		if (!mates.test(known) && !decides.test(before) && !decides.test(after)) continue
		return { relation: known, name: nameBeside(text, names, found.index, found.index + whole.length) }
	}
	return null
}

/** 'her husband Luis', 'husband (Luis)', 'husband, luis,', 'Luis, her husband'. */
function nameBeside(text: string, names: readonly Name[], from: number, to: number): string | null {
	const after = names.find((name) => name.from >= to)
	if (after && /^(?:'s)?[\s,(]*(?:named |name is |called |is )?$/i.test(text.slice(to, after.from)))
		return after.text
	const before = names.findLast((name) => name.to <= from)
	if (before && /^,?\s*\(?(?:her|his|the|their|my)\s$/i.test(text.slice(before.to, from))) return before.text
	return null
}
