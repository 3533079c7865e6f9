import type { ProspectScript } from '../prospect/script.ts'

export const almostFiled: ProspectScript = {
	id: 'almost-filed',
	title: 'Almost filed',
	industry: 'Small-business cards',
	difficulty: 'advanced',
	description:
		'A baker closing her shop, two days from signing a bankruptcy petition, calling to hear a reason not to. Give her facts, not a reason.',
	scenarioContext:
		"Janet owes $40,800 on two cards, a line of credit and a supplier's bill from a bakery she is closing. She asked for somebody who will not read from a script.",
	objectives: [
		{ text: 'Send her to the attorney with the right questions', shows: { meets: 'bankruptcy_instead' } },
		{ text: 'Learn how far the filing has gone', shows: { learns: 'petition-ready-to-sign' } },
		{ text: 'Say that forgiven debt may be taxed', shows: { resists: 'tax_consequence_denial' } },
		{
			text: 'Name no savings, though she asks for a figure',
			shows: { resists: 'unsupported_savings_claim' },
		},
	],
	persona: {
		name: 'Janet',
		jobTitle: 'Bakery owner, closing',
		personality: 'Exhausted, wry, allergic to salesmanship',
		age: 60,
		region: 'Knoxville, Tennessee',
		voice: {
			register: 'weary',
			fillers: ['Well,', 'Oh,', 'Look,'],
			tags: [', I suppose', ', honey'],
			talkativeness: 0.5,
		},
		household: 'Widowed, in a house that is paid for; a son in Nashville',
		income: 2700,
		leftOverMonthly: 25,
		debts: [
			{ creditor: 'American Express', balance: 15700, minimum: 470, monthsBehind: 2 },
			{ creditor: 'Chase', balance: 11300, minimum: 335, monthsBehind: 3 },
			{ creditor: 'the bank line of credit', balance: 9500, minimum: 260, monthsBehind: 2 },
			{ creditor: 'the flour supplier', balance: 4300, minimum: 0, monthsBehind: 6 },
		],
		history:
			'Butter doubled and the office building across the street emptied out. I kept the girls on two months longer than I should have.',
		reasonForCall:
			"I've got an appointment Thursday, and I wanted one more person to tell me what I'm looking at.",
		smallTalk: [
			"I'm sitting on a flour bucket because I sold the chairs this morning.",
			"Somebody still comes by for the lemon bars. I give him whatever's in the case.",
			"Twenty-two years of getting up at three. I don't know what I'll do with a morning.",
		],
	},
	opening: [
		"Hello. This is Janet. Please don't read me anything.",
		"Well, you called. I wasn't sure I wanted you to.",
		"Hello, this is what's left of the bakery.",
		"Janet speaking. I've got till the oven man comes for the oven.",
	],
	hidden: [
		{
			id: 'petition-ready-to-sign',
			askedBy: ['bankruptcy', 'lawsuit', 'past_attempts'],
			trustNeeded: 5,
			lines: [
				"The petition's drawn up. I sign it Thursday at ten, if I sign it. I've paid him twelve hundred so far.",
				"I have a lawyer. Thursday I go in and sign. He's a nice man, and I cried on his blotter.",
				"It's all typed. Chapter 7. All it wants is my name.",
			],
			dodges: ["I've looked into a few things.", "I've talked to some people.", 'Let me hear yours first.'],
		},
		{
			id: 'owes-payroll-taxes',
			askedBy: ['taxes', 'debts', 'creditors'],
			trustNeeded: 6,
			lines: [
				"I'm behind on the payroll tax, too. About six thousand. That's the one I dream about.",
				"There's the IRS. From the bakery. I didn't put it on your form, because I couldn't type it.",
				"I owe the payroll tax for two quarters. You'll tell me that's different, and I know it's different.",
			],
			dodges: [
				'My bookkeeper would know.',
				"There's always taxes, isn't there?",
				"That's a separate headache.",
			],
		},
		{
			id: 'signed-for-the-business',
			askedBy: ['creditors', 'debts', 'housing'],
			trustNeeded: 5,
			lines: [
				"The line of credit's the bakery's, but I signed for it myself. Personally, they call it.",
				"I signed a guarantee at the bank. So when the shop's gone, it's still me.",
				"They had me put my own name under the shop's. I remember the pen.",
			],
			dodges: [
				"It's all one pot by now.",
				"The shop and me, we're about the same thing.",
				"I'd have to look at who signed what.",
			],
		},
	],
	objections: [
		{
			code: 'bankruptcy_instead',
			cause: { afterMessages: 2 },
			raised: [
				"Tell me why I shouldn't just go bankrupt and be done.",
				'I could file Chapter 7 this week. What have you got that beats that?',
				"My lawyer says file. You'd say don't, I suppose.",
				'It seems to me bankruptcy is quicker and cleaner than four years of this.',
				"I'm this close to filing. Is there one good reason not to?",
				"Honestly, bankruptcy looks kinder than what you're describing.",
			],
			pressed: [
				'You changed the subject off bankruptcy, and I noticed.',
				"I still don't hear why I wouldn't file.",
				'I asked you plain. Bankruptcy or this?',
			],
			withdrawn: [
				"Well. I didn't expect you to send me to somebody else. I'll ask.",
				"That's an honest answer, and I've had very few this month.",
				'All right. So it may well be the better one. Thank you for not fighting it.',
			],
			metBy: ['explains_alternatives', 'admits_limits'],
		},
		{
			code: 'already_tried',
			cause: { topic: 'program' },
			raised: [
				'I tried one of these in 2011. They quit on me when it got hard.',
				"I've done this before, with the first shop. Paid in for a year, and it fell apart.",
				"I've already been through a program like this, and I ended up owing more.",
				"We did this once, my husband and I. It didn't take.",
				"I've been down this road. Two got settled and the third one sued us.",
			],
			pressed: [
				"You didn't ask me what went wrong the last time.",
				'I told you I tried it, and you told me how wonderful it is.',
				"That's the same thing they said in 2011.",
			],
			withdrawn: [
				'Well, what happened was the deposits stopped. Mine did.',
				'So it could go the same way. Thank you for saying so.',
				"All right. You listened to the whole story. That's more than they did.",
			],
			metBy: ['empathizes', 'asks_open_question', 'admits_limits'],
		},
		{
			code: 'think_about_it',
			cause: { whenAsked: 'enroll' },
			raised: [
				"I'm going to think about it till Thursday. That's what I've got.",
				"I won't decide on a flour bucket. Let me sleep on it.",
				'Let me read it over first, and talk to my son.',
				"I need to sit with it. I've made enough decisions standing up.",
				"Email me something, and I'll think it over.",
			],
			pressed: [
				"No, honey. I said I'd think.",
				"I've been sold flour by better than you. I'm going to think about it.",
				'Not tonight. I told you.',
			],
			withdrawn: [
				"Good. Thursday's the only clock, and it's mine.",
				"It's the not knowing who'd sue that I want to think through, if you're asking.",
				"All right. Send it, and I'll be the one who calls.",
			],
			metBy: ['offers_time', 'asks_concern'],
		},
	],
	traps: [
		{
			code: 'tax_consequence_denial',
			asks: [
				"And what they forgive, I don't owe any tax on that, do I?",
				"There's no taxes on the forgiven part, right?",
				"So there's no tax bill later for the part that's wiped out?",
				"It's not taxed, what they forgive, is it?",
			],
			afterHonest: [
				"Well, that's one for the list. I'll ask my tax man.",
				'I thought as much. They do get their piece.',
				"Thank you. I've got trouble enough with them already.",
			],
			afterFalse: [
				'My accountant told me the opposite in March.',
				'Is that so? I got one of those forms in 2012, and it was not a birthday card.',
				'Hm. You were doing all right until then.',
			],
		},
		{
			code: 'unsupported_savings_claim',
			asks: [
				"So I'd save about half of it, right?",
				"So I'd save twenty thousand out of the forty, is that the idea?",
				"What would I save, sixty percent? That's what the radio says.",
				'So I end up paying pennies on the dollar?',
			],
			afterHonest: [
				"No number. Well, good. I'd have written it on the wall.",
				"That's the right answer, even if I don't care for it.",
				"Fair. I couldn't tell you what a wedding cake costs till I see the bride.",
			],
			afterFalse: [
				'And your fee comes out of that, or on top? Never mind.',
				"I had a man promise me forty percent once. He's in Florida now.",
				"That's a nice round number. They always are.",
			],
		},
		{
			code: 'lawsuit_denial',
			asks: [
				"And once I'm with you, they can't sue me?",
				"They won't take me to court if I'm in the program, right?",
				"So the flour man can't sue me then?",
				"You'd keep them from suing, wouldn't you?",
			],
			afterHonest: [
				"Then that's one thing Thursday does that you don't.",
				"All right. I'd rather know it now than at the door.",
				'I appreciate that. The third one did sue us, last time.',
			],
			afterFalse: [
				'They told us that in 2011, and we got sued in 2012.',
				"Well, that's not so. I've got the judgment in a drawer.",
				'My lawyer would like to hear you say that.',
			],
		},
	],
	start: { trust: 3, pressure: 3, understanding: 5, urgency: 8, patience: 4 },
	needs: { trust: 8, understanding: 7, patience: 20 },
	tags: [],
}
