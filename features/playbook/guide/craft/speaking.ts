import type { GuideEntry } from '#features/compliance/index.ts'

/** How much, how fast and how a rep speaks. */
export const speaking: readonly GuideEntry[] = [
	{
		id: 'talk-share',
		title: 'Talking too much',
		kind: 'skill',
		asked: [
			'i talk too much',
			'talk ratio',
			'how much should the customer talk',
			'talk to listen ratio',
			'customer barely speaks on my calls',
			'how do i shut up and listen',
			'my monologues are too long',
			'talk time percentage good',
		],
		answer:
			'While you ask, the customer should talk about half of the time. Keep each turn to two or three sentences and end it with a question or with silence.',
		say: ['I have talked enough. What is your view?', 'Before I go on, what questions are on your mind?'],
		briefly: 'I have talked enough. What is your view so far?',
		points: [
			'Two or three sentences, then stop.',
			'One figure per breath.',
			'Ask, then count to five.',
			'Listen to one of your calls and count your longest turn.',
		],
		related: ['silence', 'discovery', 'interruptions'],
	},
	{
		id: 'tone',
		title: 'Tone and pace',
		kind: 'skill',
		asked: [
			'how should i sound',
			'my tone is off',
			'i sound salesy',
			'they said i sound like a robot reading',
			'too fast on the phone',
			'how to sound confident but not pushy',
			'script sounds scripted',
			'energy on calls',
		],
		answer:
			'Calm, lower and a little slower than the customer. Say it as you would to an aunt: short words, no trade terms, and the same voice for the risks as for the benefits.',
		say: ['Let me say that in plain words.', 'Stop me whenever something is not clear.'],
		briefly: 'Let me say that in plain words, and stop me whenever something is not clear.',
		points: [
			'Same pace for good and bad news.',
			'One idea per sentence.',
			'Their words, not ours: "the Citi card", not "the enrolled tradeline".',
			'Smile at hello, not at hardship.',
		],
		related: ['pace-of-disclosures', 'rapport'],
	},
	{
		id: 'pace-of-disclosures',
		title: 'Pace of the disclosures',
		kind: 'skill',
		asked: [
			'how fast can i read the disclosures',
			'was flagged for reading too fast',
			'disclosures sound like a robot',
			'can i just play the recording',
			'do they have to say yes after each one',
			'words per minute disclosures',
			'how to make disclosures not boring',
			'can i read it off the script',
		],
		answer:
			'Slow enough to be followed by somebody who hears it for the first time, one at a time, in your own voice. Reading from a sheet is fine; rushing, or "just say yes to each", is not. A recording or a page number does not replace you.',
		why: 'The rule asks for clear and conspicuous. Candor marks a disclosure spoken faster than 200 words a minute as read fast; that figure is its own measure, no rule names one.',
		say: [
			'The next part is about the risks. I will go slowly; stop me any time.',
			'That was the first of three. What does it mean for you?',
		],
		briefly:
			'The next part is about the risks. I will go slowly; stop me any time, and I will ask you to say the hardest bit back.',
		citation: '16 CFR 310.3(a)(1)',
		related: ['teach-back', 'pressure-on-the-call', 'compliance-skill'],
	},
	{
		id: 'interruptions',
		title: 'Interruptions',
		kind: 'skill',
		asked: [
			'i interrupt customers',
			'customer keeps interrupting me',
			'we talk over each other',
			'how do i take the floor back',
			'he wont let me finish',
			'lag on the line makes us overlap',
			'how to handle a talker',
			'customer rambles for 20 minutes',
		],
		answer:
			'If you cut in, stop at once and hand it back. If they cut in, let them finish, answer, and then say where you were. With someone who rambles, ask leave, sum up and put one question.',
		say: [
			'Sorry, I cut you off. Please go on.',
			'Good point, let me answer that first, and then I still owe you one thing about the risks.',
			'May I stop you there, so I have it right? The main thing is the Discover card, is it?',
		],
		briefly: 'Sorry, I cut you off. Please go on, and then I still owe you one thing about the risks.',
		points: [
			'Wait a beat after their last word.',
			'Come back to a disclosure that was cut off and say it whole.',
			'Note a question you will answer later, and do.',
		],
		related: ['talk-share', 'pressure-on-the-call'],
	},
]
