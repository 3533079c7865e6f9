import { z } from 'zod'
import type { OpenCoachTools } from '#features/chat/index.ts'
import { modelTool } from '#platform/language-model/language-model.ts'
import { findSaid } from './find-said.ts'
import { readTyped } from './read-typed.ts'

/** What a language model may search while it coaches: words said on calls that the person may see. */
export const openSearchTools: OpenCoachTools = ({ services, person, sources }) => [
	{
		step: 'Searching transcripts',
		...modelTool({
			name: 'find_moments',
			description:
				'Finds the moments on the newest calls at which all these words were said, with the words around them.',
			input: z.object({ words: z.string().describe('One to four words, or a phrase in quotation marks.') }),
			run: async ({ words }) => {
				const typed = readTyped(words.slice(0, 200))
				const said = typed ? (await findSaid(services.db, person, typed)).found : []
				for (const { recordingId, callName, start } of said) {
					const href = `/recordings/${recordingId}${start === null ? '' : `?t=${Math.floor(start)}`}`
					sources.push({ kind: 'call', title: callName, citation: null, href })
				}
				return said.map(({ recordingId, callName, uploadedAt, speaker, start, quote }) => ({
					call: recordingId,
					title: callName,
					day: uploadedAt.slice(0, 10),
					second: start,
					speaker,
					words: quote.map(({ text }) => text).join(''),
				}))
			},
		}),
	},
]
