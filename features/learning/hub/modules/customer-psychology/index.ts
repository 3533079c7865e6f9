import { hubModule } from '../../hub-module.ts'
import { choicesWithoutTricks } from './choices-without-tricks.ts'
import { debtOnTheMind } from './debt-on-the-mind.ts'
import { distressAndDoubt } from './distress-and-doubt.ts'
import { plainWords } from './plain-words.ts'

export const customerPsychology = hubModule({
	id: 'customer-psychology',
	title: 'Customer Psychology',
	category: 'Psychology',
	level: 'Intermediate',
	overview:
		'What being in debt does to attention and to pride, how to talk so that it can be followed, which levers stay in the drawer, and how to hear that a call is no longer about selling.',
	topics: ['Scarcity and shame', 'Fair choices', 'Plain words', 'Distress'],
	keyPoints: [
		'Answer the feeling in one sentence, then the fact.',
		'No deadline that is not real.',
		'Doubt that they follow is a reason to stop.',
	],
	lessons: [debtOnTheMind, choicesWithoutTricks, plainWords, distressAndDoubt],
})
