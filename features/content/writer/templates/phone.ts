import type { TemplateSet } from '../plan/piece-writer.ts'

/** How a call begins: who, recorded, what for, and whether it suits. Said before anything else. */
export const callOpenings: TemplateSet = [
	"Hello, is this [name]? This is [rep] with [company], a debt settlement company. This call is recorded. I'm calling to offer our debt settlement service. Is now a good time?",
	'Good day, [name]. My name is [rep], calling from [company], on a recorded line. We are a debt settlement company, and I would like to explain our paid service to you. Do you have a few minutes?',
	'[name]? This is [rep] from [company], a debt settlement company. Before anything else: this call is recorded, and it is a sales call about our debt settlement service. Is that all right with you?',
	'Hi [name], this is [rep] with [company], a debt settlement company. I have to tell you that this call is being recorded and that I am calling to offer a paid debt settlement service. Shall we talk, or is another time better?',
	'This is [rep] with [company], a debt settlement company, for [name]. We record our calls, this one too. I am calling to see if you want our paid debt settlement service. May I go on?',
]
/** The same for somebody who asked for the call or knows us. */
export const callBackOpenings: TemplateSet = [
	[
		'talked|decided',
		"Hi [name], this is [rep] with [company], the debt settlement company, calling back. This call is recorded, as always. I'm calling about our debt settlement service, to go on where we stopped. Is now still good?",
	],
	[
		'talked|decided',
		'Hello [name], [rep] from [company], the debt settlement company. The call is recorded. I am calling to answer your questions about our paid debt settlement service. Do you have a moment?',
	],
	[
		'talked|decided',
		"[name], it's [rep] with [company], the debt settlement company, on a recorded line. I'm calling to explain our service further, if you still want it. Does this moment suit you?",
	],
]

/** Questions that find out whether there is anything to offer. */
export const callQuestions: TemplateSet = [
	'What made you look into this just now?',
	'Roughly what do you owe, and to whom?',
	'Are the accounts current, or have you fallen behind?',
	'What comes in each month, and what is left after rent, food, the car and medicine?',
	'Is there anything coming up that you need your credit for?',
	'Has anybody sued you, or have papers from a court come?',
	'Have you talked with your creditors, a counselor or an attorney already?',
	'Who else has a say in this?',
	'What would you like to be different a year from now?',
	'What have you tried so far, and how did it go?',
	'Which debts have something behind them, like a house or a car?',
	'Does your job look at credit, for a clearance or a license?',
	['talked', 'Since we last spoke, what has changed?'],
	['talked', 'Which question did you write down for me?'],
	['in_program|enrolled', 'Have any letters or calls come that worry you?'],
	['in_program|enrolled', 'Is the deposit still manageable?'],
	'What does a normal month look like for you?',
	'Which bill do you pay first, and why?',
	'How do you feel when the phone rings?',
	'What would you do with a little room in the budget?',
	'If nothing changed, where would the balances be next year?',
]

/** What the rep does, between the lines. */
export const callNotes: TemplateSet = [
	'(Wait for the answer, however long it takes.)',
	'(Write down the words they use, and use the same ones later.)',
	'(Listen until they have finished.)',
	'(If they sound rushed, offer another time.)',
	'(Repeat back what you heard before you go on.)',
	'(Slow down here. This is the part that people mishear.)',
	'(Ask what they understood, and listen.)',
	'(If they say stop calling: put the number on the list, say so, and end the call.)',
	'(Nothing to sell in this step. Only listen.)',
]

export const callCloses: TemplateSet = [
	'Thank you for being open with me. I will send everything in writing. When would you like to talk again, if at all?',
	'Before we hang up: is there anything I said that is unclear or that you did not like?',
	'I will email the agreement. Read the part on risks first. Shall I call you, or will you call me?',
	'There is no need to decide today. What would be the best next step for you?',
	'That is all from my side. If you would like to go on, tell me a day; if not, that is fine as well.',
	['has_when', 'Then we talk again {when}. If that changes, call me at [phone].'],
	'What would you like to do with what you heard?',
	'Let me repeat what we agreed, and you tell me whether it is right.',
	'Which papers should I send you first?',
]

/** If they say no on the phone. */
export const callLetGo: TemplateSet = [
	'Thank you for your time. I will not press you. Have a good day.',
	'Understood. If you would rather not hear from us again, say so and I put you on our do-not-call list now.',
	'That is a clear answer, thank you. I wish you well with it.',
	'All right. You have our number if you ever want to compare. Goodbye.',
]

