import type { VerifiedSource } from './verified-source.ts'

const checkedOn = '2026-11-21'

export const creditAndHelp: readonly VerifiedSource[] = [
	{
		title: 'What a FICO score is made of',
		says: 'In general: payment history 35 percent, amounts owed 30, length of history 15, credit mix 10, new credit 10, on a scale of 300 to 850. Other models, VantageScore for one, weigh differently.',
		covers: [
			'payment history 35 percent',
			'300 to 850',
			'800-850',
			'740-799',
			'670-739',
			'580-669',
			'300-579',
			'580 to 669',
		],
		readIn: 'CreditVana, “What is a credit score”; JDCU and Crediful on the same weights',
		how: 'secondary source',
		checkedOn,
	},
	{
		title: 'How long things stay on a report',
		says: 'Late payments, collections and settled accounts up to seven years from the first delinquency; bankruptcies up to ten years.',
		covers: ['seven years', 'ten years'],
		readIn: 'LegalClarity and creditrepairreview.com, which quote 15 U.S.C. 1681c and the CFPB',
		how: 'secondary source',
		checkedOn,
	},
	{
		title: 'AnnualCreditReport.com',
		says: 'The only site authorized by federal law for free reports from the three nationwide bureaus.',
		covers: ['AnnualCreditReport.com', 'https://www.annualcreditreport.com'],
		readIn: 'FTC press release of September 2006, and the site’s own notice',
		how: 'primary text',
		checkedOn,
	},
	{
		title: 'FTC, 1-877-382-4357 (FTC-HELP)',
		says: 'Where fraud and bad practices are reported by telephone.',
		covers: ['1-877-382-4357', 'https://reportfraud.ftc.gov', 'ReportFraud.ftc.gov'],
		readIn: 'FTC press release of July 1999; ftc.gov, business blog of March 2021 for the address',
		how: 'primary text',
		checkedOn,
	},
	{
		title: 'CFPB complaint portal',
		says: 'Complaints about banks, collectors and debt relief companies.',
		covers: [
			'consumerfinance.gov',
			'consumerfinance.gov/complaint',
			'https://www.consumerfinance.gov/complaint/',
		],
		readIn: 'consumerfinance.gov/complaint, the page itself',
		how: 'primary text',
		checkedOn,
	},
	{
		title: 'FTC guide on debt relief services',
		says: 'Debt Relief Services & the Telemarketing Sales Rule: A Guide for Business.',
		covers: [
			'https://www.ftc.gov/business-guidance/resources/debt-relief-services-telemarketing-sales-rule-guide-business',
			'https://regulations.justia.com/regulations/fedreg/2024/04/16/2024-07180.html',
		],
		readIn: 'Opening of the guide, and the Federal Register text at Justia',
		how: 'primary text',
		checkedOn,
	},
	{
		title: 'National Foundation for Credit Counseling',
		says: 'Non-profit credit counseling, nfcc.org.',
		covers: ['nfcc.org', 'https://www.nfcc.org'],
		readIn: 'Consumer Reports Advocacy, debt settlement page',
		how: 'secondary source',
		checkedOn,
	},
	{
		title: '988 Suicide & Crisis Lifeline',
		says: 'Free and confidential, by call or text, at any hour; in immediate danger 911.',
		covers: ['988', '911'],
		readIn: 'Wyoming Department of Health, 988 page; California CCJBH notice of July 2022',
		how: 'primary text',
		checkedOn,
	},
	{
		title: '211',
		says: 'Free referral to local help with rent, food and bills, by telephone.',
		covers: ['211'],
		readIn: 'United Way Worldwide and Greater Twin Cities United Way',
		how: 'secondary source',
		checkedOn,
	},
]
