import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { readSentences } from '#platform/english/read-sentences.ts'
import type { Limits } from '../contract.ts'
import { messageHead } from '../writer/write/message-head.ts'

const spokenQuote = /“([^”]{1,4000})”/g
const heading =
	/^(?:Subject|Script|From|To|(?:Email|Text|Call|Mixed) sequence): .*$|^Voicemail \d+$|^Preview: .*$/gim

/** The messages of a piece, without headings; one for a piece that is no sequence or set. Of voicemails, what is spoken. */
export function messagesOf(content: string, isSpoken: boolean): string[] {
	const parts = content.split(messageHead)
	const messages = parts.length > 1 ? parts.slice(1) : parts
	return messages
		.map((message) => {
			const spoken = isSpoken ? [...message.matchAll(spokenQuote)].map(([, words]) => words).join(' ') : ''
			return (spoken || message).replaceAll(heading, '').trim()
		})
		.filter((message) => message !== '')
}

/** Words read aloud in a minute, slowly enough for a voicemail. */
const wordsPerMinute = 150

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}$][\p{L}\p{N}$%.,:'’-]*/gu)?.length ?? 0

/** The length of one message in each unit that a request can limit. */
export function measureMessage(message: string): Required<Limits> {
	const words = wordsIn(message)
	return {
		words,
		characters: message.length,
		sentences: sentencesIn(message),
		seconds: Math.round((words * 60) / wordsPerMinute),
	}
}

/** Sentences without greeting and sign-off, which end in a comma or have no period. */
const sentencesIn = (message: string) =>
	message
		.split('\n')
		.reduce(
			(count, line) =>
				count +
				readSentences(line).filter(
					({ from, to }) => /[.?!:”"]\s*$/.test(line.slice(from, to)) || /^- /.test(line),
				).length,
			0,
		)

/** The Flesch-Kincaid grade level: 8 means that an eighth grader can read the text. Each line of a list counts as a sentence. */
export function readingGradeOf(content: string): number {
	const text = content.replaceAll(heading, '').replaceAll(/\[[^\]\n]*\]/g, 'name')
	const sentence = Math.max(
		1,
		text
			.split('\n')
			.filter((line) => line.trim())
			.reduce((sum, line) => sum + Math.max(1, readSentences(line).length), 0),
	)
	const word = Math.max(1, wordsIn(text))
	return Math.max(0, fleschKincaid({ sentence, word, syllable: syllable(text) }))
}
