import { hubModule } from '../../hub-module.ts'
import { claimsWithABase } from './claims-with-a-base.ts'
import { contactAndRecords } from './contact-and-records.ts'
import { theFeeTest } from './the-fee-test.ts'
import { theMap } from './the-map.ts'
import { theOpening } from './the-opening.ts'

export const salesCompliance = hubModule({
	id: 'sales-compliance',
	title: 'Sales Compliance',
	category: 'Compliance',
	level: 'Intermediate',
	overview:
		'The Telemarketing Sales Rule as it sounds on a call: what must be told and when, the opening, the advance-fee test, claims and the evidence under them, and when a call must not be made.',
	topics: ['Disclosures', 'Opening', 'Advance fees', 'Substantiation', 'Do-not-call and records'],
	keyPoints: [
		'Inbound calls are covered too.',
		'Three conditions before any fee, by any name.',
		'No figure without its base.',
	],
	lessons: [theMap, theOpening, theFeeTest, claimsWithABase, contactAndRecords],
})
