import type { Practice } from '#features/analysis/contract.ts'

type RulePage = { to: '/debt-settlement-compliance'; search: { statement: string } | { disclosure: string } }
type RolePlayPage = { to: '/role-play'; search: { objection: string } | { skill: string } }
type CoachPage = { to: '/ai-coach'; search: { entry: string } }
type LessonPage = { to: '/sales-education'; search: { [kind in Practice['kind']]?: string } }

/** A page of the app and what it is opened for: `/role-play?objection=spouse`. */
export type PracticeLink = RulePage | RolePlayPage

/** Where to practice what an action is about: talking in role-play, what must and must not be said in the guide. */
export function practiceLink(practice: Practice): PracticeLink {
	return isRule(practice) ? rulePage(practice) : rolePlayPage(practice)
}

/** Every place that trains something, from reading about it to doing it. */
export function trainingLinks(practice: Practice) {
	return {
		guide: isRule(practice) ? rulePage(practice) : coachPage(practice),
		lesson: lessonPage(practice),
		rolePlay: rolePlayPage(practice),
	}
}

const isRule = ({ kind }: Practice) => kind === 'statement' || kind === 'disclosure'

function rulePage({ kind, code }: Practice): RulePage {
	const search = kind === 'statement' ? { statement: code } : { disclosure: code }
	return { to: '/debt-settlement-compliance', search }
}

/** A prospect raises an objection; rules are practiced where compliance is. */
function rolePlayPage(practice: Practice): RolePlayPage {
	const { kind, code } = practice
	if (kind === 'objection') return { to: '/role-play', search: { objection: code } }
	return { to: '/role-play', search: { skill: isRule(practice) ? 'compliance' : code } }
}

/** The entry of the guide about an objection or a skill; of the skill of compliance there is one by another name. */
function coachPage({ kind, code }: Practice): CoachPage {
	const entry = code.replaceAll('_', '-')
	return {
		to: '/ai-coach',
		search: { entry: kind === 'skill' && code === 'compliance' ? 'compliance-skill' : entry },
	}
}

const lessonPage = ({ kind, code }: Practice): LessonPage => ({
	to: '/sales-education',
	search: { [kind]: code },
})
