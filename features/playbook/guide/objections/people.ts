import type { GuideEntry } from '#features/compliance/index.ts'

/** Objections in which somebody else, or more time, decides. */
export const peopleObjections: readonly GuideEntry[] = [
	{
		id: 'spouse',
		title: 'Wants to ask a spouse or family',
		kind: 'objection',
		about: { kind: 'objection', code: 'spouse' },
		asked: [
			'she needs to ask her husband',
			'has to talk to his wife first',
			'spouse objection',
			'my wife handles the money',
			'what do i say when they need to check with their partner',
			'he wants to run it by his son',
			'husband is at work she cant decide without him',
			'we decide everything together',
			"wife doesn't know about the debt",
			'how do i get past the spouse',
			'her daughter does her finances',
			'wants to talk to family first',
			'one call close when spouse not there',
			'wife has to agree',
			'my husband would kill me',
			'partner is against it',
			'cannot decide without my better half',
			'wants both of them to hear it',
			'his wife said no',
		],
		answer:
			'It is a sensible wish, so do not get past it: make it easy. Offer a three-way call at a time that suits both, ask which debts are in both names, and send what the other one should read.',
		why: "A joint debt touches both of them. Somebody enrolled behind a partner's back cancels, and someone afraid to tell needs time, not a close.",
		say: [
			'That is sensible, it touches both of you. I will send the agreement so you can read it together, the risks included.',
			'That makes sense. Would a three-way call help, so they hear the risks from me and not second-hand? And are any of the debts in both names?',
			'Talk it over first, without me. I can call you both on {day}, or you call me when you are ready.',
		],
		briefly:
			'That is sensible, it touches both of you. Would a three-way call help, so they hear the risks from me and not second-hand? And is anything in both names?',
		ifNo: [
			'Of course. What do you think they will ask first? I can put the answer in the email so you have it.',
			'Take the time you both need. I will send it today and call on {day}, or not at all if you would rather I did not.',
		],
		insteadOf: [
			{
				not: "You're an adult, you don't need his permission.",
				say: 'It is right to decide that together. Shall we find a time for the three of us?',
			},
			{
				not: 'Just sign now and tell her later.',
				say: 'Let us wait until you have both seen it.',
			},
		],
		points: [
			'Agree with it.',
			'Ask about joint debts.',
			'Offer a three-way call at their time.',
			'Send the same papers to both, with the risks in them.',
		],
		related: ['three-way-call', 'think-about-it', 'pressure-on-the-call'],
	},
	{
		id: 'manager-or-not-authorized',
		title: 'Not the one who decides, or wants a manager',
		kind: 'objection',
		about: { kind: 'objection', code: 'manager_or_not_authorized' },
		asked: [
			'not my decision',
			'he says he is not authorized',
			'let me speak to your manager',
			'customer demands a supervisor',
			'its my moms debt not mine',
			'she has power of attorney',
			"i'm calling for my dad",
			'someone else has to approve',
			'talk to my boss',
			'get me somebody higher up',
			'caller is not the person who owes',
			'can i enroll someone through their kid',
			'wants a supervisor right now',
			'asking for someone above me',
			'customer wants to escalate to a manager',
			'caretaker calling for her father',
			'i only pay the bills, its not my name on it',
		],
		answer:
			'Two different things. If somebody else owes the debt or decides, find out who and get them on the call. If they want a manager, give them one without a fight.',
		why: 'A debt cannot be enrolled without the person who owes it. And a person who asked for a manager and got an argument has a complaint ready.',
		say: [
			"Thanks for telling me. I can't enroll a debt without the person who owes it, so let us find a time with them.",
			'Thanks for telling me. Who should be on the call, and when could we all speak?',
			'Of course. I will get my supervisor. If nobody is free right now, I will have them call you on {day}.',
		],
		briefly:
			"Thanks for telling me. I can't enroll a debt without the person who owes it. Who should be on the call, and when could we all speak?",
		ifNo: [
			'That is fine. I can email general information to you, without anything about their accounts.',
			'Then let us leave it there. They can call me whenever they like, and I have noted {day} in case you want me to try.',
		],
		insteadOf: [
			{
				not: 'Just say you are her, it goes faster.',
				say: 'I need to speak with her herself. When would suit her?',
			},
			{
				not: 'My manager will tell you the same thing.',
				say: 'Of course. Let me get my supervisor for you.',
			},
		],
		points: [
			'Find out who owes the debt and who decides.',
			'Share nothing about accounts with anybody else.',
			'A power of attorney goes to your supervisor before anything else.',
			'A wish for a manager is granted at once.',
		],
		related: ['three-way-call', 'transferring-a-call', 'hostile-caller'],
	},
	{
		id: 'think-about-it',
		title: 'Wants to think about it',
		kind: 'objection',
		about: { kind: 'objection', code: 'think_about_it' },
		asked: [
			'i need to think about it',
			'let me sleep on it',
			'he wants to read it first',
			'what do i say when they say ill think about it',
			'think it over stall',
			'she wants a few days',
			'how to overcome think about it',
			'customer wont commit today',
			'i never decide on the first call',
			'wants to pray on it',
			'will get back to me',
			'they always ghost after think about it',
			'gotta look at my finances first',
			'wants to mull it over',
			'needs time to decide',
			"he'll let me know",
			'she has to weigh it',
			'customer wants to hold off and think til monday',
			'let me digest this',
			"says he doesn't rush decisions",
		],
		answer:
			'Let them, and make the thinking useful: ask what it is they want to think through, send that in writing, and agree a day. Nothing of ours expires.',
		why: 'It is either true or a polite no. A question finds out which; a deadline turns both into a lost customer and a finding.',
		say: [
			'Of course, nothing expires. I will send the agreement with the costs and the risks so you can read it in peace.',
			'Of course. Is it the fee, your credit or the risk of a lawsuit you want to think through, so I send the right things?',
			'Take your time. Shall we talk on {day}, or would you rather call me when you have read it?',
		],
		briefly:
			'Of course, nothing expires. Is it the fee, your credit or the risk of a lawsuit you want to think through? I will send that, and we can talk on {day}.',
		ifNo: [
			'That is all right. One question and then I leave you to it: is there something I said that did not sit well?',
			'Good, take the time you need. The papers are in your email. I will call on {day} as a reminder, or not, as you prefer.',
		],
		insteadOf: [
			{
				not: "What's there to think about? You're losing money every day.",
				say: 'It is a big decision. What would you like to think through?',
			},
			{
				not: 'I can only hold this until tonight.',
				say: 'It is the same next week. When shall we talk?',
			},
		],
		points: [
			'Say yes to it.',
			'Ask what they want to think through.',
			'Send exactly that in writing.',
			'Agree a day, and keep it.',
		],
		related: ['follow-up-after-no', 'false-urgency-or-threat', 'same-call-enrollment'],
	},
]
