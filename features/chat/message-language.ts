import { eld } from 'eld/extrasmall'

/** Minimum words for language detection. */
const fewestWords = 3
const longestRead = 600
const languages = new Intl.DisplayNames('en-US', { type: 'language' })

/** The English name of a message's language; null for English and where detection is not reliable. */
export function languageOf(message: string): string | null {
	const start = message.slice(0, longestRead)
	if ((start.match(/\p{L}+/gu) ?? []).length < fewestWords) return null
	const detected = eld.detect(start)
	if (detected.language === 'en' || !detected.language || !detected.isReliable()) return null
	return languages.of(detected.language) ?? null
}
