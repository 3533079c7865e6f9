import type { ModuleSection } from '../compliance-module.ts'

export const aboutResultsAndRisks: readonly ModuleSection[] = [
	{
		id: 'guaranteed-result',
		title: 'Guarantees and certainties',
		about: { kind: 'statement', code: 'guaranteed_result' },
		citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'No creditor has to settle. Time, number of settlements and completion differ from person to person, so every certainty misstates the service: “you will be”, “they have to”, “a hundred percent”, “it’s a done deal”.',
		],
		leave: [
			{
				line: 'You will be debt free in thirty six months, period.',
				finds: 'guaranteed_result',
				why: 'An estimate said as a fact.',
			},
			{
				line: 'The banks have to settle, they do not have a choice.',
				finds: 'guaranteed_result',
				why: 'They do have one.',
			},
		],
		say: [
			{
				line: "No creditor has to settle. Here's our estimate and what it is based on; it can take longer, and some debts may not settle.",
			},
		],
	},
	{
		id: 'credit-harm-denial',
		title: 'Harm to credit',
		about: { kind: 'statement', code: 'credit_harm_denial' },
		citation: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'The service relies on missed payments, and these will likely hurt credit. Playing that down (“a small dip”, “it comes right back”) is the claim that the rule names by its subject: the effect on creditworthiness.',
			'Promising that a score recovers is as unsupported, and leads toward credit repair, which has a fee ban of its own (16 CFR 310.4(a)(2)).',
		],
		leave: [
			{
				line: 'This does not hurt your credit at all.',
				finds: 'credit_harm_denial',
				why: 'It likely does.',
			},
			{
				line: 'Your score goes right back up as soon as you finish.',
				finds: 'credit_harm_denial',
				why: 'Nobody can promise a score.',
			},
		],
		say: [
			{
				line: "This will likely hurt your credit. Missed payments and settled accounts can stay on your report up to seven years, and I can't predict your score.",
			},
		],
	},
	{
		id: 'stop-paying-without-consequences',
		title: '“Just stop paying them”',
		about: { kind: 'statement', code: 'stop_paying_without_consequences' },
		citation: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'Whoever speaks of stopping payments must say what follows in the same breath: harm to credit, collection calls, possibly a lawsuit, a growing balance. And it is the customer’s choice, never your instruction.',
		],
		leave: [
			{
				line: 'Just stop paying the cards, nothing happens.',
				finds: 'stop_paying_without_consequences',
				why: 'A great deal may happen.',
			},
			{
				line: 'Quit paying them today, once you are enrolled the interest freezes.',
				finds: 'stop_paying_without_consequences',
				why: 'Interest and fees usually go on.',
			},
		],
		say: [
			{
				line: "The program relies on you not paying enrolled creditors. That's your choice. Expect credit damage, collection calls, possibly a lawsuit, and added interest and fees.",
			},
		],
	},
	{
		id: 'lawsuit-denial',
		title: 'Lawsuits, garnishment and collection',
		about: { kind: 'statement', code: 'lawsuit_denial' },
		citation: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
		paragraphs: [
			'Enrolling stops neither calls nor lawsuits. A customer who believes otherwise may leave a summons unopened and lose by default; of all false sentences this one can cost most.',
			'Give no odds either. “Rarely” and “hardly ever” are denials with a number nobody has.',
		],
		leave: [
			{
				line: 'Once you are with us they cannot sue you.',
				finds: 'lawsuit_denial',
				why: 'They can.',
			},
			{
				line: 'The collection calls stop the day you enroll.',
				finds: 'lawsuit_denial',
				why: 'Nobody here can make them stop.',
			},
		],
		say: [
			{
				line: "A creditor can sue you while you're in the program and I can't prevent it. If you're served, don't ignore it: contact an attorney right away and tell us.",
			},
		],
	},
]
