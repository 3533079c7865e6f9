import { months } from '#platform/english/calendar.ts'

/** Since when, and how it is said: 'this week'. */
export type TimeSpan = { since: Date | null; said: string }

const millisecondsOfDay = 86_400_000

/** The time a question is about; everything where it names none. Days begin at midnight of the server's clock. */
export function readTimeSpan(message: string, now: Date): TimeSpan {
	const text = message.toLowerCase()
	const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
	const daysAgo = (days: number) => new Date(today.getTime() - days * millisecondsOfDay)
	const monday = daysAgo((today.getDay() + 6) % 7)
	if (/\btoday('s)?\b/.test(text)) return { since: today, said: 'today' }
	if (/\byesterday/.test(text)) return { since: daysAgo(1), said: 'since yesterday' }
	if (/\bthis week/.test(text)) return { since: monday, said: 'this week' }
	if (/\b(?:last|past) week/.test(text))
		return { since: new Date(monday.getTime() - 7 * millisecondsOfDay), said: 'since Monday of last week' }
	if (/\bthis month/.test(text))
		return { since: new Date(now.getFullYear(), now.getMonth(), 1), said: 'this month' }
	if (/\b(?:last|past) month/.test(text))
		return {
			since: new Date(now.getFullYear(), now.getMonth() - 1, 1),
			said: 'since the first of last month',
		}
	if (/\bthis year/.test(text)) return { since: new Date(now.getFullYear(), 0, 1), said: 'this year' }
	const days = /\b(?:last|past) (\d{1,3}) days/.exec(text)?.[1]
	if (days) return { since: daysAgo(Number(days)), said: `in the last ${days} days` }
	return namedMonth(text, now) ?? { since: null, said: '' }
}

function namedMonth(text: string, now: Date): TimeSpan | null {
	const named = /\b(?:in|since|during|from) ([a-z]+)/.exec(text)?.[1] ?? ''
	const month = months.findIndex((name) => name.toLowerCase() === named)
	if (month < 0) return null
	const year = now.getFullYear() - (month > now.getMonth() ? 1 : 0)
	return { since: new Date(year, month, 1), said: `since ${months[month]} 1` }
}
