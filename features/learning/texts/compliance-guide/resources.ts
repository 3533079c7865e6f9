type Resource = { title: string; text: string } & (
	| { address: string }
	| { to: '/credit-insights' | '/ai-coach' | '/sales-education' }
)

/** Where to read on, and where customers find help. Addresses outside open in a tab of their own. */
export const resources: readonly { title: string; items: readonly Resource[] }[] = [
	{
		title: 'The rules',
		items: [
			{
				title: 'Debt relief and the Telemarketing Sales Rule: the FTC’s guide for business',
				text: 'What to disclose, what not to say, and when a fee is due.',
				address:
					'https://www.ftc.gov/business-guidance/resources/debt-relief-services-telemarketing-sales-rule-guide-business',
			},
			{
				title: 'The amendments of 2024, in the Federal Register',
				text: 'Records for five years, and what has to be in them.',
				address: 'https://regulations.justia.com/regulations/fedreg/2024/04/16/2024-07180.html',
			},
		],
	},
	{
		title: 'For customers',
		items: [
			{
				title: 'Complain to the CFPB',
				text: 'The complaint portal for banks, collectors and debt relief companies, ours included.',
				address: 'https://www.consumerfinance.gov/complaint/',
			},
			{
				title: 'Free credit reports',
				text: 'The one site authorized by federal law for reports from all three bureaus.',
				address: 'https://www.annualcreditreport.com',
			},
			{
				title: 'Non-profit credit counseling',
				text: 'Members of the National Foundation for Credit Counseling, by place.',
				address: 'https://www.nfcc.org',
			},
		],
	},
	{
		title: 'In Candor',
		items: [
			{
				title: 'Credit insights',
				text: 'What makes a score, how people stay out of debt, and a payoff comparison.',
				to: '/credit-insights',
			},
			{
				title: 'Ask the AI coach',
				text: 'Type a sentence and hear whether it may be said, with the rule.',
				to: '/ai-coach',
			},
			{
				title: 'Learning hub',
				text: 'Eight modules on selling well within these rules.',
				to: '/sales-education',
			},
		],
	},
]
