import { cases } from './cases.ts'
import { creditAndHelp } from './credit-and-help.ts'
import { otherLaw } from './other-law.ts'
import { telemarketingSalesRule } from './telemarketing-sales-rule.ts'
import type { VerifiedSource } from './verified-source.ts'

/** Everything of law that Candor may tell people, by what it is about. What is not here is not told. */
export const verifiedSources: readonly { title: string; sources: readonly VerifiedSource[] }[] = [
	{ title: 'Telemarketing Sales Rule', sources: telemarketingSalesRule },
	{ title: 'Other law', sources: otherLaw },
	{ title: 'Cases and associations', sources: cases },
	{ title: 'Credit, and where to get help', sources: creditAndHelp },
]
