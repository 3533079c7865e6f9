/** What scripted reps know to say: by objection, by disclosure, by what they want to learn. `{total}` and the like are filled in. */
export const honest = {
	openings: [
		"Hi {name}, this is Dana with Harbor Debt Relief on a recorded line. I'm calling to offer our debt settlement service, since you asked about it. Is now a good time?",
		"Hello {name}, my name is Dana, with Harbor Debt Relief, and this call is recorded. You asked about help with your debt, and I'm calling to tell you about our debt settlement program. Is that okay with you?",
	],
	/** In the order of a good conversation. */
	questions: {
		hardship: [
			'Before I say anything about us: what happened that made the payments hard to keep up with?',
			'Would you walk me through what has been going on?',
		],
		debts: [
			"I'm sorry, that sounds like a lot to carry. Who do you owe, and roughly how much on each one?",
			'Thank you for telling me, that must be hard. Which creditors are we talking about, and what are the balances?',
		],
		budget: [
			'May I ask what is left at the end of the month, once rent, food and the car are paid?',
			"If it's okay to ask: after the bills, what is left over in a month?",
		],
		goal: [
			'What would you most like to be different a year from now?',
			'What made you reach out now, and what are you hoping for?',
		],
		lawsuit: [
			"Has anything come in the mail from a court or from a creditor's lawyer?",
			'Have you been served any court papers, or gotten a letter from a law firm?',
		],
		spouse: [
			'Who else at home is part of this decision, or should hear it with you?',
			'Does anyone else in the household share these debts or the decision?',
		],
		past_attempts: [
			'What have you already tried, and how did that go?',
			'Have you ever worked with another company on this, and what happened?',
		],
		job: [
			'How is work, and is there anything at your job, or a house or car you plan to buy, that your credit would touch?',
		],
		secured_debt: ['Is any of it tied to a car or a house, or is any of it student loans?'],
	},
	program: [
		"Here is how it works. You set money aside each month in your own account, and we negotiate with your creditors to settle for less than you owe. It is not a loan, and it isn't right for everyone.",
		'In plain words: you stop, you save a set amount each month in an account you own, and we try to settle each debt for less. No creditor has to agree. How does that sound so far?',
	],
	disclosures: {
		fees_and_total_cost: [
			'Our fee is 25 percent of the debt you enroll, about {fee}, inside an estimated total of {all}. Nothing is due to us until a debt is settled, you approve it, and a payment has gone to that creditor.',
			'What it costs: 25 percent of the enrolled debt, so about {fee}, for an estimated total of {all}. We charge no fee until a debt is settled and you have approved it and made a payment on it.',
		],
		time_to_results: [
			"We estimate 42 months in all, and an offer to each of your creditors by month 38. It's an estimate, not a promise, and it can take longer.",
			'Our estimate is about 42 months for the whole program, with offers made to every creditor by month 38. Some may take longer.',
		],
		amount_before_offer: [
			"Before we make an offer on a debt you'd need about 25 percent of that debt saved in your account, for each one.",
			'Each creditor gets an offer only once you have saved about 25 percent of that balance in your account. The same goes for each debt.',
		],
		nonpayment_consequences: [
			'Here is the hard part. Not paying them will likely hurt your credit, you may be sent to collections or sued, and what you owe may grow from interest and fees.',
			'You should know the risks: your credit will likely drop, a creditor could send you to collections or sue you, and interest and late fees can make the balances grow.',
		],
		dedicated_account_rights: [
			'The money in the account is yours, at an insured bank. You can leave any time with no penalty, and you get everything back except fees we have already earned.',
			'The account is in your name and the money is yours. You can quit any time without a penalty and get it all back, except for fees we have already earned on settled debts.',
		],
	} as Record<string, string[]>,
	other: {
		program: [
			"We negotiate with your creditors to settle the debts for less. You save in your own account, and we make offers when there is enough. I can't promise that any of them says yes.",
		],
		taxes: [
			'Forgiven debt may be taxable and you may get a 1099-C. Some people qualify for an exclusion. Ask a tax professional.',
		],
		alternatives: [
			'There are other options: nonprofit credit counseling, a hardship plan with each bank, bankruptcy, or negotiating with them yourself at no fee. I am happy to compare them with you.',
		],
	} as Record<string, string[]>,
	/** Two rounds: first what is behind it, then everything an honest rep has to say. */
	objections: {
		price: [
			"That's a fair worry. Which part feels high, the total, the monthly deposit or the fee? What is left over after the bills in a month?",
			'It is real money, and I understand. Our fee is due only after a debt is settled and you approve it. What could you set aside each month without leaving yourself short?',
		],
		think_about_it: [
			'Of course, take your time. Nothing expires. What part do you want to think through?',
			"That makes sense. I'll email you the agreement so you have it in writing, and there is no rush. What is on your mind about it?",
		],
		spouse: [
			"That's sensible. Would a three-way call help, so your family hears the risks from me and not second-hand?",
			"I'd be glad to have them on the call with you. Shall we find a time when both of you can listen?",
		],
		competitor: [
			"It's smart to compare. What did they offer, and what did they say about their fee? Our fee is due only after a debt is settled, and I'll email you everything in writing so you can lay them side by side.",
			'Compare us on the same things: the fee, total cost, and when the fee is charged. Ours is due only after a debt is settled and you approve it. I can send it to you in writing.',
		],
		not_right_time: [
			"I understand, you have a lot on your plate. What would make it the right time? There's no rush, and I can call you back whenever suits you.",
			"That's fair. What worries you most about starting now? I can call you back next week, or not at all if you'd rather I didn't.",
		],
		manager_or_not_authorized: [
			'Thank you for telling me, that makes sense. Who decides with you, and should they be on the call? I can call you back when they can join.',
			'I understand. I can call back when that person is on the line with you, and no one has to decide before that. Who should I ask for?',
		],
		not_sure: [
			"That's a good reason to slow down, and I can't promise you how it ends. What worries you most about it?",
			"I understand being unsure. I can't guarantee it works, and nonprofit credit counseling is another option. What would you need to see to be sure, either way?",
		],
		already_tried: [
			"I'm sorry, that must have been frustrating. What happened there? Some of that can happen here too, I can't promise otherwise.",
			"I'm sorry you went through that. How did it go wrong: did they charge first, did the creditors refuse? I can't promise every creditor settles here either.",
		],
		scam_fear: [
			"You're right to be careful. Look us up with your state attorney general and read the complaints, and call back the number on our website. What have you heard that worries you?",
			"Fair enough. Don't take my word for it: check our license and reviews before you sign anything, and I can send it all in writing.",
		],
		credit_score_worry: [
			"I understand. It will likely hurt your credit, and settled accounts can stay on the report up to seven years. I can't predict your score. What are you hoping to do with your credit in the next two years?",
			"Your score will likely drop, I won't pretend otherwise, and late payments can stay on your report up to seven years. What is most important to you there?",
		],
		bankruptcy_instead: [
			"It may be the better route for some people, and it can pause lawsuits. I can't advise on it, a bankruptcy attorney can. Would you like to hear them first?",
			"Bankruptcy is a real option and I can't give legal advice. A bankruptcy attorney can tell you which fits, and many do a first consultation free.",
		],
		pay_on_my_own: [
			"You can, and you can negotiate with the creditors yourself at no fee. I can't promise we'd do better. What do they take now in minimums?",
			'You can call the creditors yourself and ask for a hardship plan, with no fee to us. If the balances are falling, keep going.',
		],
	} as Record<string, string[]>,
	empathy: [
		"I'm sorry, that sounds really hard.",
		'I hear you. That must be exhausting.',
		"Thank you for telling me. That's a lot for one person.",
		'I can imagine how heavy that is.',
	],
	summary: [
		'Let me make sure I heard you: you owe about {total}, you are short most months, and you want a way to get out from under it. Did I get that right?',
		'So what I am hearing is about {total} with {creditors}, and it keeps you up at night. Is that right?',
	],
	checks: [
		'I just said a lot. In your own words, what would this mean for you?',
		'What questions do you have about any of that?',
		'How would you explain this to somebody at home?',
	],
	rights: [
		'Knowing all of that, the cost and the risks, would you like to go ahead and enroll, or would you rather read it over first?',
		'You have heard the cost and the risks. Are you comfortable going ahead with the enrollment?',
		'It is your decision. Do you want to move forward and enroll?',
	],
	nextSteps: [
		'I will email you the agreement today. Shall we talk again on Thursday at ten?',
		"Let's pick a time next week when I can call you back, and you can read it first. What day works?",
		'What day should I call you back? I can send everything in writing before then.',
	],
	against: [
		"Honestly, this program is not the right fit for you, and it wouldn't be fair to enroll you. A bankruptcy attorney, legal aid or nonprofit credit counseling would serve you better.",
		'I would not enroll you with what you told me. Please talk to legal aid or a nonprofit credit counselor first, they can look at it for free.',
	],
	goodbye: ['Thank you for your time, {name}. Take care.'],
	room: [
		'Take your time. I want you to be comfortable with this, whatever you decide.',
		'There is no rush at all. What else is on your mind?',
	],
	proof: [
		'You can look us up with the state attorney general, and I can send our license and the agreement in writing.',
	],
}

