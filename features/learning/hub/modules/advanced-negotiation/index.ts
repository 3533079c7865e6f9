import { hubModule } from '../../hub-module.ts'
import { approvalAndPapers } from './approval-and-papers.ts'
import { beforeAnOffer } from './before-an-offer.ts'
import { hardshipHonestly } from './hardship-honestly.ts'
import { whatACreditorWeighs } from './what-a-creditor-weighs.ts'

export const advancedNegotiation = hubModule({
	id: 'advanced-negotiation',
	title: 'Advanced Negotiation',
	category: 'Negotiation',
	level: 'Advanced',
	overview:
		'How settlements come about, so that what you tell customers holds when a negotiator picks up the file: what a creditor weighs, how much must be saved first, what needs a yes and a paper, and hardship told truly.',
	topics: ['Lump sum or term', 'Amount before an offer', 'Settlement letters', 'Hardship'],
	keyPoints: [
		'No creditor has to agree, and none is a sure thing.',
		'Say by when each creditor gets an offer.',
		'Nothing is paid without the customer’s yes and terms in writing.',
	],
	lessons: [whatACreditorWeighs, beforeAnOffer, approvalAndPapers, hardshipHonestly],
})
