import type { GuideEntry } from '#features/compliance/index.ts'

/** What customers say to end the call or to hurry it. */
export const brushOffs: readonly GuideEntry[] = [
	{
		id: 'just-send-an-email',
		title: 'Just send me an email',
		kind: 'objection',
		asked: [
			'just email me the info',
			'send me something in writing',
			'customer says send it and ill look',
			'he wants a brochure and to get off the phone',
			'what do i say to just send me an email',
			'text me the details brush off',
			'cant talk, send info',
			'do i just send it or keep him on the phone',
			'shoot me an email',
			'mail me something to read',
			'can you send it over',
			'wants it by text instead of talking',
		],
		answer:
			'Send it. One question first makes it the right email: what should be in it. Say that the risks are in it too, and agree whether there is a call after.',
		say: [
			'Gladly. What matters most to you, so I put it on top: the cost, the time or the risks?',
			'I will send it now. It has the total cost and what it likely does to your credit. Shall I call on {day}, or would you rather call me?',
		],
		briefly:
			'Gladly. What matters most, so I put it on top: the cost, the time or the risks? Shall I call on {day} after you have read it, or leave it to you?',
		ifNo: ['That is fine, it is on its way. I will not call unless you answer it and ask me to.'],
		points: [
			'Send what you said, the same day.',
			'Put cost and risks in the text, not only in the attachment.',
			'No call that was not agreed.',
		],
		related: ['think-about-it', 'follow-up-after-no'],
	},
	{
		id: 'call-me-back',
		title: 'Call me back later',
		kind: 'objection',
		asked: [
			'call me back',
			"he's driving",
			'shes at work cant talk',
			'customer is busy',
			'bad time call later',
			'what to say when they say call back in an hour',
			'they keep telling me to call later and never pick up',
			'how many times can i call back',
			'im at work, try me tonight',
			'not a good moment, ring me later',
			'try me again tomorrow',
			"she's in the middle of dinner",
			'he asked for a callback',
		],
		answer:
			'Agree a day and an hour in their time zone, and keep it. After two agreed calls without an answer, stop and leave it with them.',
		why: 'A time they picked is an appointment. Ten unanswered tries are a complaint.',
		say: [
			'Of course, I will let you go. What day and time suit you, in your time zone?',
			'No problem, and please do not talk while you drive. Is {day} at {time} better?',
		],
		briefly: 'Of course, I will let you go. What day and time suit you, in your time zone?',
		ifNo: ['Then I will leave it with you. You have our number, and I will not call again unless you do.'],
		points: [
			'Calls only between 8 a.m. and 9 p.m. at their place, and some states are stricter.',
			'Write down the time they named.',
			'A "stop calling" ends it at once.',
		],
		related: ['do-not-call-ignored', 'voicemail', 'not-right-time'],
	},
	{
		id: 'not-interested',
		title: 'Not interested',
		kind: 'objection',
		asked: [
			'not interested',
			'he says no thanks right away',
			'customer shuts me down in the opening',
			'what do i say to im not interested',
			'they hang up as soon as i say debt',
			'no thanks im good',
			'hard no at the start of the call',
			'how many nos before i give up',
			'im good thanks',
			"we're fine, bye",
			'they cut me off with no thank you',
			'dont need it',
			'customer says nah',
		],
		answer:
			'Take the no. One polite question is the most you may ask, and only if the tone allows it; a second no ends the call, and a wish for no more calls goes on the list at once.',
		say: [
			'Understood, thank you for telling me. Is it that you are fine with your cards, or was this just a bad moment?',
			'Understood. Would you like me to take your number off our list as well?',
		],
		briefly:
			'Understood, thank you for telling me. Would you like me to take your number off our list as well?',
		ifNo: ['Thank you for your time. Take care.'],
		points: ['One question at most.', 'Thank them and end it.', 'Offer the do-not-call list yourself.'],
		related: ['do-not-call-ignored', 'ending-a-call', 'opening-the-call'],
	},
	{
		id: 'already-talked-to-bank',
		title: 'I already talked to my bank',
		kind: 'objection',
		asked: [
			'i already called my bank',
			'bank offered them a hardship plan',
			'chase gave her a lower rate',
			'he says the bank is working with him',
			'the creditor already said no to a settlement',
			'customer is on a payment plan with discover',
			'what do i say if capital one already helped them',
			'already got an offer from the collector',
			'bank already cut his rate',
			'got a deal from the card company',
			'already on a hardship plan',
		],
		answer:
			"Good for them: ask what the bank offered, for how long, and whether they can keep it. If it works, they should stay with it. Never tell anybody that their bank's offer is worse without having seen it.",
		say: [
			'Good that you called them. What did they offer, and for how long does it last?',
			'If you can keep that payment up, stay with it; you do not need us for that card.',
			'Get it in writing, and if it stops working you can compare again then.',
		],
		briefly:
			'Good that you called them. What did they offer, and how long does it last? If that payment fits and the balance falls, keep it and get it in writing.',
		ifNo: [
			'Then stay with it, it sounds good. You have my number if anything changes; I will not call unless you ask.',
		],
		related: ['creditor-hardship-plans', 'pay-on-my-own', 'settlement-letter'],
	},
	{
		id: 'pressure-on-the-call',
		title: 'Wants to sign right now, too fast',
		kind: 'objection',
		asked: [
			'just sign me up i dont care',
			'customer wants to skip the disclosures',
			"he says yeah yeah i don't need to hear that",
			'she just wants to sign',
			'can i skip the reading if they are in a hurry',
			'customer interrupts the disclosures',
			'they say they already know all that',
			'just tell me where to sign',
			'she wants me to skip the legal stuff',
			'hurry up and sign me',
			'customer has no patience for the risks part',
		],
		answer:
			'A hurried yes is no yes. Say that you must tell them a few things first, make it short and plain, and have them say the two hardest back to you. If there is no time, take an appointment.',
		why: 'The disclosures come before enrollment, always. A customer in a hurry is the one who calls back angry.',
		say: [
			'I will be quick, and I cannot skip this part: these are the risks, and you need them before you decide.',
			'If now is too rushed, we can do it on {day}; the terms are the same then.',
			'Before you sign, tell me in your own words what could happen with your credit and with a lawsuit.',
		],
		briefly:
			'I will be quick, and I cannot skip this part: these are the risks. If now is too rushed, we can do it on {day}; the terms are the same then.',
		ifNo: [
			'Then we do not enroll today, and that is all right. I will send the agreement and call on {day} if you like.',
		],
		related: ['same-call-enrollment', 'pace-of-disclosures', 'teach-back'],
	},
]
