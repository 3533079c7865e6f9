import type { GuideEntry } from '#features/compliance/index.ts'
import { alternativeFacts } from './alternatives.ts'
import { conversationCraft } from './craft.ts'
import { creditFacts } from './credit.ts'
import { fearObjections } from './objections/fears.ts'
import { hardMoments } from './objections/hard-moments.ts'
import { moneyObjections } from './objections/money.ts'
import { peopleObjections } from './objections/people.ts'
import { questionsAboutTheProgram } from './objections/questions-about-the-program.ts'
import { questionsAboutUs } from './objections/questions-about-us.ts'
import { trustObjections } from './objections/trust.ts'
import { programFacts } from './program.ts'
import { skillEntries } from './skills.ts'
import { topicEntries } from './topics.ts'
import { endingsAndNextSteps } from './ways-to-end.ts'

/** What the guide says of selling, objections, the program and its alternatives, by what reps ask. */
export const playbookEntries: readonly GuideEntry[] = [
	...topicEntries,
	...moneyObjections,
	...trustObjections,
	...peopleObjections,
	...fearObjections,
	...hardMoments,
	...questionsAboutUs,
	...questionsAboutTheProgram,
	...skillEntries,
	...conversationCraft,
	...endingsAndNextSteps,
	...programFacts,
	...alternativeFacts,
	...creditFacts,
]
