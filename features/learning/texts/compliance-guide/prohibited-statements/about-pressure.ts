import type { ModuleSection } from '../compliance-module.ts'

export const aboutPressure: readonly ModuleSection[] = [
	{
		id: 'false-urgency-or-threat',
		title: 'Invented deadlines, scares and threats',
		about: { kind: 'statement', code: 'false_urgency_or_threat' },
		citation: '16 CFR 310.4(a)(1); 16 CFR 310.3(a)(2)(iii)',
		paragraphs: [
			'A deadline that does not exist takes away the chance to decide freely. A threat does it too, and is an abusive act by itself. Real dates, such as the answer date on a summons, may be said exactly as they stand.',
		],
		leave: [
			{
				line: 'If you do not sign in the next ten minutes the approval disappears.',
				finds: 'false_urgency_or_threat',
				why: 'No such deadline exists.',
			},
			{
				line: 'If you hang up they will garnish your check by Friday.',
				finds: 'false_urgency_or_threat',
				why: 'A scare, and untrue.',
			},
		],
		say: [
			{ line: "There's no deadline from us. Read it tonight; when shall we talk?" },
			{
				line: 'Your summons shows an answer date, and that date is real. Please speak to a lawyer before then.',
			},
		],
	},
	{
		id: 'abusive-language',
		title: 'Abusive language',
		about: { kind: 'statement', code: 'abusive_language' },
		citation: '16 CFR 310.4(a)(1)',
		paragraphs: [
			'Threats, intimidation and profane or obscene language are abusive acts under the rule, whoever began. The house goes further: no insult, no belittling, no joke about their debt.',
		],
		leave: [
			{
				line: 'Quit wasting my damn time.',
				finds: 'abusive_language',
				why: 'Profane, and contemptuous.',
			},
			{
				line: 'Are you stupid or what?',
				finds: 'abusive_language',
				why: 'An insult.',
			},
		],
		say: [
			{
				line: "I hear you. If now isn't a good time, I'll end the call, and you can call back whenever you like.",
			},
		],
	},
	{
		id: 'do-not-call-ignored',
		title: '“Stop calling me”',
		about: { kind: 'statement', code: 'do_not_call_ignored' },
		citation: '16 CFR 310.4(b)(1)(iii)(A); 47 CFR 64.1200',
		paragraphs: [
			'Any clear request counts, spoken too. It is not argued with, delayed, passed to a colleague or made to depend on a form. Say that it is done, log it before anything else, and end the call.',
		],
		leave: [
			{
				after: 'Please stop calling me.',
				line: 'Sure, but first hear me out for two minutes.',
				finds: 'do_not_call_ignored',
				why: 'A rebuttal to a request that allows none.',
			},
			{
				after: 'Please stop calling me.',
				line: 'You have to put that in writing before we stop.',
				finds: 'do_not_call_ignored',
				why: 'A condition. There is none.',
			},
		],
		say: [
			{
				after: 'Please stop calling me.',
				line: "I've put this number on our do-not-call list. You won't hear from us again. Goodbye.",
			},
		],
	},
]
