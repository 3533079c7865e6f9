import type { TemplateSet } from '../plan/piece-writer.ts'

/** The first question of a cold call, after leave to go on was given. */
export const coldQuestions: TemplateSet = [
	'May I ask what made you think about your debts lately, if you have?',
	'Are you carrying card balances or medical bills that you would like to get rid of?',
	'Is there debt on cards or loans that worries you, or did I call for nothing?',
	'When you look at your balances, are they going down, standing still or going up?',
	'Have you looked into any help with your debts before?',
]

/** What a rep says to whoever has no time. */
export const noTime: TemplateSet = [
	'Of course. When would suit you, or would you rather not hear from me?',
	'I will keep it short another time. Is there a day that is better, or shall I leave it?',
	'Understood. Shall I call back at a time you choose, or not at all?',
]

/** What a rep says to who asks what it is about. */
export const whatItIs: TemplateSet = [
	'We are a private company that negotiates card debt and other unsecured debt, for a fee. It is not a loan, it has real risks, and results vary: none is guaranteed. Shall I ask a few questions to see whether it is worth your time?',
	'It is about debt settlement, which is a paid service with real risks. No result is guaranteed, and results vary. I would ask a few questions first and tell you honestly if it is not for you. Is that all right?',
	'I am calling to sell a service: we negotiate unsecured debts for a fee, creditors may refuse, results vary and are not guaranteed, and your credit will likely be hurt. If that is not for you, say so and I thank you for your time.',
]

/** How a rep opens a call with somebody in the program, by what it is about. */
export const customerOpenings: TemplateSet = [
	[
		'missed_deposit',
		'Hi [name], this is [rep] with [company], the debt settlement company you are with. The call is recorded. I am calling about your deposit that did not go through, and only to see how we can help. Is now all right?',
	],
	[
		'missed_deposit',
		'Hello [name], [rep] from [company], your debt settlement company, on a recorded line. Your last deposit did not reach the account, so I wanted to hear how you are. Do you have a moment?',
	],
	[
		'enrolled|welcome',
		'Hi [name], this is [rep] with [company], the debt settlement company you just joined. This call is recorded. I would like to welcome you and go through what happens first. Is this a good time?',
	],
	[
		'enrolled|welcome',
		'Hello [name], welcome. I am [rep] from [company], your debt settlement company, and this call is recorded. Shall we go through your first weeks together?',
	],
	[
		'decided !missed_deposit|welcome',
		'Hi [name], [rep] from [company], your debt settlement company. The call is recorded. This is a check-in, with nothing to sell. Do you have a few minutes?',
	],
	[
		'decided !missed_deposit|welcome',
		'Hello [name], this is [rep] with [company], the debt settlement company you are with, on a recorded line. I am calling to hear how things are going. Is now all right?',
	],
]

/** What a rep asks somebody in the program. */
export const customerQuestions: TemplateSet = [
	['missed_deposit', 'What happened this month, if you want to tell me?'],
	['missed_deposit', 'Is this a one-time thing, or has something changed for good?'],
	['missed_deposit', 'Which day would be better for the deposit?'],
	['missed_deposit', 'Is the amount still right for your budget?'],
	['missed_deposit', 'Is there anything due this week that we should know of?'],
	['enrolled|welcome', 'Is there anything in the agreement that is still unclear?'],
	['enrolled|welcome', 'Do you know whom to call if a letter comes?'],
	['enrolled|welcome', 'What do you expect to happen first?'],
	['decided', 'Have any letters or calls come that worry you?'],
	['decided', 'Has anything changed with your work, your address or your health?'],
	['decided', 'Have any papers from a court come?'],
	['decided !missed_deposit', 'Is the deposit still manageable?'],
]
