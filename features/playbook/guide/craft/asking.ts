import type { GuideEntry } from '#features/compliance/index.ts'

/** Opening a call, asking, and making sure that both understood. */
export const asking: readonly GuideEntry[] = [
	{
		id: 'opening-the-call',
		title: 'Opening the call',
		kind: 'skill',
		asked: [
			'how do i open the call',
			'best opening line',
			'first 30 seconds',
			'intro script',
			'opening script compliant',
			'outbound intro',
			'they hang up on my intro',
			'what do i say first',
			'inbound greeting',
			'how should i start the call',
			'first words on a call',
			'how do i introduce myself',
			'good greeting',
			'begin the conversation',
		],
		answer:
			'First breath: your name, the company, that it is recorded, that you offer a paid debt settlement service, and a question whether now suits. On a call they made you may be shorter; name, company and recording still come first.',
		say: [
			'Hi, this is {name} with {company} on a recorded line. You asked about help with credit card debt, and I am calling to offer our debt settlement service. Is now a good time, and is the recording okay with you?',
			'Thanks for calling {company}, this is {name} on a recorded line. What made you call today?',
		],
		briefly:
			'Hi, this is {name} with {company} on a recorded line, calling to offer our debt settlement service. Is now a good time, and is the recording okay with you?',
		insteadOf: [
			{
				not: "Hi, it's Dana, I'm calling about your accounts.",
				say: 'This is {name} with {company}, calling to offer our debt settlement service.',
			},
			{
				not: "It's just a courtesy call about your cards.",
				say: 'This is a sales call about our debt settlement service. Is now okay?',
			},
		],
		points: [
			'Name and company.',
			'Recorded, and is that okay.',
			'What you sell and that it is a paid service.',
			'Is now a good time?',
			'Then a question, not the pitch.',
		],
		related: ['recording-notice', 'caller-identity', 'discovery-questions', 'not-interested'],
	},
	{
		id: 'discovery-questions',
		title: 'Discovery questions to ask',
		kind: 'skill',
		asked: [
			'give me discovery questions',
			'list of questions to ask',
			'what questions uncover hardship',
			'open ended questions for debt calls',
			'questions before i talk about the program',
			'how do i ask about income without being nosy',
			'qualifying questions',
			'how do i get them talking',
			'what are good questions to ask',
			'help me ask better questions',
			'how do i get the story out of them',
		],
		answer:
			'Ten good ones, open and in this order: why now, what happened, which debts, current or late, sued or not, income, bills, what is left, what was tried, who else decides. End with what they want.',
		say: [
			'What made you look into this now?',
			'Which debts keep you up at night, and are you current on them?',
			'Has anybody sued you or sent court papers?',
			'If you do not mind me asking, what comes in each month and what goes out?',
			'A year from now, what would you want to be different?',
		],
		briefly:
			'What made you look into this now, which debts is it about, are you current on them, and what is left at the end of the month?',
		points: [
			'One question at a time.',
			'Ask leave before money questions and say why you ask.',
			'Follow the answer before the next one.',
			'Three open questions for each closed one.',
		],
		related: ['discovery', 'budget', 'which-debts-qualify'],
	},
	{
		id: 'budget',
		title: 'Doing the budget',
		kind: 'skill',
		asked: [
			'how do i do the budget',
			'budget walk through',
			'do i have to do a budget on every call',
			'how to figure out what they can afford',
			'income and expenses script',
			'residual income',
			'customer doesnt want to share income',
			'budget is negative what now',
			'how do i go over income and bills',
			'go through their expenses',
			'review their monthly finances',
			'figure out their cash flow',
		],
		answer:
			'Every call before enrolling: what comes in, what goes out line by line, what is left. If the deposit does not fit with some room for bad months, it does not fit.',
		why: 'Missed deposits are what breaks a program. A budget is also the best proof that it suited the customer.',
		say: [
			'Let us see whether this fits at all. What comes in each month after tax?',
			'Rent or mortgage, food, car, insurance, medicine, phone, kids: what does each take?',
			'That leaves about {amount}. What does a bad month look like?',
		],
		briefly:
			'Let us see whether this fits at all. What comes in after tax, and what do rent, food, car, insurance and medicine take? What does a bad month look like?',
		points: [
			'Say why you ask.',
			'Line by line, in their numbers.',
			'Leave room for a bad month.',
			'Say the result out loud.',
			'Negative means no, and the name of who can help.',
		],
		related: ['cannot-afford-deposit', 'suitability-honest-no', 'discovery'],
	},
	{
		id: 'teach-back',
		title: 'Teach-back: checking they understood',
		kind: 'skill',
		asked: [
			'what is teach back',
			'how do i check they understood',
			'does that make sense not enough?',
			'they say yes to everything',
			'understanding check lines',
			'how do i ask without sounding like a teacher',
			'verify understanding before signing',
			'how do i know if they got it',
			'did she really understand',
			'make sure he gets it',
			'confirm they understand the risks',
		],
		answer:
			'Ask them to say it in their own words, and put the burden on yourself: did I explain it well? Two points always: what can happen with credit and a lawsuit, and what it all costs.',
		say: [
			'I want to be sure I explained it well. In your own words, what could happen while you are not paying the cards?',
			'If your daughter asked what this costs in all, what would you tell her?',
			'And what would you do if court papers came?',
		],
		briefly:
			'I want to be sure I explained it well. In your own words, what could happen while you are not paying the cards, and what does it all cost?',
		points: [
			'Ask it as your own test, not theirs.',
			'If it is wrong, explain it differently, not louder.',
			'Twice wrong: no enrollment today.',
			'Write down what they said.',
		],
		related: ['closing-with-consent', 'age-and-confusion', 'pace-of-disclosures'],
	},
	{
		id: 'summarizing',
		title: 'Summarizing',
		kind: 'skill',
		asked: [
			'how do i summarize',
			'recap before close',
			'summary close',
			'what goes in the recap',
			'how do i repeat back what they said',
			'playback their numbers',
			'reflective listening',
			'how do i recap',
			'sum it up for them',
			'wrap up what we covered',
		],
		answer:
			'Twice a call: after discovery say their situation back in their words and ask what you missed; before the decision sum up the cost, the time and the risks.',
		say: [
			'Let me see if I have it: four cards, about {total}, you are one month behind since the hours were cut, and you want it over before your son starts school. What did I miss?',
			'To sum up: {amount} a month, about {months} months by our estimate, our fee inside the total, likely credit damage and a possible lawsuit. Is that how you understood it?',
		],
		briefly:
			'Let me say it back: what you owe, what happened, what you want, and what this costs and risks. What did I miss?',
		points: ['Their words, their numbers.', 'Risks belong in the summary.', 'End with "what did I miss?".'],
		related: ['closing', 'discovery'],
	},
]
