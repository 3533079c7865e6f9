import type { VerifiedSource } from './verified-source.ts'

const checkedOn = '2026-11-21'

export const cases: readonly VerifiedSource[] = [
	{
		title: 'CFPB v. StratFS',
		says: 'Sued in January 2024 by the CFPB and seven states. W.D.N.Y., March 4, 2024: the face-to-face exemption likely does not apply to notary visits. Second Circuit, June 2, 2025, No. 24-697: injunction, asset freeze, receiver and the liability of an owner and a script writer upheld, on the preliminary record.',
		covers: ['StratFS', 'CFPB v. StratFS', 'No. 24-697', 'January 2024', 'March 4, 2024', 'June 2, 2025'],
		readIn:
			'Casetext, decision of March 4, 2024; midpage.ai and Casemine, summaries of the appeal; Shipkevich on the seven states',
		how: 'secondary source',
		checkedOn,
	},
	{
		title: 'FTC v. Accelerated Debt',
		says: 'D. Ariz., July 14, 2025: temporary restraining order, asset freeze, receiver. Alleged: reductions of up to 75 or 85 percent, posing as banks and agencies, fees up front. Allegations, not findings.',
		covers: ['Accelerated Debt', 'July 2025', 'July 14, 2025'],
		readIn: 'Credit and Collection News; JD Supra; Mondaq 1659476',
		how: 'secondary source',
		checkedOn,
	},
	{
		title: 'FTC v. United Debt Counselors',
		says: 'E.D. Tex., February 27, 2017: stipulated order with a $9 million judgment, most of it suspended; nothing admitted or denied. According to the FTC fewer than half completed the program. Figures must count all clients, and savings are measured against the debt at enrollment.',
		covers: ['United Debt Counselors', '$9 million', 'In 2017', '2017 order'],
		readIn:
			'Consumer Financial Services Law Monitor, March 2017; Wilkinson Barker Knauer on order and refunds',
		how: 'secondary source',
		checkedOn,
	},
	{
		title: 'Trade associations',
		says: 'The American Association for Debt Resolution asked its members for audits and a cash-flow assessment; in 2025 it merged into the Association for Consumer Debt Relief. Neither is a regulator.',
		covers: [
			'American Association for Debt Resolution',
			'The American Association for Debt Resolution',
			'Association for Consumer Debt Relief',
		],
		readIn: 'aa4dr.org on accreditation; tratta.io on the merger',
		how: 'secondary source',
		checkedOn,
	},
]
