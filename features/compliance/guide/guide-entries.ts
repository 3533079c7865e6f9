import { z } from 'zod'
import { readDataFiles } from '#platform/data/read-data.ts'
import { allWithoutFigures } from '../texts/without-figures.ts'
import { GuideEntry } from './guide-entry.ts'
import { DisclosureEntry, disclosureEntry, StatementEntry, statementEntry } from './rule-entry.ts'

const statements = ['statements/money', 'statements/outcomes', 'statements/who-we-are', 'statements/pressure']
const disclosures = ['disclosures/before-enrollment', 'disclosures/in-the-opening']
const others = [
	'disclosures/overview',
	'conduct-rules',
	'contact/calling',
	'contact/recording-and-records',
	'customers/fit',
	'customers/understanding',
	'customers/honest-selling',
	'customers/account',
	'law/advice-limits',
	'law/collection-and-court',
	'law/attorneys-and-cases',
]

/** The compliance entries of the guide in reading order, with placeholders for a company's figures. */
export const complianceTemplates: readonly GuideEntry[] = [
	...readDataFiles(import.meta.url, statements, z.array(StatementEntry))
		.flat()
		.map(statementEntry),
	...readDataFiles(import.meta.url, disclosures, z.array(DisclosureEntry))
		.flat()
		.map(disclosureEntry),
	...readDataFiles(import.meta.url, others, z.array(GuideEntry)).flat(),
]

/** The same entries for display, without placeholders. */
export const complianceEntries = allWithoutFigures(complianceTemplates)
