import { z } from 'zod'
import { verifyWording } from '#features/language/pure.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { checkContent } from '../compliance-check/check-content.ts'
import { longestContent, longestTitle, type WrittenPiece } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { blankFigures } from './blank-figures.ts'
import { plainText } from './plain-text.ts'
import { promptFor } from './prompt-for.ts'

const Draft = z.object({
	title: z.string().max(10 * longestTitle),
	content: z.string().max(2 * longestContent),
})

/** A draft that is not whole by then (milliseconds) is not waited for: the built-in piece is there already. */
const patienceMilliseconds = 60_000
const maxOutputTokens = 3_000
/** A model that declines. Whoever writes here is the rep. */
const declines = /\bi (?:can(?:no|')t|am (?:not able|unable) to) (?:help|assist|write|create|generate)\b/i

/**
 * The piece in a language model's words: plain text, with a blank for every figure that the request does not give. Null
 * where the model fails or writes what cannot be used; whoever asks has the built-in piece. It has not been through the
 * compliance check.
 */
export async function draftPiece(
	{ languageModel, log }: Pick<Services, 'languageModel' | 'log'>,
	brief: Brief,
	builtIn: WrittenPiece,
): Promise<WrittenPiece | null> {
	if (!languageModel) return null
	try {
		const { system, prompt } = promptFor(brief, builtIn)
		if (system.length + prompt.length > languageModel.capabilities.maxPromptCharacters) return null
		const draft = await languageModel.generateObject({
			system,
			prompt,
			schema: Draft,
			signal: AbortSignal.timeout(patienceMilliseconds),
			maxOutputTokens,
		})
		return readDraft(draft, brief, builtIn, `${system}\n${prompt}`)
	} catch (error) {
		const code = error instanceof Problem ? error.code : 'model-too-slow'
		log.info({ model: languageModel.name, code }, 'the model wrote no content: the built-in writer did')
		return null
	}
}

/** `asked` is all that the model was given: laws come from there. */
function readDraft(
	draft: z.infer<typeof Draft>,
	brief: Brief,
	builtIn: WrittenPiece,
	asked: string,
): WrittenPiece | null {
	const given = [brief.request, ...brief.figures.map(({ text }) => text), builtIn.content].join('\n')
	const blanked = blankFigures(plainText(draft.content), given)
	const { text: title, changes } = blankFigures(plainText(draft.title).replaceAll('\n', ' '), given)
	const { text: content } = blanked
	const isUsable = [title, content].every(
		(text) =>
			/\p{L}/u.test(text) &&
			!declines.test(text) &&
			verifyWording(text, { maxCharacters: longestContent, citations: asked }).length === 0,
	)
	if (!isUsable || content.length < shortestDraft) return null
	const isTitle = title.length <= longestTitle && changes.length === 0 && checkContent(title).length === 0
	return {
		type: builtIn.type,
		title: isTitle ? title : builtIn.title,
		content,
		changes: [...builtIn.changes, ...blanked.changes],
	}
}

/** Characters of a draft below which nothing was written: the shortest piece is a text message. */
const shortestDraft = 40
