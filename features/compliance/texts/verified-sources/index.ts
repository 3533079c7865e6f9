import { z } from 'zod'
import { checkData } from '#platform/data/check-data.ts'
import cases from './cases.json' with { type: 'json' }
import creditAndHelp from './credit-and-help.json' with { type: 'json' }
import otherLaw from './other-law.json' with { type: 'json' }
import telemarketingSalesRule from './telemarketing-sales-rule.json' with { type: 'json' }

/** A legal fact that Candor states, and its sources. */
const VerifiedSource = z.strictObject({
	/** As it is cited, or a name where it is a figure or an address. */
	title: z.string(),
	/** What it says, in one or two sentences. */
	says: z.string(),
	/**
	 * The wordings that it supports, exactly as texts contain them: '16 CFR 310.5', 'five years'. A text may
	 * show no citation, dated fact or figure of law that is in no source's list.
	 */
	covers: z.array(z.string()),
	/** Where it was read. */
	readIn: z.string(),
	/** The primary text is the law, decision, notice or form itself or a copy of it; all else is secondary. */
	how: z.enum(['primary text', 'secondary source']),
	/** The day it was last read there: '2026-11-21'. */
	checkedOn: z.iso.date(),
})

/** Every legal fact that Candor may state, by subject. Anything not listed here is not stated. */
export const verifiedSources = checkData(
	'verified-sources/*.json',
	[telemarketingSalesRule, otherLaw, cases, creditAndHelp],
	z.array(z.strictObject({ title: z.string(), sources: z.array(VerifiedSource) })),
)
