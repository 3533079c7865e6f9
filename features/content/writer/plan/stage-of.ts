import type { Brief, Stage } from '../../request/brief.ts'

/** Subjects that only those have who are in the program. */
const subjectsOfCustomers: ReadonlySet<string> = new Set(['missed_deposit', 'settlement_offer', 'progress'])
const enrolledStages: ReadonlySet<Stage> = new Set(['enrolled', 'in_program', 'finished'])

/** Where the customer stands: as the brief says, or as its subject tells. */
export const stageOf = ({ stage, topics }: Pick<Brief, 'stage' | 'topics'>): Stage | null =>
	stage ?? (topics.some((topic) => subjectsOfCustomers.has(topic)) ? 'in_program' : null)

/** The customer has decided for the program. */
export const isEnrolled = (stage: Stage | null): boolean => stage !== null && enrolledStages.has(stage)
