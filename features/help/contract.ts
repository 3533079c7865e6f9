import { z } from 'zod'

/** The parts of the help, in their order. */
export const helpSections = ['Your calls', 'Practice and learning', 'Your data', 'Administration'] as const

export const HelpArticle = z.object({
	/** Its place in the address: /help/{id}. */
	id: z.string(),
	title: z.string(),
	/** What it answers, in a sentence. */
	summary: z.string(),
	section: z.enum(helpSections),
})
export type HelpArticle = z.infer<typeof HelpArticle>

/** `body` is Markdown. */
export const HelpArticleText = HelpArticle.extend({ body: z.string() })
export type HelpArticleText = z.infer<typeof HelpArticleText>

/** GET /api/help?q=: the articles with these words, best first; without words all, in their order. */
export const HelpQuery = z.object({ q: z.string().trim().max(200).default('') })
