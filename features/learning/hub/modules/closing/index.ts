import { hubModule } from '../../hub-module.ts'
import { afterTheCall } from './after-the-call.ts'
import { summaryWithRisks } from './summary-with-risks.ts'
import { teachBack } from './teach-back.ts'
import { theQuestion } from './the-question.ts'

export const closing = hubModule({
	id: 'closing',
	title: 'Closing',
	category: 'Sales skills',
	level: 'Advanced',
	overview:
		'A close is a decision that survives the week: a summary with the risks in it, the customer telling it back, one clear question with two good answers, and a next step that is kept.',
	topics: ['Summary close', 'Teach-back', 'The question', 'Follow-up'],
	keyPoints: [
		'Never before all disclosures are given and understood.',
		'Ask for a decision, not for a yes.',
		'A clean no is a good end of a call.',
	],
	lessons: [summaryWithRisks, teachBack, theQuestion, afterTheCall],
})
