import { hubModule } from '../../hub-module.ts'
import { mending } from './mending.ts'
import { payAndPressure } from './pay-and-pressure.ts'
import { suitabilityFirst } from './suitability-first.ts'

export const ethics = hubModule({
	id: 'ethics',
	title: 'Ethics',
	category: 'Ethics',
	level: 'Beginner',
	overview:
		'Whom the service helps and when to say no, what commission does to judgment, and how to mend what went wrong, on the call and after it.',
	topics: ['Suitability', 'Commission', 'Correction and reporting'],
	keyPoints: [
		'Decide on fit before you quote.',
		'An honest no is part of the job.',
		'Correct on the same call, report on the same day.',
	],
	lessons: [suitabilityFirst, payAndPressure, mending],
})
