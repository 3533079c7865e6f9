type RegulatoryUpdate = {
	/** The day it was issued or took effect: '2025-06-02'. */
	date: string
	title: string
	impact: 'Critical' | 'High' | 'Medium'
	summary: string
	/** What it changes on the floor. */
	onTheCall: string
	/** Where it stands, and where it was read. */
	source: string
}

/** What changed in the law of the trade, newest first. */
export const regulatoryUpdates: readonly RegulatoryUpdate[] = [
	{
		date: '2025-06-02',
		title: 'A notary visit is no face-to-face sale',
		impact: 'Critical',
		summary:
			'In CFPB v. StratFS the Second Circuit upheld the injunction, the asset freeze and the receiver. Notaries who only witness the signing give no face-to-face sales presentation, so the ban on advance fees applies.',
		onTheCall:
			'Never say that a fee may begin because somebody comes by for the signature. The ruling is on the preliminary record and no final judgment.',
		source: 'CFPB v. StratFS, 2d Cir. No. 24-697',
	},
	{
		date: '2025-04-11',
		title: 'Consent can be taken back in any reasonable way',
		impact: 'High',
		summary:
			'Since this day consent to automatic calls and texts can be taken back by any reasonable method, spoken too, and callers have 10 business days. One part, applying a single stop to every kind of message, was postponed shortly before.',
		onTheCall:
			'Log every stop at once, however it is said. The one-to-one consent rule that many prepared for was vacated on January 24, 2025.',
		source: '47 CFR 64.1200',
	},
	{
		date: '2024-04-16',
		title: 'Telemarketing records: five years instead of two',
		impact: 'High',
		summary:
			'The FTC amended the Telemarketing Sales Rule: records are kept five years, call detail and consent records are added, and calls to businesses are covered by the bans on misrepresentation. Effective May 16, 2024; the call detail records of 16 CFR 310.5(a)(2) from October 15, 2024.',
		onTheCall:
			'Delete and edit nothing. Consent is who, which number, the form as it was shown, and the date.',
		source: '89 FR 26760',
	},
]