export const bad = {
	pushy: [
		'Hi {name}, Dana here. I can get you out of debt, but you need to decide today.',
		'Everybody who waits regrets it. Let us just get you signed up right now.',
		'What is there to think about? You called us.',
		"Come on, {name}, you can't afford to wait. Say yes and we will start today.",
		'I need a yes. Are you going to keep making excuses?',
		'Every day you wait it gets worse. Sign now and we can fix it.',
		"You don't need to ask anybody. Be smart and enroll today.",
		'This is a no brainer. Give me your card number and we can begin.',
		'I have other people waiting. Are you in or not?',
		'Look, do you want to enroll or do you want to keep losing? Decide now.',
		"Why wouldn't you do this? Just say yes.",
		'Let us get you enrolled today. What is the problem?',
	],
	claims: {
		advance_fee: 'Yes, you pay a $400 setup fee today and then we start working on your accounts.',
		guaranteed_result: 'Yes, absolutely, I guarantee every one of them will settle.',
		unsupported_savings_claim: 'Yes, you will save sixty percent, everybody does.',
		credit_harm_denial: "Right, this won't hurt your credit at all.",
		stop_paying_without_consequences: 'Yes, just stop paying them, nothing will happen.',
		lawsuit_denial: "Right, they can't sue you while you are with us.",
		government_affiliation: "Yes, it's a government program, we work with the federal government.",
		legal_representation_claim: 'Yes, our attorneys will represent you in court.',
		nonprofit_claim: "Yes, we're a nonprofit, it's free for you.",
		false_urgency_or_threat: 'Yes, this offer expires tonight, after that you lose it for good.',
		account_control_misstatement: 'Yes, we hold the money for you and you can not take it out until the end.',
		tax_consequence_denial: 'Right, you never pay any tax on forgiven debt.',
		loan_misrepresentation: 'Yes, it is a consolidation loan, we pay off all your cards.',
		abusive_language: 'You are an idiot if you turn this down.',
		do_not_call_ignored: 'We will keep calling you until you sign.',
	} as Record<string, string>,
	silent: ['…', 'uh', '...', 'um', 'hm', '…', 'ok'],
	rambling: [
		'So the thing about what we do, and I always tell people this, is that it started out of a small office, and the founder, he was a great guy, used to play golf with the guy who ran the building, and they got to talking about money, and one thing led to another, and before you know it there were forty of us, and then the holidays came, and we moved, and the new place has a terrible parking lot but the coffee is good, and anyway what I wanted to say is that there are many parts to it, and each of them is interesting in its own way, and people call from all over, some from places you never heard of, and every one of them has a story, and I could tell you some of those, like this fellow from Idaho who kept bees, you would not believe the honey he sent us.',
		'And another thing, while we are at it, is how the whole industry has changed, because years ago it was all paper, boxes and boxes of it, and the fax machine never stopped, and now it is all on the computer, which is better in some ways and worse in others, because the system goes down on Mondays, and my supervisor says it is the server, but I think it is the update, and so we write things on sticky notes like in the old days, which reminds me of my first job at a shoe store, where we also had sticky notes, and the manager there was very particular about the colors, yellow for returns and pink for holds, and I still think about that when I see a sticky note, and it all comes back, the smell of the leather and the little bell on the door.',
		'What people do not realize about programs in general is how many moving pieces there are behind the curtain, and somebody has to keep track of every single one of them, and we have a board for it in the back, a big board, with magnets, and the magnets fall off when somebody slams the door, and then nobody knows which magnet was where, and there was a whole meeting about that, a long one, with sandwiches, and I had the turkey, which was dry, but the point is that a lot goes on that a person on the phone never gets to see, and I think that is a shame, because if folks could see it, the effort and the back and forth and the emails, they would have a whole different view of the thing and of the people who do it every day of the week.',
	],
	polite: [
		'Hello {name}, thank you so much for taking my call, I really appreciate it.',
		'That is wonderful. Thank you for sharing that with me.',
		'Oh, I see. Well, that is a really good question.',
		'Hm, I would have to look into that and see.',
		'That is nice. We have a lot of happy people here.',
		'I am sure it will all be fine.',
		'Thank you, that is very kind of you to say.',
		'I think somebody else could tell you more about that.',
		'Lovely. Is there anything else you wanted to mention?',
		'Okay, great. It really is a nice company to work for.',
		'I see, I see. Well, thank you for that.',
		'Oh, I am new here, so I am still learning about that part.',
		'Wonderful. I do hope you have a nice day today.',
	],
}
