import type { GuideEntry } from '../guide-entry.ts'

/** Whom we may call, when and how. */
export const callingEntries: readonly GuideEntry[] = [
	{
		id: 'calling-hours',
		title: 'Calling hours',
		kind: 'rule',
		asked: [
			'what time can i call',
			'calling hours',
			'how late can i call',
			'can i call at 8:30 pm',
			'whose time zone counts',
			'can i call on sundays',
			'earliest i can dial',
			'florida calling hours',
			'is 9pm their time ok',
		],
		answer:
			'Call a residence only from 8 a.m. to 9 p.m. in the local time of the person called. Some states stop earlier: treat Florida, Oklahoma, Maryland, Washington and Wyoming as 8 p.m., and check your state list for days.',
		why: 'An area code does not show where someone is, so ask when you doubt it.',
		say: ['What time is it where you are? I can call back at a better hour.'],
		points: [
			"8 a.m. to 9 p.m., the called person's local time.",
			'Stricter state hours go first.',
			'A callback the customer asked for by hour is noted with their time zone.',
		],
		citation: '16 CFR 310.4',
		related: ['do-not-call-lists', 'do-not-call-ignored', 'inbound-calls'],
	},
	{
		id: 'do-not-call-lists',
		title: 'The national registry and our own list',
		kind: 'rule',
		asked: [
			'can i call someone on the do not call registry',
			'dnc scrub',
			'national do not call list rules',
			'how old can the registry list be',
			'internal do not call list',
			'whats the difference between national and company dnc',
			'they are on the dnc but filled out our form',
			'does an old customer count',
		],
		answer:
			'Before an outbound call the number is checked against the national registry, in a version no more than 31 days old, and against our own list. A person on our own list is not called, whatever form they once filled out.',
		why: 'A request made to us is kept for us by name; a lead bought later does not undo it.',
		say: [
			"You're on our do-not-call list and you called us today, so I'll answer, and I won't call you unless you ask me to.",
		],
		points: [
			'National registry: call only with what your compliance team has on file for that number.',
			'Own list: no call, no text, no colleague, no other number.',
			'If you are unsure, do not dial; ask.',
		],
		citation: '16 CFR 310.4(b)(1)(iii)(A)',
		related: ['do-not-call-ignored', 'unclear-stop-request', 'consent-records'],
	},
	{
		id: 'unclear-stop-request',
		title: '“Not interested” or “stop calling”?',
		kind: 'rule',
		asked: [
			'is not interested the same as do not call',
			'they said leave me alone is that dnc',
			'customer hung up does that count',
			'they said call me later not now',
			'stop texting but calls ok',
			'dont call me at work',
			'not sure if they want no more calls',
			'when is it a stop request',
		],
		answer:
			'Anything that means no more calls is a request to stop; when you are not sure, ask once. “Not now”, “not at work” or “call me Tuesday” is a wish about when, and you follow that.',
		why: 'There are no magic words, and guessing in your own favor is what gets complained about.',
		say: [
			'Would you like a call back Tuesday, or would you prefer no further calls?',
			'Got it, home number only, after six.',
		],
		related: ['do-not-call-ignored', 'do-not-call-lists'],
	},
	{
		id: 'texts-and-automatic-calls',
		title: 'Texts, automatic dialing and taking consent back',
		kind: 'rule',
		asked: [
			'can i text the customer',
			'tcpa rules',
			'do i need consent to text',
			'they said stop by voice but gave written consent',
			'how can they revoke consent',
			'10 business days opt out',
			'autodialer consent',
			'prerecorded message rules',
			'they replied STOP',
		],
		answer:
			'Automatically dialed, prerecorded or artificial-voice sales calls and texts need prior express written consent. It can be taken back in any reasonable way, spoken too, and that must be honored within 10 business days; here we do it at once.',
		why: 'The rule on taking consent back has been in force since April 11, 2025.',
		say: [
			"I've stopped texts and calls on our side, and I'll pass it to the company we got your number from.",
		],
		citation: '47 CFR 64.1200',
		related: ['do-not-call-ignored', 'consent-records'],
	},
	{
		id: 'someone-else-answers',
		title: 'Somebody else answers',
		kind: 'rule',
		asked: [
			'wife answered the phone what can i say',
			'someone else picked up',
			'can i tell the spouse why im calling',
			'wrong number what do i say',
			'can i leave a voicemail about their debt',
			'roommate asks who is calling',
			'leave a message with the husband',
		],
		answer:
			'Say your name and company and ask for the person; say nothing about debts, forms or balances to anyone else. On voicemail leave the same and a number.',
		why: 'That somebody asked about debt is theirs to tell.',
		say: ['This is {name} with {company}. Could I speak with Maria, please? When would be a better time?'],
		related: ['spouse-and-third-parties', 'caller-identity'],
	},
	{
		id: 'consent-records',
		title: 'Where the lead came from',
		kind: 'rule',
		asked: [
			'customer says i never filled out a form',
			'proof of consent',
			'lead source question',
			'they ask where we got their info',
			'what do we keep as proof of consent',
		],
		answer:
			'Tell them what your screen shows: which form, on which date. If you do not know, say so; if they want no more calls, take the number off at once.',
		why: 'Consent is proved by name, number, date and the form as it was shown, and those records are kept five years.',
		say: [
			"I have a request under this number from our web form. If that wasn't you, I'll take the number off right now.",
			"I don't know, and I'll find out. Would you like me to take your number off in the meantime?",
		],
		citation: '16 CFR 310.5',
		related: ['records-five-years', 'do-not-call-ignored', 'texts-and-automatic-calls'],
	},
]
