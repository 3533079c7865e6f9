import { assessDisclosures, readCall, requiredDisclosures } from '#features/compliance/index.ts'
import type { Brief, Stage } from '../request/brief.ts'
import { type Form, readForm } from './plan/read-form.ts'
import { fillWithSpecimens } from './plan/slots.ts'
import { isEnrolled, stageOf } from './plan/stage-of.ts'
import { forCustomer } from './templates/notes.ts'

/** One thing that a piece has to say, and whether it does. `sayThis`: a line that says it, with blanks. */
export type Requirement = {
	code: string
	title: string
	/** Null where no single paragraph asks for it. */
	citation: string | null
	sayThis: string
	isGiven: boolean
}

/** A rule: what of a piece calls for which elements of a disclosure of the rule pack. */
type Rule = {
	code: string
	elements: readonly string[]
	/** Words of the piece that call for it; null: every piece of the form does. */
	calledForBy: RegExp | null
	forms?: readonly Form[]
}

const rules: readonly Rule[] = [
	{
		code: 'nonpayment_consequences',
		elements: ['E1', 'E2', 'E3'],
		calledForBy: /\benroll|\bprograms?\b|\bstop(?:ping|ped)? pay|\bnot paying\b|\bunpaid\b/i,
	},
	{
		code: 'fees_and_total_cost',
		elements: ['E1', 'B1'],
		calledForBy: /\bour (?:fee|charge|price)\b|\bwe charge\b|\bthe fee (?:is|comes|works)\b|\btotal cost\b/i,
	},
	{
		code: 'time_to_results',
		elements: ['E1', 'E2'],
		calledForBy:
			/\[number of months\]|\bestimate\w*\b[^.\n]{0,60}\bmonths?\b|\bmonths?\b[^.\n]{0,40}\b(?:in all|in total|start to finish)\b|\blength of the program\b/i,
	},
	{
		code: 'amount_before_offer',
		elements: ['E1', 'E2', 'E3'],
		calledForBy:
			/\benough\b[^.\n]{0,40}\b(?:debt|offer|creditor)|\bmoney to offer\b|\bbefore we make an offer\b|\bsaved in (?:your|the) account\b/i,
	},
	{
		code: 'dedicated_account_rights',
		elements: ['E1', 'E2', 'E3'],
		calledForBy: /\bdeposits?\b|\baccount (?:that )?you own\b|\byour own account\b|\baccount of your own\b/i,
	},
	{ code: 'recording_notice', elements: ['E1'], calledForBy: null, forms: ['call_script'] },
	{ code: 'caller_identity', elements: ['E1', 'E2', 'E3'], calledForBy: null, forms: ['call_script'] },
]

const resultsVary = {
	code: 'results_vary',
	title: 'Results are not guaranteed and vary',
	citation: '16 CFR 310.3(a)(2)(x)',
	sayThis: "Results aren't guaranteed and they vary: no creditor has to settle.",
	calledForBy: /\benroll|\bprograms?\b|\bsettle|\bnegotiat|\bstop(?:ping|ped)? pay/i,
}
const noGuarantee =
	/\b(?:no|not|never|none|cannot|nothing)\b[^.\n]{0,60}\bguarant|n['’]t[^.\n]{0,30}\bguarant|\bguarantee none\b/i
const variance = /\bvar(?:y|ies)\b|\bdiffers?\b/i

const forTheTeam: ReadonlySet<Form> = new Set([
	'agenda_page',
	'training_note',
	'handover_note',
	'checklist_page',
	'document_checklist',
	'referral_request',
	'card_message',
])
/** Nobody is being won who has decided already, one way or the other. */
const isSettled = (stage: Stage | null) => isEnrolled(stage) || stage === 'left' || stage === 'declined'

/** Occasions whose pieces sell nothing. */
const sellNothing: ReadonlySet<string> = new Set([
	'stop_request',
	'correction',
	'turn_down',
	'transfer',
	'hold',
	'voicemail_set',
])

/** Whether a piece tries to win the one who reads or hears it. Only such a piece has to disclose. */
export const isPersuasive = (brief: Brief): boolean =>
	!brief.sellsNothing &&
	!sellNothing.has(brief.occasion ?? '') &&
	brief.channel !== 'internal' &&
	!forTheTeam.has(readForm(brief)) &&
	!isSettled(stageOf(brief))

/**
 * What a piece has to disclose by what it says, in the order of the rule pack. Empty for a piece that sells nothing. A
 * blank counts as filled in: '[fee percentage] of the debt you enroll' will name the fee.
 */
export function requiredOf(brief: Brief, piece: string): Requirement[] {
	if (!isPersuasive(brief)) return []
	const content = forCustomer(piece)
	const form = readForm(brief)
	const called = rules.filter(
		({ calledForBy, forms }) =>
			(!forms || forms.includes(form)) && (calledForBy === null || calledForBy.test(content)),
	)
	const said = called.length > 0 ? elementsSaid(content) : new Set<string>()
	const required = called.flatMap(({ code, elements }) => {
		const disclosure = requiredDisclosures.find((each) => each.code === code)
		if (!disclosure) throw new Error(`The rule pack has no disclosure '${code}'`)
		const { title, citation, template } = disclosure
		const isGiven = elements.every((element) => said.has(`${code}.${element}`))
		return { code, title, citation, sayThis: template, isGiven }
	})
	if (!resultsVary.calledForBy.test(content)) return required
	const { code, title, citation, sayThis } = resultsVary
	const isGiven = noGuarantee.test(content) && variance.test(content)
	return [...required, { code, title, citation, sayThis, isGiven }]
}

function elementsSaid(content: string): Set<string> {
	const text = fillWithSpecimens(content)
	const turn = { speaker: 'rep', text, start: null, end: null, confidence: null } as const
	const disclosures = assessDisclosures(readCall([turn]), null, [])
	return new Set(
		disclosures.flatMap(({ code, elements, bonus = [] }) =>
			[...elements, ...bonus].flatMap(({ id, evidence }) => (evidence ? `${code}.${id}` : [])),
		),
	)
}
