import { allWithoutFigures } from '../texts/without-figures.ts'
import { conductRules } from './conduct-rules.ts'
import { callingEntries } from './contact/calling.ts'
import { recordingEntries } from './contact/recording-and-records.ts'
import { accountEntries } from './customers/account.ts'
import { fitEntries } from './customers/fit.ts'
import { honestSellingEntries } from './customers/honest-selling.ts'
import { understandingEntries } from './customers/understanding.ts'
import { salesRuleDisclosures } from './disclosures/before-enrollment.ts'
import { openingDisclosures } from './disclosures/in-the-opening.ts'
import { disclosureOverview } from './disclosures/overview.ts'
import type { GuideEntry } from './guide-entry.ts'
import { adviceEntries } from './law/advice-limits.ts'
import { authorityEntries } from './law/attorneys-and-cases.ts'
import { collectionEntries } from './law/collection-and-court.ts'
import { moneyStatements } from './statements/money.ts'
import { outcomeStatements } from './statements/outcomes.ts'
import { pressureStatements } from './statements/pressure.ts'
import { identityStatements } from './statements/who-we-are.ts'

/** The compliance entries of the guide, with placeholders for a company's figures. */
export const complianceTemplates: readonly GuideEntry[] = [
	...moneyStatements,
	...outcomeStatements,
	...identityStatements,
	...pressureStatements,
	...salesRuleDisclosures,
	...openingDisclosures,
	...disclosureOverview,
	...conductRules,
	...callingEntries,
	...recordingEntries,
	...fitEntries,
	...understandingEntries,
	...honestSellingEntries,
	...accountEntries,
	...adviceEntries,
	...collectionEntries,
	...authorityEntries,
]

/** The same entries for display, without placeholders. */
export const complianceEntries = allWithoutFigures(complianceTemplates)
