import type { TemplateSet } from '../plan/piece-writer.ts'

/** Whole text messages, without the greeting and the way out. None sells or claims anything. */
export const textMessages: TemplateSet = [
	['new_lead', 'This is [rep] with [company]. You asked us about debt help. When is a good time to talk?'],
	[
		'new_lead',
		'This is [rep] from [company]. You sent us a request. Call or text, whichever you like better?',
	],
	[
		'new_lead',
		'You contacted [company] and I am the one to answer your questions: [rep]. Does [when] suit you for a call?',
	],
	[
		'new_lead',
		"It's [rep] at [company]. Got your request, thank you. Tell me a good time and I'll call then, not before.",
	],
	[
		'first_call',
		'[rep] from [company]: our call is set for [when]. It helps to have your latest statements at hand.',
	],
	['first_call', 'This is [rep] with [company]. We talk [when]. Write down your questions for me.'],
	[
		'no_answer',
		'[rep] with [company]. I tried to call and we missed each other. What time would suit you better?',
	],
	[
		'no_answer',
		'Missed you just now. This is [rep], [company]. Is there a better time, or would you rather text?',
	],
	[
		'no_answer',
		"It's [rep] from [company] again. No pressure: tell me a good time, or tell me to stop, and I will.",
	],
	['no_answer', 'I could not reach you by phone. If you still have questions, answer here. [rep], [company]'],
	['missed_appointment', "It's [rep] with [company]. We did not get to talk. Would [when] work instead?"],
	[
		'missed_appointment',
		'[rep] here, [company]. You were not free when I called. Happens. Which day is better for you?',
	],
	[
		'missed_appointment',
		'We had a time set and it slipped by. Shall we find another, or leave it? Either is fine. [rep], [company]',
	],
	[
		'missed_appointment',
		'Hope all is well. [rep] from [company] about the call we missed. Send me a time when it suits you.',
	],
	[
		'after_call',
		'Thanks for talking with me today. What I promised is in your email. Questions? Just answer here. [rep], [company]',
	],
	[
		'after_call',
		'[rep] from [company]. I sent the papers to your email. Read them in peace and tell me what is unclear.',
	],
	[
		'after_call',
		"It's [rep], [company]. One thing I should have asked: what would you most like to understand better?",
	],
	[
		'considering',
		'[rep] with [company]. No hurry at all. Is there a question I can answer while you think it over?',
	],
	[
		'considering',
		'Just a note from [rep] at [company]: take your time, and mark whatever you do not like. Shall we talk [when]?',
	],
	['considering', 'What question is still open for you? [rep], [company]'],
	[
		'documents',
		'[rep] from [company]: one paper is still missing. Please use the secure link, not text: [link]. Need help?',
	],
	[
		'documents',
		"It's [rep], [company], about your paperwork. Send what you have by the secure link [link] when it suits you.",
	],
	[
		'documents',
		'Your papers are nearly complete. Please upload the rest at [link] and read every page first. [rep], [company]',
	],
	[
		'documents',
		'[rep] with [company]. Please do not text photos of statements. The safe way is [link]. Thank you!',
	],
	[
		'enrolled|in_program',
		'[rep] from [company], just checking in. Any letters or calls you would like us to look at?',
	],
	[
		'enrolled|in_program',
		"It's [rep] with [company]. If anything has changed, work, address, health, tell me early. How are things?",
	],
	[
		'enrolled|in_program',
		'A short hello from [rep] at [company]. If a deposit will be hard this month, tell me before the day.',
	],
	[
		'enrolled|in_program',
		'[rep], [company]: if court papers ever come, see an attorney and tell us the same day. All well so far?',
	],
	[
		'went_quiet',
		'[rep] from [company]. We have not spoken in a while. Answer yes, later or no, and I will do just that.',
	],
	[
		'went_quiet',
		"It's [rep], [company]. Should I close my notes, or is there still a question? Both are fine.",
	],
	['went_quiet', 'No hard feelings if it is a no. Is it? [rep] at [company]'],
	[
		'went_quiet',
		'[rep] with [company]. Was it something I said? I would like to know, and I will not argue.',
	],
	[
		'left',
		'[rep] from [company]. Has the money in your account come back to you? If not, answer here and I will look into it.',
	],
	['left', "It's [rep], [company]. You have left, and that is fine. If a paper is missing, tell me which."],
	['declined', "[rep] with [company]. Thank you for the clear answer. I won't call again. All the best."],
	[
		'declined',
		'Understood, and thank you for telling me. If you ever want to compare again, you have my number. [rep], [company]',
	],
	['finished', 'The last account is done. Well done! Keep every letter you got. [rep], [company]'],
	[
		'finished',
		'[rep] from [company]: congratulations on finishing. Please check your credit reports for each account.',
	],
	[
		'referral',
		'Thank you for thinking of a friend. Please ask them first, and give them my number only if they want it. [rep], [company]',
	],
	[
		'referral',
		'[rep] with [company]. If somebody you know has questions, they can call me. I will not call them unasked.',
	],
	[
		'scam_fear',
		"[rep] from [company]. You're right to check us. Look up our number yourself and call that one, when you like.",
	],
	['spouse', '[rep], [company]. Happy to talk with both of you together. When would that work?'],
	[
		'partner',
		'[rep] with [company]. Would you like {partner} on the call too? Tell me a time that suits you both.',
	],
	['think_about_it|not_sure', 'Take all the time you need. Which question is still open? [rep], [company]'],
	[
		'not_right_time',
		'Understood, not now. Should I ask again later, or would you rather call me? [rep], [company]',
	],
	[
		'competitor',
		'Smart to compare. Want the questions I would ask both companies? Just say yes. [rep], [company]',
	],
	[
		'price',
		'[rep], [company]. You asked about the cost. Which number should I explain first? I will put it in writing.',
	],
	[
		'!stage_new_lead|stage_no_answer|stage_declined|stage_left|stage_finished',
		"[rep] from [company] here. Is there anything you'd like me to explain in writing?",
	],
	[
		'!stage_declined|stage_left|stage_finished',
		'This is [rep] with [company]. When would be a good time for a short call, if you want one?',
	],
	[
		'!stage_declined|stage_left|stage_finished',
		"It's [rep] at [company]. A question from me: what would help you most right now?",
	],
	[
		'!stage_declined|stage_left|stage_finished',
		'[rep], [company]. I have your notes in front of me. What would you like to know?',
	],
	[
		'!stage_declined|stage_left|stage_finished',
		'Hello from [rep] at [company]. Text or call, whatever is easier for you. When suits you?',
	],
	['has_when', '[rep] from [company]: we talk {when}. If that no longer works, just tell me.'],
	[
		'has_when',
		"This is [rep], [company]. We talk {when}. I'll call you; nothing to prepare but your questions.",
	],
	[
		'has_when',
		'[rep] here, [company]. Does {when} still suit you? If not, name another time and I will be there.',
	],
	[
		'has_when',
		'Our call is {when}. Please have your questions ready, I will have the answers. [rep], [company]',
	],
	['has_when', 'Is {when} still good for our call? [rep], [company]'],
	['has_when missed_appointment', 'We did not get to talk, so shall we try {when}? [rep], [company]'],
	['has_when documents', 'Could we go through the open papers {when}? [rep], [company]'],
	['has_when in_program|enrolled', 'A check-in call {when}, if that is all right with you? [rep], [company]'],
	['has_when partner', 'Would {when} suit both you and {partner}? [rep], [company]'],
	[
		'has_when considering|after_call',
		'I will call {when}, as we said. No decision needed before then. [rep], [company]',
	],
	[
		'has_when no_answer|new_lead',
		'Could you talk {when}? If another time is better, tell me which. [rep], [company]',
	],
	[
		'missed_deposit has_deposit has_due',
		'Your {deposit} deposit set for {due} did not go through. Please call me so we can pick another date. [rep], [company]',
	],
	[
		'missed_deposit has_deposit has_due',
		'[rep] from [company]: the deposit of {deposit} for {due} did not go through. Which day would suit you?',
	],
	[
		'missed_deposit has_deposit',
		'Your {deposit} deposit did not go through. Please call me so we can pick another date. [rep], [company]',
	],
	[
		'missed_deposit has_deposit',
		'[rep] from [company]: the deposit of {deposit} did not go through. Which day would suit you?',
	],
	[
		'review',
		'[rep] from [company]. Would you write a short review of how it was with us? Good or bad, as it was, and no numbers of yours: [link]',
	],
	[
		'review',
		'Would you tell others how it went with us? A few honest words are enough, here: [link]. Thank you! [rep], [company]',
	],
	[
		'calling_back',
		'Could you call me back when you have a quiet minute? I have the answer you asked for. [rep], [company], [phone]',
	],
	[
		'calling_back',
		'[rep] from [company]. I would like to answer your questions by phone: [phone]. Any time that suits you.',
	],
	['thank_you', 'Thank you for your time, and for being so open. [rep], [company]'],
	[
		'review',
		'If you have a minute, an honest review would help others. Good or bad, as it was. [rep], [company]',
	],
	[
		'missed_deposit decided',
		'[rep] from [company]. A deposit did not go through. Please call me, we can find another date.',
	],
	[
		'settlement_offer',
		'[rep] from [company]. There is an offer for you to look at. Please call before you decide anything.',
	],
	[
		'lawsuit|sued',
		'If you got papers from a court, please see an attorney today and call me too. [rep], [company]',
	],
	['welcome|enrolled', "Welcome! I'm [rep] at [company], and you can text me with any question."],
	[
		'statements|documents',
		'Please send the statements by the secure link, [link], and not by text. [rep], [company]',
	],
	['widowed|medical|job_loss', 'I am here when you want to talk, and you need not answer. [rep], [company]'],
	['new_lead', 'Thanks for writing to us. What is your main question? [rep], [company]'],
	[
		'new_lead',
		'Hello from [company]. I am [rep], and I read your request. Shall I call, or would you rather write?',
	],
	['declined', 'Your no is noted, and that is fine. I wish you well. [rep], [company]'],
	['declined', 'No more calls from me, as you wished. Take care. [rep], [company]'],
	['in_program|enrolled', 'How has this month been? If anything worries you, tell me. [rep], [company]'],
	[
		'in_program|enrolled',
		'Did a letter come that you are unsure about? Send me a note and we talk. [rep], [company]',
	],
	['missed_appointment', 'The day got away from us, it seems. When would be better? [rep], [company]'],
	[
		'missed_appointment',
		'Would mornings suit you better than evenings? Then I will plan for that. [rep], [company]',
	],
	['no_answer', 'Is there an hour when you can talk in peace? I will call then. [rep], [company]'],
	['no_answer', 'I have tried you by phone. Would you prefer an email? [rep], [company]'],
	['went_quiet', 'Did life get busy? A short yes or no is enough. [rep], [company]'],
	['documents', 'How is the paperwork going? If a page is unclear, tell me which. [rep], [company]'],
	['after_call', 'Good to speak with you. If another question comes up, send it over. [rep], [company]'],
	['finished', 'You made it to the end! Is there a letter you still need from us? [rep], [company]'],
	[
		'left',
		'I hope the last papers reached you. If not, tell me and I will send them again. [rep], [company]',
	],
	['partner', 'If {partner} has questions, send them along with yours. [rep], [company]'],
]

/** Figures told in a text message, as short as can be. */
export const textFigures: readonly [string, ...string[]] = [
	'I have noted: {figures}.',
	'On my list: {figures}.',
	'In my notes: {figures}.',
	'My notes say: {figures}.',
]

export const optOut: TemplateSet = [
	'Text me back, or reply STOP to opt out',
	'Answer here whenever you like, or reply STOP to opt out',
]
