import type { Practice } from '#features/analysis/contract.ts'

/** A page of the app and what it is opened for: `/role-play?objection=spouse`. */
export type PracticeLink =
	| { to: '/role-play'; search: { objection: string } | { skill: string } }
	| { to: '/debt-settlement-compliance'; search: { statement: string } | { disclosure: string } }

/** Where to practice what an action is about: talking in role-play, what must and must not be said in the guide. */
export function practiceLink({ kind, code }: Practice): PracticeLink {
	switch (kind) {
		case 'objection':
			return { to: '/role-play', search: { objection: code } }
		case 'skill':
			return { to: '/role-play', search: { skill: code } }
		case 'statement':
			return { to: '/debt-settlement-compliance', search: { statement: code } }
		case 'disclosure':
			return { to: '/debt-settlement-compliance', search: { disclosure: code } }
	}
}
