import type { GuideEntry } from '#features/compliance/index.ts'

/** Objections of people who doubt the company, the program or themselves. */
export const trustObjections: readonly GuideEntry[] = [
	{
		id: 'scam-fear',
		title: 'Afraid it is a scam',
		kind: 'objection',
		about: { kind: 'objection', code: 'scam_fear' },
		asked: [
			'he says its a scam',
			'is this a scam',
			'how do I know you are legit',
			'customer thinks we are fraud',
			'she googled us and found bad reviews',
			'they get these calls all day and dont trust it',
			"won't give me the social over the phone",
			'scam objection what do i say',
			'my cousin lost 3 grand to people like you',
			'sounds too good to be true',
			'how did you get my number',
			'prove you are a real company',
			'rebuttal for are you for real',
		],
		answer:
			'They are right to check, so help them do it. Say who you are, that you are private and for-profit, where to look you up, and that they can call back on a number they found themselves.',
		why: 'Debt relief has real scams in it. Somebody who checks and comes back is surer than anybody you could talk past the fear.',
		say: [
			'You should check. We are {company}, a private, for-profit company. Look up our license with your state, the CFPB complaint database and your attorney general, then call me back on the number you find yourself.',
			'Good instinct. What would you want to see before you trusted a company like ours?',
			'Keep your numbers to yourself today. I will email the agreement, you check us out, and we talk on {day} if you like what you find.',
		],
		briefly:
			'You should check. We are {company}, private and for-profit. Look up our license and our complaints, then call me back on the number you find yourself. Nobody should pay up front for this.',
		ifNo: [
			'That is fair. One test for anybody who calls you, us too: if they want money before a debt is settled, hang up.',
			'Understood, I will leave you in peace. You have our name; if you check us and want to talk, the call is yours to make.',
		],
		insteadOf: [
			{
				not: "We're government approved, so you're safe.",
				say: 'We are a private, for-profit company. We are not part of the government or your bank.',
			},
			{
				not: 'Would I be calling you if it was a scam?',
				say: 'You cannot know that from a phone call. Look us up and call back.',
			},
		],
		points: [
			'Agree that checking is right.',
			'Say who you are: name, private, for-profit.',
			'Name three places to look, then the call back.',
			'Ask for no number of theirs until they are satisfied.',
		],
		related: ['is-this-legit', 'government-affiliation', 'how-we-make-money', 'bad-reviews'],
	},
	{
		id: 'already-tried',
		title: 'Tried it before',
		kind: 'objection',
		about: { kind: 'objection', code: 'already_tried' },
		asked: [
			'they already tried debt settlement',
			'she got burned by another company',
			'paid 2 grand and got nothing',
			'customer did this before and it didnt work',
			'he was in a program and dropped out',
			'been there done that',
			'last company took the money and ran',
			'tried consolidation already, failed',
			'what do i say to someone who was ripped off',
			'already did credit counseling and quit',
			'ex client of a competitor angry',
			'we did freedom or something, it was awful',
		],
		answer:
			'Be sorry and ask what happened, exactly. Then say honestly which part could happen here too, because creditors can refuse everywhere, and which part is different and how they can check it.',
		why: 'They know more about failing programs than you do. If you sell over their story you lose them; if their reason applies here too, they should hear it from you.',
		say: [
			'I am sorry that happened. Some of it could happen here too: creditors can refuse, and accounts can be sued on. What differs: no fee before a debt is settled and paid on, and the account is yours.',
			'I am sorry. What happened: did they charge first, did creditors refuse, or did the deposits stop?',
			'If it was the deposits, let us do the budget again before anything else. If it does not fit now, I will tell you so, and a counselor may suit you better.',
		],
		briefly:
			'I am sorry that happened. Did they charge first, did creditors refuse, or did the deposits stop? Some of that can happen here too, and I will tell you which.',
		ifNo: [
			'I understand. If they charged you before settling anything, you can report it to the FTC or your attorney general, whether or not you ever work with us.',
			'After that I would be careful too. I will not push. I will send our terms so you can read them, and call on {day} only if you ask me to.',
		],
		insteadOf: [
			{
				not: "That's because they didn't know what they were doing. We never fail.",
				say: 'I do not know what happened there. Tell me, and I will say honestly whether it might happen here as well.',
			},
		],
		points: [
			'Be sorry first, without blaming the other firm.',
			'Ask which of three went wrong: fees, creditors, deposits.',
			'Say what is the same and what differs.',
			'Redo the budget before any talk of enrolling.',
		],
		related: ['advance-fee', 'guaranteed-result', 'competitor'],
	},
	{
		id: 'competitor',
		title: 'Comparing with another company',
		kind: 'objection',
		about: { kind: 'objection', code: 'competitor' },
		asked: [
			'other company quoted less',
			'another company offered better',
			'already working with someone else',
			'she is shopping around',
			'competitor says 18 percent fee',
			'they promised him 60 percent off',
			'how do i beat a competitor quote',
			'hes talking to national debt relief too',
			'why you and not them',
			'they can do it in 24 months and we say 42',
			'someone else said no impact on credit',
			'how do we compare to freedom',
		],
		answer:
			'Give them a fair way to compare, and never run the other firm down. The same six questions for both: fee and its base, total cost, when the fee is charged, time to an offer, who holds the account, complaints and licenses.',
		why: 'A lower quote is often a different base or a promise nobody can keep. Questions let them find that out themselves; claims about a rival you cannot prove are a risk.',
		say: [
			'It is smart to compare. Ask both of us the same things: fee and what it is a percentage of, total cost, when the fee is charged, time to an offer, who holds the account, complaints and licenses.',
			'What did they tell you about lawsuits and your credit? Ask both of us to put that in writing.',
			'Take both agreements, put them side by side and call us each with what you do not understand. If theirs is better for you, take it.',
		],
		briefly:
			'Smart to compare. Ask both of us: fee and its base, total cost, when it is charged, time to an offer, who holds the account, complaints. What did they tell you about lawsuits and credit?',
		ifNo: [
			'That is fine. Read the part of their agreement on fees before a settlement, that is where companies differ most.',
			'Then I wish you well with them. If you want a second look at the papers, I am here; I will not call unless you ask me to.',
		],
		insteadOf: [
			{
				not: 'Those guys are crooks, we save people way more.',
				say: 'I cannot speak for them. Here are the questions to ask both of us.',
			},
			{
				not: 'Nobody in the industry beats our results.',
				say: 'Ask each of us for the published figure, who it counts and whether fees are in it.',
			},
		],
		points: [
			'Praise the comparing.',
			'Give six questions for both.',
			'Ask what they were told about risk.',
			'No word about the other firm you could not prove.',
		],
		related: ['unsupported-savings-claim', 'price', 'how-long'],
	},
	{
		id: 'not-sure',
		title: 'Not sure',
		kind: 'objection',
		about: { kind: 'objection', code: 'not_sure' },
		asked: [
			"i don't know",
			"she's on the fence",
			'customer is hesitant',
			'he keeps saying im not sure',
			'what do i say when they just hesitate',
			'cant make up their mind',
			'kind of nervous about it',
			'something doesnt feel right to her',
			'they go back and forth',
			'unsure rebuttal',
			'he says maybe',
			'scared to commit',
		],
		answer:
			'Not being sure is a reason to slow down. Lay both sides out, the bad one first, and ask what they would need to see to be sure either way.',
		why: 'Behind it is usually one unspoken fear: credit, a lawsuit, a spouse, or you. Pressure buries it; a fair picture brings it out.',
		say: [
			'That is a good reason to slow down. On one side there is likely credit damage, a possible lawsuit and no certain result. On the other is what you told me you want. Both are real.',
			'That is fair. What would you need to see to be sure, either way?',
			'Then let us not decide today. I will email the agreement, you mark what bothers you, and we go through that on {day}.',
		],
		briefly:
			'That is a good reason to slow down. It likely hurts your credit, a lawsuit is possible and no result is certain. What would you need to see to be sure, either way?',
		ifNo: [
			'Is it the cost, your credit, the risk of a lawsuit, or whether you can trust us? Any of those is fine to say.',
			'Then no is the right answer for today. I will send the papers and call on {day} only if you would like me to.',
		],
		insteadOf: [
			{
				not: "Trust me, you'll be glad you did it.",
				say: 'I do not know that yet, and neither do you. What would help you decide?',
			},
		],
		points: [
			'Slow down and say that it is all right.',
			'Give the bad side first.',
			'Ask what they would need to see.',
			'Wait; let the silence work.',
		],
		related: ['think-about-it', 'silence', 'nonpayment-consequences'],
	},
	{
		id: 'bad-reviews',
		title: 'I saw bad reviews of your company',
		kind: 'objection',
		asked: [
			'bad reviews online',
			'she read complaints about us',
			'bbb complaints',
			'reddit says we are terrible',
			'what do i say about the one star reviews',
			'customer found a lawsuit against the company',
			'saw something on the news about us',
		],
		answer:
			'Ask what they read and take it seriously. Say what you know, admit what you do not, and let them read the agreement against it. Invent no ratings and no awards.',
		say: [
			'I am glad you looked. What did you read that bothered you most?',
			'I do not know that case and will not make excuses for it. Look for the answer in our agreement, and ask me about the lines that touch it.',
			'Check the CFPB complaint database and your state regulator too, they are better than anything I can tell you about ourselves.',
		],
		briefly:
			'I am glad you looked. What bothered you most? Check the CFPB complaint database too, and hold it against our agreement line by line.',
		ifNo: [
			'Fair enough. I would rather you were sure. You have our name and number, and I will leave it with you.',
		],
		related: ['scam-fear', 'is-this-legit'],
	},
]
