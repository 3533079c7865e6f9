import type { TemplateSet } from '../plan/piece-writer.ts'

/** What happens next: always the customer's choice. */
export const nextSteps: TemplateSet = [
	[
		'has_when !missed_appointment',
		'I will call {when}. If that stops suiting you, a short reply is enough to move it.',
	],
	['has_when !missed_appointment', 'Our time is {when}. Please bring your questions.'],
	[
		'has_when !missed_appointment',
		'We have {when} in the calendar. Please have your latest statements near you, if you can.',
	],
	['has_when missed_appointment', 'I could call {when}. Does that suit you?'],
	['has_when missed_appointment', 'Would {when} work instead?'],
	['missed_deposit !has_phone', 'Please call or write so that we can set another date for it.'],
	['missed_deposit has_phone', 'Please call me at {phone}, and we find another date for it.'],
	['spouse partner !has_when', 'Is there an evening when I can walk you and {partner} through it?'],
	[
		'partner !has_when considering|after_call',
		'When are you and {partner} both free? I can go through it with you line by line.',
	],
	[
		'!has_when|decided|stage_declined|stage_left',
		'If you want to go through it together, tell me a day and I will call then.',
	],
	[
		'!has_when|decided|stage_declined|stage_left',
		'Would [when] suit you for a short call? Any other time works as well.',
	],
	[
		'!has_when|decided|stage_declined|stage_left',
		'Shall we talk on [when], or would you rather call me once you have read this?',
	],
	[
		'!has_when|decided|stage_declined|stage_left',
		'Reply with a day that suits you, or with your questions, whichever is easier.',
	],
	[
		'!has_when|decided|stage_declined|stage_left',
		'When you are ready, and only then, pick a time and I will be there.',
	],
	[
		'new_lead|no_answer',
		'If you tell me what you owe and to whom, roughly, I can tell you whether this is worth your time at all.',
	],
	[
		'new_lead|no_answer',
		'If you are still interested, answer with a good time. If not, answer with no, and that settles it.',
	],
	[
		'missed_appointment !has_when',
		'Send me a time that works, or tell me that you would rather leave it. Both are fine.',
	],
	[
		'missed_appointment !has_when',
		'If mornings are hard, evenings may be better. Tell me what fits your day.',
	],
	['after_call|considering', 'Mark every line you do not like, and we go through those first.'],
	['after_call|considering', 'Read the agreement at your own pace. It says the same next week.'],
	['after_call|considering', 'Write down whatever is unclear, and send it to me.'],
	['documents', 'Send what you have, in any order. I will tell you what is still missing.'],
	[
		'documents',
		'If one of the papers is hard to find, tell me which, and we will see how else it can be done.',
	],
	['documents', 'Read the agreement before you sign it, and keep a copy for yourself.'],
	['documents', 'Please use the secure upload at [link], not email, for anything with a number on it.'],
	['decided', 'If a deposit will be hard to make, tell me before the day and not after it.'],
	['decided', 'Forward anything that comes from a creditor, a collector or a court, on the day it comes.'],
	['decided', 'Keep opening your mail, and keep this message where you can find it.'],
	['decided', 'If something changes, such as your work, your address or your health, let us know early.'],
	[
		'in_program',
		'If the deposit has become too much, call before you miss it. We can look at what is possible.',
	],
	[
		'finished',
		'Keep every settlement letter. If a collector ever asks about an old account, it is your proof.',
	],
	['finished', 'Check your credit reports and make sure each account shows what was agreed.'],
	['left', 'Check that the money in your account has come back to you, except fees already earned.'],
	['left', 'From here the creditors deal with you directly again, so ask each for its hardship terms.'],
	[
		'declined',
		'If your situation changes and you want to compare again, you know where I am. I will not call.',
	],
	['declined', 'Whatever you do instead, get it in writing and keep the letter.'],
	['went_quiet', 'Answer with "yes", "later" or "no". I will do what the word says.'],
	['went_quiet !sequence', 'If I do not hear from you, I will take it as no and close my notes.'],
	['referral', 'Please give them my name only if they want it.'],
]

/** The last sentence before the sign-off. */
export const closings: TemplateSet = [
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'Whatever you decide is fine with me.',
	],
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'Take the time you need.',
	],
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'There is no deadline.',
	],
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'You are under no obligation to answer.',
	],
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'If this is not for you, say so, and I will not ask again.',
	],
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'And if the answer is no, that is a good answer too.',
	],
	[
		'!decided|stage_left|stage_finished|stage_missed_appointment|stage_documents|stage_declined|appointment',
		'I would rather you said no with a clear head than yes in a hurry.',
	],
	'Please ask until it is clear.',
	'Thank you for reading this far.',
	'I am here for questions, the awkward ones included.',
	['warm', 'Be kind to yourself in the meantime.'],
	['warm|encouraging', 'You are not the only one dealing with this.'],
	['encouraging', 'Looking at it squarely is already more than most people manage.'],
	['encouraging', 'One page, one call, one step at a time is enough.'],
	['brisk', 'That is all from me.'],
	['brisk', 'Short answer welcome.'],
	['serious', 'Please do not decide this tired or in a hurry.'],
	['serious', 'Please do not take this step lightly.'],
	['formal', 'I remain at your disposal for any question.'],
	['formal', 'Your written questions will be answered in writing.'],
	['decided', 'We are a phone call away.'],
	['decided', 'Call whenever something is unclear.'],
	['missed_appointment|appointment', 'I look forward to talking.'],
	['documents', 'Thank you for taking care of it.'],
	['documents', 'If something is in the way, tell me.'],
	['partner', 'My regards to {partner}.'],
]
