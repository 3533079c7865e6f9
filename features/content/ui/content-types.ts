import type { ContentType } from '#features/content/contract.ts'

/** What each kind of content is called. */
export const typeNames: Record<ContentType, string> = {
	email: 'Email',
	script: 'Script',
	sequence: 'Sequence',
	objection_response: 'Objection Response',
	general: 'Content',
}

export const contentTypes = Object.keys(typeNames) as ContentType[]
