import { z } from 'zod'
import { readMarkdown } from '#platform/data/read-markdown.ts'
import { type HelpArticleText, helpSections } from './contract.ts'

/** Who an article is for: `admin` ones are shown to administrators alone. */
const audiences = ['everyone', 'admin'] as const

export type Article = HelpArticleText & { audience: (typeof audiences)[number] }

const FrontMatter = z.strictObject({
	title: z.string().min(1),
	summary: z.string().min(1),
	section: z.enum(helpSections),
	audience: z.enum(audiences),
})

/** The files of `articles`, in the order in which they are listed. */
const files = [
	'upload-a-call',
	'read-a-call',
	'findings',
	'live-coaching',
	'practice',
	'ai-coach',
	'sales-content',
	'learning-and-assignments',
	'privacy',
	'employees',
	'roles-and-sign-in',
	'scoring-settings',
	'compliance-review',
	'audit-trail',
	'records',
	'dialer',
	'language-model-and-speech',
	'billing',
]

/** The user guide and the administrator guide. */
export const articles: readonly Article[] = files.map((id) => {
	const { front, body } = readMarkdown(new URL(`./articles/${id}.md`, import.meta.url), FrontMatter)
	return { id, ...front, body }
})
