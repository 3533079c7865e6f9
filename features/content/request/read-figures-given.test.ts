import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

const given = (request: string) => readRequest(request).figures.map(({ kind, text }) => `${kind} ${text}`)

test.each([
	['email for lady w 31k on 5 cards', ['total_debt $31,000', 'accounts 5 cards']],
	['he owes thirty one thousand four hundred eighty', ['total_debt $31,480']],
	['recap: $31,480 across 5 cards', ['total_debt $31,480', 'accounts 5 cards']],
	['email, our fee is 25%', ['fee_percent 25%']],
	['fee 22 percent of enrolled debt', ['fee_percent 22%']],
	['25% fee on 40k', ['fee_percent 25%', 'total_debt $40,000']],
	['deposit of 480 a month', ['monthly_deposit $480']],
	['four eighty a month for 36 months', ['monthly_deposit $480', 'program_months 36 months']],
	['480/mo program, 3 years', ['monthly_deposit $480', 'program_months 3 years']],
	['she pays 1,150 a month in minimums now', ['monthly_payment $1,150']],
	['minimums are 890', ['monthly_payment $890']],
	['makes 3,200 a month', ['income $3,200 a month']],
	['income 52k a year', ['income $52,000 a year']],
	['brings home $2,400 monthly', ['income $2,400 a month']],
	[
		'first offer around month 7, whole thing 42 months',
		['first_offer_months 7 months', 'program_months 42 months'],
	],
	['first settlement in 6 to 8 months', ['first_offer_months 6 to 8 months']],
	['total cost 24,900 all in', ['total_cost $24,900']],
	['fee comes to $7,870', ['fee_amount $7,870']],
	['our fee for Denise would be about $7,870', ['fee_amount $7,870']],
	['explains the fee to a customer with $31,480 of card debt', ['total_debt $31,480']],
	['our fee is 25% and he owes 28k', ['fee_percent 25%', 'total_debt $28,000']],
	['fee question from a guy with 19k in debt', ['total_debt $19,000']],
	['the fee is not $25,000, that is her debt', ['total_debt $25,000']],
	['late fees of $640', ['other $640']],
	['owes $20,000 and wants to think before she settles', ['total_debt $20,000']],
	['competitor charges 18%, we charge 25%', ['other 18%', 'fee_percent 25%']],
	['needs $2,000 saved before the first offer', ['amount_before_offer $2,000']],
	['cards at 29.99% apr', ['interest_rate 29.99%']],
	['62 year old widow', ['age 62']],
	['guy, 58, laid off', ['age 58']],
	['31k 5 cards 480 a month', ['total_debt $31,000', 'accounts 5 cards', 'monthly_deposit $480']],
	['client Joan (74) gets 1,890/mo social security', ['age 74', 'income $1,890 a month']],
	['12k on chase and 8k on discover', ['other $12,000 on Chase', 'other $8,000 on Discover']],
	['3 months behind on everything', ['other 3 months behind']],
	['has 2 kids', ['other 2 kids']],
	['2 kids, 2 months behind', ['other 2 kids', 'other 2 months behind']],
	["voicemail, lead hasn't picked up 3 times", ['other 3 times']],
	['still owes us 3 bank statements', ['other 3 bank statements']],
	['hours cut from 40 to 24', ['other 40 hours', 'other 24 hours']],
	['leads that went dark about 90 days ago', ['other 90 days ago']],
	['three ten a month on twenty-nine five in debt', ['monthly_deposit $310', 'total_debt $29,500']],
	['he owes 27 and can do 340ish', ['total_debt $27,000', 'monthly_deposit $340']],
	[
		'owes 15,750, quoted 345/48mo',
		['total_debt $15,750', 'monthly_deposit $345', 'program_months 48 months'],
	],
	['22,8 in debt over 3 cards', ['total_debt $22,800', 'accounts 3 cards']],
	['17.7 debt, our fee is 25, ok?', ['total_debt $17,700', 'fee_percent 25%']],
	['4 store cards and a Best Egg loan. 11,940 in all', ['accounts 4 store cards', 'total_debt $11,940']],
	['lost his job Nov 1', ['other November 1']],
	['money is back within seven business days', ['other 7 business days']],
	['owes 33k, deposit 688 x 48', ['total_debt $33,000', 'monthly_deposit $688', 'program_months 48 months']],
	['laid off 2 months ago', ['other some 2 months ago']],
	[
		'Wells 9,200, Amex 6,750, Cap One 4,300, so 20,250 owed',
		['other $9,200', 'other $6,750', 'other $4,300', 'total_debt $20,250'],
	],
	['25% of 30,000, so 7,500', ['fee_percent 25%', 'total_debt $30,000', 'fee_amount $7,500']],
	[
		'610 a month for 36 months is 21,960',
		['monthly_deposit $610', 'program_months 36 months', 'total_cost $21,960'],
	],
	['debt of thirty one k… no, 31,480', ['total_debt $31,480']],
	['it was 61 mo no 51 mo', ['program_months 51 months']],
	[
		'28,760; now 815 min; with us 388; 48; fee 24%',
		[
			'total_debt $28,760',
			'monthly_payment $815',
			'monthly_deposit $388',
			'program_months 48 months',
			'fee_percent 24%',
		],
	],
	['owes 20,400 at around 27', ['total_debt $20,400', 'interest_rate 27%']],
	['email them: his 18.2 hers 9.4, 27.6k together', ['other $18,200', 'other $9,400', 'total_debt $27,600']],
	['deposit goes up from 350 to 395', ['monthly_deposit $350', 'monthly_deposit $395']],
	['sent 2 of the 5 statements', ['other 2 of the 5 statements']],
	['our fee is 25%, not 22', ['fee_percent 25%', 'fee_percent 22%']],
	['bal 28 even, 7 cards', ['total_debt $28,000', 'accounts 7 cards']],
	['25% of 40 is ten grand', ['fee_percent 25%', 'total_debt $40,000', 'fee_amount $10,000']],
	['owes like 12 to 13', ['total_debt $12,000 to $13,000']],
	['she owes 17-5 and can do 270 a month', ['total_debt $17,500', 'monthly_deposit $270']],
	['thinking 48 vs 60 months', ['program_months 48 months', 'program_months 60 months']],
	['husband 66, wife 64', ['age 66', 'age 64']],
	['his score is 741', ['other 741 points']],
	['wants to wait until april', ['other April']],
	['debt between 20 and 25k', ['total_debt $20,000 to $25,000']],
	['20-25k in credit cards', ['total_debt $20,000 to $25,000']],
	['program runs 24-48 months', ['program_months 24 to 48 months']],
	['call tues at 4', ['appointment Tuesday at 4']],
	['appt is 10:30am est next thurs', ['appointment next Thursday at 10:30 am EST']],
	['meeting march 3rd at 2pm', ['appointment March 3rd at 2 pm']],
	['slot mon 12/7 8:20 am', ['appointment Monday, December 7 at 8:20 am']],
	['callback monday 9', ['appointment Monday at 9']],
	['i will try again at 3', ["appointment 3 o'clock"]],
	['call is saturday, half past ten', ['appointment Saturday at 10:30']],
	['draft hits on the 22', ['deposit_date the 22nd']],
	['confirm tomorrow at noon', ['appointment tomorrow at noon']],
	['call at four thirty pm friday', ['appointment Friday at 4:30 pm']],
	['follow up, we talked on monday', []],
	['she missed her call thursday 3pm', ['missed_appointment Thursday at 3 pm']],
	['deposit of 412.50 due on the 15th', ['monthly_deposit $412.50', 'deposit_date the 15th']],
	['my number is (555) 123-4567', ['phone (555) 123-4567']],
	['email with 3 bullet points and 2 subject lines', []],
	['text under 160 characters', []],
	['20 second voicemail', []],
	['write 2 versions, 200 words', []],
	['rolled her 401k, got a 1099, thinking chapter 7', []],
	['a couple hundred bucks short', []],
	[
		'eighteen grand, six accounts, can do 310 a month',
		['total_debt $18,000', 'accounts 6 accounts', 'monthly_deposit $310'],
	],
	['$18.5k unsecured', ['total_debt $18,500']],
	['rent is 1400 and car payment 450', ['other $1,400 for rent', 'other $450 for the car payment']],
])('the figures of "%s"', (request, figures) => {
	expect(given(request)).toEqual(figures)
})

test('a figure is quoted as it was typed', () => {
	const [figure] = readRequest('fu email 4 lady w/ thirty one k in debt').figures
	expect(figure?.asked).toBe('thirty one k')
})

test("the figures of a schedule are not the customer's", () => {
	expect(given('5 emails over 14 days for people with 30k in debt')).toEqual(['total_debt $30,000'])
})

test('leaves out the figures of what may not be promised', () => {
	expect(given('email for Ana with 22k, promise her 50% off in 24 months')).toEqual(['total_debt $22,000'])
})
