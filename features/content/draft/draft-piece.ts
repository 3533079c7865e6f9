import { z } from 'zod'
import { amountKeys, verifyWording } from '#features/language/pure.ts'
import { Problem } from '#platform/http/problem.ts'
import type { Services } from '#platform/services.ts'
import { checkContent } from '../compliance-check/check-content.ts'
import { passing } from '../content-tasks.ts'
import { longestContent, longestTitle, type WrittenPiece } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import type { Checked } from '../write-lawfully.ts'
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
/** A model that declines. The rep is the writer here. */
const declines = /\bi (?:can(?:no|')t|am (?:not able|unable) to) (?:help|assist|write|create|generate)\b/i

/** Drafts that are asked for before the best of them is used as the compliance check leaves it. */
const mostDrafts = 4

type Needs = Pick<Services, 'languageModel' | 'log' | 'threads'>

/**
 * The piece in a language model's words, as the compliance check lets it pass: plain text, with a blank for every figure that
 * neither the request nor a line of the rules gives. A draft with faults goes back with the reasons, up to three times; of the drafts the one with the
 * fewest faults is used, and `changes` say what was replaced. Null where the model fails or writes nothing that can be
 * used; the caller gets the built-in piece.
 */
export async function draftPiece(
	{ languageModel, log, threads }: Needs,
	brief: Brief,
	builtIn: WrittenPiece,
	personId: string | null,
): Promise<Checked | null> {
	if (!languageModel) return null
	const { system, prompt } = promptFor(brief, builtIn)
	const signal = AbortSignal.timeout(patienceMilliseconds)
	let best: Checked | null = null
	let fewest = Number.POSITIVE_INFINITY
	let mending = ''
	try {
		for (let drafts = 0; drafts < mostDrafts; drafts++) {
			const asked = `${prompt}${mending}`
			if (system.length + asked.length > languageModel.capabilities.maxPromptCharacters) break
			const draft: z.infer<typeof Draft> = await languageModel.generateObject({
				use: 'content',
				system,
				prompt: asked,
				schema: Draft,
				signal,
				maxOutputTokens,
			})
			const read = readDraft(draft, brief, builtIn, `${system}\n${prompt}`)
			const passed = read && (await threads.run(passing, { brief, draft: read }, { person: personId }))
			const reasons = reasonsToMend(passed, brief, builtIn)
			if (passed && reasons.length < fewest) {
				best = passed
				fewest = reasons.length
			}
			if (reasons.length === 0) break
			mending = describeMending(draft.content, reasons)
		}
	} catch (error) {
		const code = error instanceof Problem ? error.code : 'model-too-slow'
		log.info({ model: languageModel.name, code }, 'the model wrote no further draft of content')
	}
	return best
}

/** What a model has to change in its draft: what the check replaced, added or made a blank, and figures it left out. */
function reasonsToMend(passed: Checked | null, brief: Brief, builtIn: WrittenPiece): string[] {
	if (!passed)
		return [
			'It cannot be used: write the whole piece, in English, in the rep’s name, with no law but those given.',
		]
	const replaced = passed.piece.changes
		.slice(builtIn.changes.length)
		.map(({ asked, why, wrote }) => `“${asked}”: ${why} ${wrote}`)
	const unmet = passed.unmet.map(({ asked, wrote }) => `The request asks for this. ${asked}. ${wrote}`)
	const written = amountKeys(passed.piece.content)
	const leftOut = brief.figures
		.filter(({ kind, text }) => kind !== 'other' && !amountKeys(text).isSubsetOf(written))
		.map(({ text }) => `The request gives ${text}; the piece does not use it.`)
	return [...replaced, ...unmet, ...leftOut]
}

const describeMending = (draft: string, reasons: readonly string[]) =>
	`\n\nYour draft of this piece was:\n${draft.slice(0, longestContent)}\n\nWrite the piece again without these faults:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`

/** `asked` is all that the model was given: laws and figures come from there. */
function readDraft(
	draft: z.infer<typeof Draft>,
	brief: Brief,
	builtIn: WrittenPiece,
	asked: string,
): WrittenPiece | null {
	const given = [asked, ...brief.figures.map(({ text }) => text)].join('\n')
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