/** Voicemail: others may hear it, so it says nothing of debts or money. */
export const voicemailReasons: TemplateSet = [
	['new_lead', 'I am returning your request for a call.'],
	['new_lead', 'You asked for a call, and this is it.'],
	'You and I have not managed to speak yet.',
	'I have something to tell you that is better said in person.',
	'I said I would get back to you, and this is me doing it.',
	'I am calling about the conversation we had planned.',
	'There is nothing urgent; I would like to answer your questions when it suits you.',
	['missed_appointment', 'We had set a time and missed each other.'],
	['no_answer', 'I tried you earlier and thought a message might be easier.'],
	['documents', 'It is about the papers you have from me. Nothing is wrong with them.'],
	['after_call|considering', 'You had a question when we last spoke, and I have the answer for you.'],
	['went_quiet', 'We have not spoken in a while, and I only want to know whether to keep your notes.'],
	['enrolled|in_program', 'I am calling just to hear how things are going.'],
	['finished', 'I have good wishes for you and a small paper to mention.'],
	[
		'left|declined',
		'I only want to make sure that everything was settled to your satisfaction on the paper side.',
	],
	'This is short, because I would rather speak with you in person.',
	'I have an answer for you and would like to give it myself.',
	'It will take only a few minutes, at a time that you choose.',
	'Please call when you have a quiet moment.',
	['missed_appointment', 'Our call did not happen, and I would be glad to find another time.'],
	['missed_appointment', 'Another day is fine as well, whichever you like.'],
	['no_answer', 'This is not a good hour for you, it seems, so tell me a better one.'],
	['went_quiet', 'I would like to hear whether you still want to talk. Either answer is fine.'],
	['after_call|considering', 'I promised to follow up after our talk, so here I am.'],
	['in_program|enrolled', 'It is a check-in and nothing has gone wrong.'],
	['declined|left', 'You have told me no, and I respect it; I am calling for the last time.'],
	['first_call', 'We have not spoken before, and I would like to introduce myself.'],
]
export const voicemailTimes: TemplateSet = [
	['has_when', 'I will try you again {when}.'],
	['has_when', 'If {when} suits you, I will call then.'],
	['has_when', 'I will call {when}, as we agreed.'],
	['!has_when', 'Call whenever it suits you.'],
	['!has_when', 'If you prefer, leave me a time and I will call then.'],
	['!has_when', 'I can be reached at [when].'],
	['!has_when', 'There is no hurry.'],
]
export const voicemailEnds: TemplateSet = [
	'Thank you, and have a good day.',
	'Thanks for listening. Take care.',
	'If you would rather not get calls from me, say so, and there will be none. Thank you.',
	'I look forward to talking, if you would like to. Goodbye.',
	'Thank you, [name]. Goodbye.',
	'That is all. Have a good evening.',
	'I hope to hear from you, whenever it suits you.',
	'Until then, all the best.',
]
export const voicemailStarts: TemplateSet = [
	'Hello, this message is for [name]. This is [rep] with [company].',
	'Hi [name], [rep] from [company] here.',
	'Good day, [name]. My name is [rep], and I am calling from [company].',
	'This is [rep] at [company], with a message for [name].',
	"[name], hello, it's [rep] from [company].",
	'Good afternoon, [name]. You are hearing [rep] of [company].',
	'Hello [name]. [rep] speaking, from [company].',
	'A short message for [name] from [rep] at [company].',
]
export const voicemailNumbers: TemplateSet = [
	'My number is [phone]. Once more: [phone].',
	'You can call me at [phone]. That is [phone].',
	'The number is [phone]; I repeat it slowly: [phone].',
	'I am at [phone], again [phone].',
	'Please call [phone]. The number again: [phone].',
	'To reach me, dial [phone]. I say it once more: [phone].',
]
/** Reminders for whoever speaks it. */
export const voicemailNotes: TemplateSet = [
	'Say nothing of debts, amounts or programs: anybody in the house may hear this.',
	'Speak slowly, and leave a pause before and after the number.',
	'If somebody else picks up, ask for the person by name and say nothing about why.',
	'Smile, keep it short and hang up.',
	'If the greeting gives another name, do not leave the message.',
	'Do not leave a message more often than the person would like; note this one in the record.',
	'Check the local time before you dial.',
]

/** Asks for what was understood, as a test of the one who explained. */
export const teachBacks: TemplateSet = [
	'I want to be sure that I explained it well. In your own words, what could happen while you are not paying your creditors?',
	'That was a lot. What would you tell somebody at home about it, the good and the bad?',
	'Before you say anything else: what did you take from that about the cost and about your credit?',
	'Did I explain it clearly? Tell me how you understood it, and I will add what is missing.',
]
