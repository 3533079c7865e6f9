import { allWithoutFigures, type GuideEntry } from '#features/compliance/index.ts'
import { asking } from './craft/asking.ts'
import { ending } from './craft/ending.ts'
import { reaching } from './craft/reaching.ts'
import { skillEntries } from './craft/skills.ts'
import { speaking } from './craft/speaking.ts'
import { alternativeFacts } from './facts/alternatives.ts'
import { creditFacts } from './facts/credit.ts'
import { creditorFacts } from './facts/creditors.ts'
import { householdFacts } from './facts/household.ts'
import { programFacts } from './facts/program.ts'
import { brushOffs } from './objections/brush-offs.ts'
import { fearObjections } from './objections/fears.ts'
import { hardMoments } from './objections/hard-moments.ts'
import { moneyObjections } from './objections/money.ts'
import { peopleObjections } from './objections/people.ts'
import { trustObjections } from './objections/trust.ts'
import { questionsAboutResults } from './questions/about-results.ts'
import { questionsAboutTheProgram } from './questions/about-the-program.ts'
import { questionsAboutUs } from './questions/about-us.ts'
import { questionsAboutWhatIsAtStake } from './questions/about-what-is-at-stake.ts'
import { lawTopics } from './topics/law-topics.ts'
import { sellingTopics } from './topics/selling-topics.ts'

/** What the guide says of selling, objections, the program and its alternatives, by what reps ask. */
export const playbookEntries: readonly GuideEntry[] = allWithoutFigures([
	...lawTopics,
	...sellingTopics,
	...moneyObjections,
	...trustObjections,
	...peopleObjections,
	...fearObjections,
	...brushOffs,
	...hardMoments,
	...questionsAboutUs,
	...questionsAboutTheProgram,
	...questionsAboutResults,
	...questionsAboutWhatIsAtStake,
	...skillEntries,
	...asking,
	...speaking,
	...ending,
	...reaching,
	...programFacts,
	...creditorFacts,
	...alternativeFacts,
	...householdFacts,
	...creditFacts,
])
