import { abusiveLanguage } from '../../rule-pack/prohibited/abusive-language.ts'
import { doNotCallIgnored } from '../../rule-pack/prohibited/do-not-call-ignored.ts'
import { falseUrgencyOrThreat } from '../../rule-pack/prohibited/false-urgency-or-threat.ts'
import type { GuideEntry } from '../guide-entry.ts'
import { statementEntry } from '../rule-entry.ts'

/** How nobody may be pressed. */
export const pressureStatements: readonly GuideEntry[] = [
	statementEntry(falseUrgencyOrThreat, {
		title: 'No invented deadlines, no scares',
		asked: [
			'can i say the offer expires tonight',
			'can i create urgency',
			'is it ok to say only two spots left',
			'can i tell them theyll get garnished if they wait',
			'why was i flagged for false urgency',
			'how do i create urgency legally',
			'can i say theyll lose their house',
			'customer wants to wait how do i push',
			'last chance line ok?',
			'can i tell them not to talk to their spouse first',
			'how to close today without pressure',
			'can i mention that interest keeps growing',
			'can i say they could get arrested',
			'deadline to close them today',
			'tell them spots are limited',
			'manager special ends at midnight',
			'scare them about garnishment',
			'pressure close ok?',
			'rate goes up tomorrow line',
			'said the deal dies at 5',
			'now or never close',
			'file gets closed if they hang up',
			'wont qualify tomorrow',
			'give them a cutoff to sign',
			'today only',
		],
		answer:
			'Invent no deadline, shortage or threat, and never use arrest, house, job or family. What is real may be said accurately: the answer date on a summons, or that interest keeps adding up on their own statement.',
		say: [
			"Interest normally keeps adding up while you decide, so it's worth a look at your statement. That alone isn't a reason to start today.",
			"If you want to talk it over at home first, let's set a time that suits you both.",
		],
		briefly:
			"There's no deadline from us. Take the agreement, read it, and talk it over. When would be a good time for us to speak again?",
		insteadOf: [
			{
				not: 'If you do not sign in the next ten minutes the approval disappears.',
				say: "There's no deadline, take the time you need.",
			},
			{
				not: 'This is your last chance, once I hang up the file is closed for good.',
				say: "There's no deadline. If we talk next month, I'd run the estimate again with your balances then.",
			},
			{
				not: 'If you hang up they will garnish your check by Friday.',
				say: "For card debt, garnishment normally comes only after a court judgment. It doesn't happen because you hang up on me.",
			},
			{
				not: 'I have only got two slots left for your state.',
				say: "There's no limit on places. I have time today or tomorrow, whichever suits you.",
			},
		],
		related: ['before-enrollment', 'arrest-threats', 'wage-garnishment'],
	}),
	statementEntry(abusiveLanguage, {
		title: 'Respect, whatever they say',
		asked: [
			'customer is yelling at me what do i say',
			'they cursed at me can i curse back',
			'why was i flagged for abusive language',
			'is it ok to joke about their debt',
			'rude customer how to end the call',
			'i lost my temper on a call',
			'can i tell them its their own fault',
			'they keep wasting my time',
			'customer insulted me',
			'can i call them sweetheart or honey',
			'angry prospect how to respond',
			'he swore at me',
			'she is screaming and cussing',
			'i called the customer a name',
			'can i hang up on an abusive caller',
			'i called him lazy',
			'made fun of a prospect',
			'told him dont be an idiot',
		],
		answer:
			'No swearing, insults or belittling, also when they start it and also as a joke. Name the frustration, offer to end the call, and end it politely.',
		say: [
			"I hear the frustration, and I'm sorry you've had those calls. Would you like to go on, or shall we leave it there?",
			"I apologize for my tone a minute ago, that wasn't okay.",
		],
		briefly:
			"I hear you, and I'm sorry this is frustrating. If now isn't a good time I'll end the call, and you can call back whenever you like.",
		insteadOf: [
			{
				not: 'Are you stupid or what?',
				say: 'I may not have explained that well. Let me try it another way.',
			},
			{
				not: 'Quit wasting my damn time.',
				say: "It sounds like this isn't for you today. Thank you for your time.",
			},
			{
				not: 'Grow up, you spent the money.',
				say: "A lot of people end up here. Let's look at where things stand.",
			},
		],
		related: ['vulnerable-customers', 'escalation', 'correct-a-misstatement'],
	}),
	statementEntry(doNotCallIgnored, {
		title: 'When they ask you to stop calling',
		asked: [
			'customer said stop calling what do i do',
			'can i call back someone who said take me off your list',
			'is it ok to try one more rebuttal after they say stop calling',
			'they said dont call again but filled out a form',
			'why was i flagged for do not call',
			'do they have to put it in writing',
			'can a coworker call them instead',
			'can i call from another number',
			'remove me from your list what do i say',
			'does stop calling count if spoken',
			'how fast do we have to take them off',
			'dnc request',
			'they hung up and i called back',
			'lose my number',
			'she said never call again but shes a hot lead',
			'told me to quit calling',
			'opted out, can i try once more',
			'unsubscribe me',
			'leave me alone he said',
			'wants off the list, one last pitch',
			'she asked for no more calls',
			'finish my pitch after a stop request',
			'ask why before taking them off',
			'they want me to quit phoning, may i rebut once',
			'rebuttal to take me off your list',
		],
		answer:
			'Any clear request counts, spoken too. Say that it is done, log it before you do anything else, and end the call: no rebuttal, no condition, no colleague, no other number.',
		say: [
			"Understood. I'm removing this number right now. Goodbye.",
			"Done, you're on our do-not-call list and we won't call again.",
		],
		briefly: "I've put this number on our do-not-call list. You won't hear from us again. Goodbye.",
		insteadOf: [
			{
				not: 'Sure, but first hear me out for two minutes.',
				say: "Done, you're on our do-not-call list and we won't call again.",
			},
			{
				not: 'You have to put that in writing before we stop.',
				say: "Your word is enough. I've taken this number off our list, goodbye.",
			},
			{
				not: 'You filled out a form so we are allowed to keep calling.',
				say: "Understood. You won't hear from us again.",
			},
			{
				not: 'I will have a colleague reach out instead.',
				say: "I've taken you off our list for everyone here. Goodbye.",
			},
		],
		related: ['do-not-call-lists', 'unclear-stop-request', 'texts-and-automatic-calls', 'calling-hours'],
	}),
]
