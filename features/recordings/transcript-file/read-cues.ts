import { readTime, splitLabel, type Turn, unreadable } from './turn.ts'

const timing = /^\s*([\d:.,]+)\s*-->\s*([\d:.,]+)(?:\s.*)?$/
const aside = /^(NOTE|STYLE|REGION)\b/
// Exactly one space and no nested tag: otherwise the expression would backtrack over runs of spaces.
const voice = /<v(?:\.[^\s<>]*)?\s([^<>]*)>/

/**
 * Turns of a WebVTT (W3C, 4 April 2019) or SubRip file. Speakers come from voice tags (`<v Name>`) or a `Name:` at the
 * start of a cue; a cue without either has the same speaker as the cue before it. Throws Problem 422.
 */
export function readCues(text: string): Turn[] {
	const lines = text.split(/\r\n|\r|\n/)
	const turns: Turn[] = []
	let at = 0
	while (at < lines.length) {
		const first = at
		while (lines[at]?.trim()) at++
		const block = lines.slice(first, at)
		at++
		const isHeader = first === 0 && block[0]?.startsWith('WEBVTT')
		if (block.length && !isHeader && !aside.test(block[0] ?? ''))
			for (const turn of readCue(block, first, turns)) turns.push(turn)
	}
	return turns
}

/** `block` is an optional identifier, a line of times and the words; `first` is its line in the file, from 0. */
function readCue(block: string[], first: number, before: Turn[]): Turn[] {
	const timeLine = block.findIndex((line) => timing.test(line))
	const [, from = '', to = ''] = timing.exec(block[timeLine] ?? '') ?? []
	const [start, end] = [readTime(from), readTime(to)]
	if (timeLine < 0 || timeLine > 1) throw unreadable(`line ${first + 1} should begin a cue with its times.`)
	if (start === null || end === null || end < start)
		throw unreadable(`the times in line ${first + timeLine + 1} are not valid.`)
	const words = block.slice(timeLine + 1).join('\n')
	return shareTime(readVoices(words, before.at(-1)?.speaker ?? null), start, end)
}

function readVoices(words: string, speakerBefore: string | null) {
	const spans: { speaker: string | null; text: string }[] = []
	// The odd pieces are the names of voice tags, the even ones what follows them.
	const [untagged = '', ...tagged] = words.split(new RegExp(voice, 'g'))
	for (const line of untagged.split('\n')) {
		const { speaker, text } = splitLabel(plain(line))
		const last = spans.at(-1)
		if (speaker || !last) spans.push({ speaker: speaker ?? speakerBefore, text })
		else last.text += ` ${text}`
	}
	for (let i = 0; i < tagged.length; i += 2)
		spans.push({ speaker: plain(tagged[i] ?? ''), text: plain(tagged[i + 1] ?? '') })
	return spans.filter(({ text }) => text.trim())
}

/** A cue of several speakers says only when the whole of it was spoken: each gets time by the length of the words. */
function shareTime(spans: { speaker: string | null; text: string }[], start: number, end: number): Turn[] {
	const total = spans.reduce((sum, { text }) => sum + text.length, 0)
	let spoken = 0
	return spans.map(({ speaker, text }) => {
		const from = start + ((end - start) * spoken) / total
		spoken += text.length
		return { speaker, text, start: from, end: start + ((end - start) * spoken) / total, confidence: null }
	})
}

const entities: Record<string, string> = {
	'&amp;': '&',
	'&lt;': '<',
	'&gt;': '>',
	'&quot;': '"',
	'&#39;': "'",
	'&nbsp;': ' ',
	'&lrm;': '',
	'&rlm;': '',
}

const plain = (words: string) =>
	words
		.replace(/<[^<>]*>/g, '')
		.replace(/\{\\[^{}]*\}/g, '')
		.replace(/&(?:amp|lt|gt|quot|#39|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? '')
		.trim()
