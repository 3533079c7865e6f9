import type { GuideEntry } from '#features/compliance/index.ts'

/** Objections about credit, bankruptcy and lawsuits. */
export const fearObjections: readonly GuideEntry[] = [
	{
		id: 'credit-score-worry',
		title: 'Worried about credit',
		kind: 'objection',
		about: { kind: 'objection', code: 'credit_score_worry' },
		asked: [
			'what do i say about the credit score',
			'will it hurt my credit',
			'he is worried about his score',
			'she has a 740 and doesnt want to wreck it',
			'credit score objection',
			'what will my fico be after',
			'how many points will i lose',
			'they want to buy a house next year',
			'customer afraid of credit damage what do i say',
			'credit will be ruined',
			'how long til my credit comes back',
			'security clearance and credit',
			'my score is already bad does it matter',
			'trying to get a mortgage next spring',
			'buying a car soon and worried',
			'how bad will my score drop',
			'dont want my fico to tank',
			'what happens to her credit',
			"good credit and scared it'll drop",
			'afraid the score drops',
			"doesn't want a lower score",
		],
		answer:
			'Say it straight: it will likely hurt their credit, and settled accounts can stay on the report up to seven years. Predict no number, no recovery. Ask what they need credit for in the next two years, because that decides whether this fits.',
		why: 'It is one of the disclosures the law asks for, and playing it down is a prohibited claim. Someone current, with good credit and a house in mind, may be better off elsewhere.',
		say: [
			"It will likely hurt your credit, and missed payments and settled accounts can stay on the report up to seven years. I can't predict your score.",
			'It will likely hurt it, I will be honest. What is coming up in the next two years that you need credit for: a house, a car, a clearance, a new job?',
			'If you are current and need your credit soon, this may not be the right choice. A counseling plan that pays in full is worth asking about first.',
		],
		briefly:
			"It will likely hurt your credit, and settled accounts can stay on the report up to seven years. I can't predict your score. What do you need credit for in the next two years?",
		ifNo: [
			'Then credit matters more to you than time or cost, and that is a good thing to know. A non-profit counselor can show you a plan that pays in full.',
			'Understood, I would not start this against that. I will note it and call on {day} only if you want me to.',
		],
		insteadOf: [
			{
				not: 'Your score will bounce right back.',
				say: "I can't predict your score or when it recovers. It will likely drop.",
			},
			{
				not: "Your credit's shot anyway, so what's the difference?",
				say: 'It will likely go lower from where it is. Is there something coming up you need it for?',
			},
		],
		points: [
			'Say "likely hurt" in these words.',
			'Name up to seven years; predict no score.',
			'Ask about the next two years.',
			'Offer the alternative if credit comes first.',
		],
		related: [
			'credit-harm-denial',
			'nonpayment-consequences',
			'settled-accounts-on-report',
			'clearance-and-jobs',
		],
	},
	{
		id: 'bankruptcy-instead',
		title: 'Considering bankruptcy',
		kind: 'objection',
		about: { kind: 'objection', code: 'bankruptcy_instead' },
		asked: [
			'thinking about bankruptcy instead',
			"he'd rather file chapter 7",
			'why not just go bankrupt',
			'customer talked to a bankruptcy lawyer',
			'is bankruptcy better than this',
			'how do i talk them out of bankruptcy',
			'she wants to file',
			'chapter 13 vs us',
			'bankruptcy objection',
			'his brother filed and is fine now',
			'lawyer told them to file',
			'credit card lawyer told him to file chapter 7',
			'leaning towards filing',
			'should he just file',
			'going to see a bankruptcy guy next week',
			'customer asks about chapter 13',
		],
		answer:
			'Do not talk anybody out of it. For some people it is the better way, and it can pause lawsuits. You cannot advise on it: send them to a bankruptcy attorney first, and compare only what you know.',
		why: 'Advice on bankruptcy is legal advice. A person with no room in the budget or lawsuits under way may be harmed by a settlement plan that a court could have spared them.',
		say: [
			"It may be the better route for some people, and it can pause lawsuits. I can't advise on it; a bankruptcy attorney can. Hear them, then decide.",
			'It may be the better route for you. Have you spoken with a bankruptcy attorney yet, and what did they say?',
			'Ask the attorney two things: which chapter fits me, and what does it cost me. Then put that beside our total and our risks, and choose.',
		],
		briefly:
			"It may be the better route for some people, and it can pause lawsuits. I can't advise on it. See a bankruptcy attorney first, many give a first consultation, then decide.",
		ifNo: [
			'Then do that first. If the attorney says it does not fit, I am happy to go through our plan with its risks.',
			'If an attorney told you to file, follow that up with them and not with me. I will close my notes here and call only if you ask.',
		],
		insteadOf: [
			{
				not: "Bankruptcy ruins your life, you don't want that.",
				say: 'It has a cost, and so does our program. A bankruptcy attorney can tell you which fits you.',
			},
			{
				not: 'You make too much to file anyway.',
				say: 'Whether you qualify is a question for a bankruptcy attorney.',
			},
		],
		points: [
			'Say that it can be the better way.',
			'Give no opinion on chapters, tests or exemptions.',
			'Send them to an attorney before any enrolling.',
			'Compare cost, time, credit and lawsuits fairly.',
		],
		related: ['settlement-or-bankruptcy', 'legal-representation-claim', 'suitability-honest-no'],
	},
	{
		id: 'friend-got-sued',
		title: 'My friend was in one of these and got sued',
		kind: 'objection',
		asked: [
			'my friend got sued in one of these programs',
			'sister did it and they took her to court',
			'he heard people get sued',
			'customer is scared because his buddy got served',
			'coworker had wages garnished in debt settlement',
			'what do i say when they know somebody who was sued',
			'neighbor did this and regretted it',
			'his uncle was taken to court in a program',
			'someone she knows got served while enrolled',
			'heard horror stories about lawsuits',
		],
		answer:
			'Do not explain the friend away. It happens, it can happen to them, and nobody can prevent it. Say what happens then and what our service does and does not include.',
		say: [
			'That happens, and it could happen to you. A creditor can sue while you are in the program, and I cannot prevent it.',
			'I am sorry for your friend. What worries you most about that: the court, the wages or the cost?',
			'If you are ever served, do not ignore it: contact an attorney or legal aid right away and tell us the same day.',
		],
		briefly:
			'That happens, and it could happen to you; I cannot prevent it. If you are ever served, contact an attorney or legal aid right away and tell us. What worries you most about it?',
		ifNo: [
			'That is a good reason not to do this. A bankruptcy attorney or legal aid can tell you what else there is. I will not call unless you ask me to.',
		],
		related: ['lawsuit-denial', 'will-i-get-sued', 'nonpayment-consequences'],
	},
	{
		id: 'wants-a-lawyer-first',
		title: 'Wants to ask a lawyer first',
		kind: 'objection',
		asked: [
			'wants to talk to a lawyer first',
			'my lawyer said not to do debt settlement',
			'his attorney has to read the contract',
			'customer has an attorney',
			'legal aid told her to wait',
			'accountant wants to look at it',
			'financial advisor told him no',
			'cpa objection',
			'wants his attorney to look it over',
			'run it by my lawyer',
			'show the contract to a lawyer',
		],
		answer:
			"Encourage it and make it easy: send the agreement for them to read, offer to answer the adviser's questions, and argue with no advice you were not there for.",
		say: [
			'Please do. You get the agreement from me by email; show it to them before you decide anything.',
			'Good idea. What would you like your lawyer to look at first: the fee, the risks or the account?',
		],
		briefly: 'Please do. You get the agreement from me by email; show it to them before you decide anything.',
		ifNo: ['Then follow that advice. I will leave the agreement with you and call only if you ask me to.'],
		related: ['legal-representation-claim', 'bankruptcy-instead', 'think-about-it'],
	},
]
