import type { DateMention } from '#features/language/pure.ts'
import type { HeadInput } from '#platform/classifier/text-head.ts'
import { featureStem } from '#platform/classifier/word-features.ts'
import { type DateKind, predictRequest } from './request-heads.ts'

export type { DateKind }

const wordsBefore = 7
const wordsAfter = 5
const clauseMark = /[.;!?\n]/

const stemsIn = (text: string) => (text.toLowerCase().match(/[\p{L}'’]+|\d|[.;!?,]/gu) ?? []).map(featureStem)

const deposit = /\b(?:deposit|draft|payment)s?\b(?:[^.;]|\.\d){0,30}$/i
const missed = /\b(?:miss(?:ed|ing)?|no[- ]?show(?:ed)?|forgot|skipped|stood (?:me|us) up)\b[^.;]{0,30}$/i
const talk =
	/\b(?:call(?:ing|ed)?|callback|appointment|appt|meet(?:ing)?|talk|set|booked|speak)\b[^.;]{0,30}$/i

/** Input of the head for dates: the words around a date, nearest first, and those of its clause. */
export function dateInput(text: string, { from, to, isAppointment }: DateMention): HeadInput {
	const before = stemsIn(text.slice(Math.max(0, from - 90), from)).reverse()
	const after = stemsIn(text.slice(to, to + 70))
	const features = new Set<string>(['date'])
	const add = (side: string, stems: readonly string[], most: number) => {
		let isInClause = true
		for (const [at, stem] of stems.slice(0, most).entries()) {
			if (clauseMark.test(stem)) isInClause = false
			features.add(`${side} ${stem}`)
			if (isInClause) features.add(`${side} in clause ${stem}`)
			if (at < 3) features.add(`${side} ${at} ${stem}`)
			if (at === 1) features.add(`${side} pair ${stems[0]} ${stem}`)
		}
	}
	add('before', before, wordsBefore)
	add('after', after, wordsAfter)
	const said = text.slice(from, to).toLowerCase()
	for (const stem of stemsIn(said)) features.add(`said ${stem}`)
	const nearBefore = text.slice(Math.max(0, from - 50), from)
	const signs = [
		deposit.test(nearBefore) || /^\s+(?:draft|deposit|payment)\b/i.test(text.slice(to, to + 14))
			? 'near a deposit'
			: 'no deposit',
		missed.test(nearBefore) ? 'near a miss' : 'no miss',
		talk.test(nearBefore) ? 'near a talk' : 'no talk',
		/\d ?(?:am|pm)|:\d\d|noon/.test(said) ? 'has time' : 'no time',
		isAppointment ? 'like an appointment' : 'like a day',
		/\d(?:st|nd|rd|th)\b/.test(said) ? 'ordinal' : 'no ordinal',
	]
	return { features: [...features], signs, sentences: [] }
}

/** Least probability of 'other'. Below it, the most likely of the remaining kinds is used. */
const leastOther = 0.5

/** The kind of a date in a request. */
export function classifyDate(text: string, date: DateMention): DateKind {
	const kinds = predictRequest('date', dateInput(text, date))
	if ((kinds.get('other') ?? 0) >= leastOther) return 'other'
	const [best] = [...kinds].filter(([kind]) => kind !== 'other').sort((a, b) => b[1] - a[1])
	return (best?.[0] ?? 'other') as DateKind
}
