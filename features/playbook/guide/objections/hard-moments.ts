import type { GuideEntry } from '#features/compliance/index.ts'

/** When customers are angry, silent, confused or in despair, or the rep is. */
export const hardMoments: readonly GuideEntry[] = [
	{
		id: 'hostile-caller',
		title: 'Angry or hostile customer',
		kind: 'objection',
		asked: [
			'customer is yelling',
			'he is cursing at me',
			'how do i calm down an angry prospect',
			'hostile customer',
			'she called me a crook',
			'they are furious about the calls',
			'what do i do when someone screams at me',
			'insulting me on the phone',
			'customer threatens to sue me',
			'deescalate',
		],
		answer:
			'Get slower and quieter, name what they are angry about, and fix the part you can. You never have to take abuse: say once that you will end the call, then do, politely. Nothing sharp comes back from you.',
		why: 'Most anger is about the last ten callers or about fear. One retort from you is an abusive-language finding, whatever they said first.',
		say: [
			'You sound angry, and I would be too with that many calls. What can I put right?',
			'I want to help, and I cannot while we are shouting. Shall we go on now or another day?',
			'I am going to end the call now. You can reach us whenever you like. Take care.',
		],
		briefly:
			'You sound angry, and I would be too with that many calls. What can I put right, or would you rather I ended the call?',
		ifNo: [
			'I understand. I am going to end the call now, and I will take your number off our list if you want that. Take care.',
		],
		points: [
			'Lower your voice and slow down.',
			'Name the reason and say sorry for your part.',
			'Warn once, then end the call kindly.',
			'A threat against you or a mention of a lawyer or regulator goes to your supervisor.',
		],
		related: ['abusive-language', 'ending-a-call', 'do-not-call-ignored', 'rep-under-stress'],
	},
	{
		id: 'silence',
		title: 'The customer goes silent',
		kind: 'objection',
		asked: [
			'they go quiet after i say the price',
			'dead air',
			'awkward silence what do i say',
			'how to use silence',
			'she stopped answering',
			'one word answers only',
			'he just says uh huh',
			'should i keep talking when they are quiet',
		],
		answer:
			'Let it be. After a figure or a risk, count to five before you speak; then ask what they are thinking, once, and wait again. Do not fill it with a discount, a promise or the pitch.',
		why: 'Silence is mostly thinking. Reps who fill it talk themselves into claims they would never plan to make.',
		say: [
			'Take your time.',
			'That was a lot at once. What is going through your mind?',
			'Would it help if I said that part again, slower?',
		],
		briefly: 'Take your time. That was a lot at once. What is going through your mind?',
		points: [
			'Count to five.',
			'Ask one open question.',
			'Wait again.',
			'If the silence is distress, stop selling.',
		],
		related: ['not-sure', 'talk-share', 'reading-distress'],
	},
	{
		id: 'reading-distress',
		title: 'A customer in distress',
		kind: 'skill',
		asked: [
			'customer is crying',
			'she started crying on the call',
			'he said he cant go on',
			'customer mentioned suicide',
			'what do i do if someone breaks down',
			'talking about ending it',
			'hopeless customer',
			'she is scared and panicking',
		],
		answer:
			'Stop selling. Say that you stopped, let them breathe, ask whether they are safe. If they speak of harming themselves, name the 988 crisis line, stay on, and bring in your supervisor; nobody enrolls on that call.',
		say: [
			'I am going to stop talking about the program. Take your time, I am here.',
			'That sounds very heavy. Are you safe right now? There is the 988 crisis line, and I can stay on with you while you reach somebody.',
			'We do not need to decide anything today.',
		],
		briefly:
			'I am going to stop talking about the program. Are you safe right now? There is the 988 crisis line, and I can stay on with you. Nothing needs deciding today.',
		points: [
			'Stop the sale out loud.',
			'Ask about safety directly.',
			'988, stay on, supervisor.',
			'Write down what happened, no more than needed.',
		],
		related: ['rapport', 'debt-pain-amplification', 'emergency-resources'],
	},
	{
		id: 'age-and-confusion',
		title: 'The customer seems confused or is very old',
		kind: 'fact',
		asked: [
			'customer seems confused',
			'elderly lady keeps forgetting what i said',
			'is he able to consent',
			'she sounds drunk or on medication',
			'old man says yes to everything',
			'they dont follow what im saying',
			'should i enroll a senior with dementia',
			'86 year old on social security',
		],
		answer:
			'Slow down, say it simpler, and have them say it back. If they cannot, enroll nobody: offer to speak again with somebody they trust on the line, and tell your supervisor.',
		say: [
			'I have gone too fast. Let me say the most important thing again, and then you tell me how you understood it.',
			'I would like us to talk again with somebody you trust on the line. Who could that be?',
		],
		briefly:
			'I have gone too fast. Shall we talk again on {day} with somebody you trust on the line? There is no rush at all.',
		points: [
			'A yes to everything is no sign of understanding.',
			'Never ask "does that make sense" as the only check.',
			'Note what you saw and tell your supervisor the same day.',
		],
		related: ['teach-back', 'three-way-call', 'suitability-honest-no'],
	},
	{
		id: 'language-and-interpreter',
		title: 'The customer speaks another language',
		kind: 'fact',
		asked: [
			'spanish speaker',
			'customer doesnt speak good english',
			'need an interpreter',
			'can her kid translate the call',
			'language barrier on the disclosures',
			'i dont think he understands me',
			'do we have spanish agreements',
			'habla espanol what do i do',
		],
		answer:
			'Stop before anything is sold: offer a colleague who speaks the language or an interpreter, and a callback if there is none now. A child or a neighbor does not interpret disclosures.',
		why: 'A yes that was not understood is not consent, and taking advantage of a lack of understanding is what the federal consumer law calls abusive.',
		say: [
			'This matters, and it should be in your language. Would you like somebody who speaks your language? I can have them call you on {day}.',
			'Let us not go on in English, this is too important. Who would you like on the call?',
		],
		briefly:
			'This matters, and it should be in your language. Would you like somebody who speaks your language? I can have them call you on {day}.',
		points: [
			'Stop, offer, call back.',
			'The agreement should be in the language the sale was made in; ask your supervisor.',
			'Teach-back in their language before any signature.',
		],
		related: ['teach-back', 'suitability-honest-no'],
	},
	{
		id: 'rep-under-stress',
		title: 'When you have had a bad run',
		kind: 'skill',
		asked: [
			'im burned out',
			'had a terrible day on the phones',
			'ten nos in a row',
			'i feel bad selling this',
			'lost every call today',
			'how do i stay motivated',
			'i hate this job today',
			'nervous before calls',
			'under pressure to hit quota',
		],
		answer:
			'A no from somebody it does not fit is good work, not a loss. Take five minutes, listen to one call you are proud of, and practice one thing. If the pressure is to cut corners, say so to your supervisor or to compliance; that is what they are for.',
		why: 'Most of what a call is worth you decide: the questions, the honesty, the pace. Whether they buy is theirs.',
		points: [
			'A break before the next dial.',
			'One skill, not ten.',
			'Never make up a number with a claim.',
			'Speak to somebody if it stays heavy.',
		],
		related: ['suitability-honest-no', 'hostile-caller'],
	},
]
