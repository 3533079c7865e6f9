import type { GuideEntry } from '../guide-entry.ts'

/** Attorneys in the offer, the authorities, and what they went after. */
export const authorityEntries: readonly GuideEntry[] = [
	{
		id: 'attorney-model',
		title: 'When a law firm provides the service',
		kind: 'topic',
		asked: [
			'how do i position the attorney',
			'attorney model what can i say',
			'law firm does the negotiating how to explain',
			'can we charge early because its a law firm',
			'do attorneys get around the fee ban',
			'is the attorney their lawyer',
			'lawyer backed program wording',
		],
		answer:
			"Name who really provides the service and what they do, and keep “negotiates” apart from “defends you in court”. A law firm's name does not allow fees early: the advance-fee ban has no exception for attorneys.",
		why: 'A customer who believes a lawyer has taken over will skip the one they need when papers come.',
		say: [
			"The services are provided by the firm named in your agreement. It negotiates, and the agreement says it doesn't defend lawsuits.",
			'No attorney at our company represents you in court.',
		],
		briefly:
			"The firm named in your agreement negotiates your debts. It doesn't defend lawsuits, and I'm not a lawyer. If you're sued, contact a local attorney or legal aid.",
		citation: '16 CFR 310.4(a)(5)',
		related: ['legal-representation-claim', 'legal-plan', 'notary-meeting', 'fee-test'],
	},
	{
		id: 'legal-plan',
		title: 'The optional legal plan',
		kind: 'topic',
		asked: [
			'how do i explain the legal plan',
			'can i say the legal plan protects them from lawsuits',
			'does the legal plan stop them being sued',
			'what does the legal plan cover',
			'sell the legal protection add on',
			'is the legal plan free',
		],
		answer:
			'Say that it is optional, who provides it, its price, and its limits: access to an attorney if they are sued, not a shield against being sued. Never “protected” or “covered”.',
		why: 'It changes who helps after a lawsuit, and it does not change whether one is filed.',
		say: [
			"The optional legal plan gives you access to an attorney if you're sued. It doesn't stop a suit being filed, and it has limits, so let me read them to you.",
		],
		insteadOf: [
			{
				not: 'With the legal plan you are protected from lawsuits.',
				say: "The legal plan doesn't stop a lawsuit. It gives you access to an attorney if one is filed, within its limits.",
			},
		],
		related: ['lawsuit-denial', 'legal-representation-claim', 'attorney-model'],
	},
	{
		id: 'notary-meeting',
		title: 'Notaries and face-to-face meetings',
		kind: 'rule',
		asked: [
			'does a notary visit count as face to face',
			'face to face exemption',
			'notary comes out so we can charge',
			'can we bill after the notary meeting',
			'mobile notary advance fee',
			'in person meeting exemption tsr',
		],
		answer:
			'No. A notary who only watches the signing is not a face-to-face sales presentation, so the advance-fee ban applies as ever.',
		why: 'A federal court in New York said so on March 4, 2024, in the case against StratFS, and the Second Circuit upheld it on June 2, 2025 (No. 24-697).',
		say: [
			'A notary may come by for the signatures. No fee is due then, only after a debt is settled, approved by you and paid on.',
		],
		citation: '16 CFR 310.6(b)(3)',
		related: ['advance-fee', 'fee-test', 'stratfs'],
	},
	{
		id: 'stratfs',
		title: 'The StratFS case',
		kind: 'fact',
		asked: [
			'stratfs case',
			'what happened with stratfs',
			'cfpb lawsuit debt settlement law firms',
			'second circuit debt settlement decision',
			'strategic financial solutions lawsuit',
			'loan leads switched to settlement case',
		],
		answer:
			'The CFPB and seven states sued StratFS in January 2024: they alleged loan leads switched to settlement, law firms as a front, and fees before settlements. A court froze the assets and appointed a receiver; the Second Circuit upheld that on June 2, 2025.',
		why: 'That ruling was a preliminary one on the record so far. It shows what is looked at: how leads begin, what lawyers really do, and when fees are taken.',
		citation: 'CFPB v. StratFS, 2d Cir. No. 24-697',
		related: ['notary-meeting', 'loan-leads', 'attorney-model'],
	},
	{
		id: 'accelerated-debt',
		title: 'The Accelerated Debt case',
		kind: 'fact',
		asked: [
			'accelerated debt case',
			'recent ftc case debt relief',
			'ftc lawsuit 2025 debt settlement',
			'what does the ftc go after',
			'ftc example of a bad company',
			'impersonating banks case',
		],
		answer:
			'In July 2025 the FTC obtained a court order stopping Accelerated Debt, which it accused of promising reductions of 75 percent or more, posing as banks and the government, and taking fees up front. These are allegations, and older people and veterans were said to be targeted.',
		why: 'The three claims named here are all among the fifteen prohibited statements.',
		related: ['government-affiliation', 'unsupported-savings-claim', 'advance-fee'],
	},
	{
		id: 'united-debt-counselors',
		title: 'The United Debt Counselors case',
		kind: 'fact',
		asked: [
			'united debt counselors case',
			'case about inflated success rate',
			'debt cut in half ftc case',
			'ftc order on savings figures',
			'what base must a savings figure have',
		],
		answer:
			"In 2017 the FTC's order against United Debt Counselors came with a $9 million judgment: figures must count all clients, also those who did not finish, and savings are measured against the debt at enrollment.",
		why: 'According to the FTC, fewer than half of its customers completed the program.',
		related: ['unsupported-savings-claim', 'savings-math'],
	},
	{
		id: 'penalties',
		title: 'What a violation can cost',
		kind: 'fact',
		asked: [
			'what is the fine for a tsr violation',
			'penalty per violation',
			'how much can the ftc fine us',
			'can i be personally liable',
			'who can sue us for this',
			'what happens if we break the rules',
			'53088',
		],
		answer:
			'Up to $53,088 for each violation, the amount in effect since January 17, 2025; ask compliance whether it has gone up since. State attorneys general and private persons can sue as well.',
		why: 'It is not only the company: on the preliminary record in StratFS an owner and a script writer were held answerable in person.',
		citation: '15 U.S.C. 45(m)(1)(A); 16 CFR 1.98',
		related: ['prohibited-at-a-glance', 'escalation'],
	},
	{
		id: 'accreditation',
		title: 'Trade associations and licenses',
		kind: 'fact',
		asked: [
			'can i mention our accreditation',
			'what is acdr',
			'aadr vs acdr',
			'is the association a regulator',
			'can i say we are licensed and approved',
			'bbb rating ok to mention',
			'association member what can i say',
		],
		answer:
			'Name a membership or license if we have it, and add that it is no endorsement. The American Association for Debt Resolution became part of the Association for Consumer Debt Relief in 2025; it is a trade body, not a regulator.',
		say: ["We have a license, and a license isn't an endorsement. You can look it up yourself."],
		related: ['government-affiliation'],
	},
	{
		id: 'state-rules',
		title: 'State rules: check before you enroll',
		kind: 'rule',
		asked: [
			'which states can we enroll',
			'state specific rules',
			'california rules debt settlement',
			'illinois fee cap',
			'can i enroll someone in california today',
			'is debt settlement legal in every state',
			'state fee limits',
			'what about new york',
		],
		answer:
			'States add their own limits on fees, licenses and waiting, so check our state list before you offer a plan. In Illinois the settlement fee is at most 15% of the savings; in California the customer may end the contract at any time without fee or penalty and gets the disclosures with an unsigned copy of the contract.',
		why: 'What the telephone sales rule allows may still be barred where the customer lives.',
		say: ["Which state do you live in? Our terms differ, and I'd like to tell you the ones for yours."],
		points: [
			'Ask for the state of residence before any figures.',
			'Illinois: fee at most 15% of savings.',
			'California: end it any time without fee or penalty; disclosures come with an unsigned copy.',
			'Not on our list, or unsure: do not enroll, ask compliance.',
		],
		citation: '225 ILCS 429/125; Cal. Civ. Code 1788.300',
		related: ['fees-and-total-cost', 'leaving-the-program'],
	},
]
