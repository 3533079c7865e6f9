import { choose, filled } from './choose-line.ts'
import { aboutOneself } from './lines/about-oneself.ts'
import type { Moment } from './moment.ts'
import { listed, lowerFirst, sayDollars, sayNumber } from './say-figures.ts'

type DebtFact = 'sum' | 'names' | 'each' | 'late' | 'minimums'

/**
 * What the prospect owes, a little more with every question: the sum, or the names when asked who, or each debt when
 * asked both; then what is late and what the minimums are. Null when all of it was told.
 */
export function describeDebts(moment: Moment): string | null {
	const { script, state, rep, random } = moment
	if (script.persona.debts.length === 0) return null
	const asksWho = rep.asksAbout.includes('creditors')
	const first: DebtFact = !asksWho ? 'sum' : rep.asksAbout.includes('debts') ? 'each' : 'names'
	const facts: DebtFact[] = [first, 'each', 'late', 'minimums']
	const untold = [...new Set(facts)].filter((fact) => !state.told.includes(`debts: ${fact}`))
	const isTalkative = script.persona.voice.talkativeness > 0.5 && random.isLucky(0.5)
	const now = untold.slice(0, isTalkative ? 2 : 1)
	if (now.length === 0) return null
	state.told.push(...now.map((fact) => `debts: ${fact}`))
	return now.map((fact) => debtLine(moment, fact)).join(' ')
}

/** The sum again, for who asks once more. */
export const debtSum = (moment: Moment) => debtLine(moment, 'sum')

/** One thing about the debts, in the persona's words. */
export function debtLine(moment: Moment, fact: DebtFact): string {
	const { persona } = moment.script
	const { debts } = persona
	const dollars = (amount: number) => sayDollars(amount, persona, moment.random)
	const sum = (what: 'balance' | 'minimum') => dollars(debts.reduce((total, debt) => total + debt[what], 0))
	const line = (lines: readonly string[], fill: Record<string, string> = {}) =>
		filled(choose(moment, lines) ?? '', fill)
	if (fact === 'sum') return line(aboutOneself.total, { total: sum('balance') })
	if (fact === 'minimums') return line(aboutOneself.minimums, { minimum: sum('minimum') })
	if (fact === 'names')
		return line(aboutOneself.creditors, { creditors: listed(debts.map(({ creditor }) => creditor)) })
	if (fact === 'each') {
		const each = debts.map(({ creditor, balance }) =>
			filled(moment.random.pick(aboutOneself.oneDebt) ?? '', { creditor, balance: dollars(balance) }),
		)
		return `${listed(each.map((text, at) => (at > 0 && ordinary.test(text) ? lowerFirst(text) : text)))}.`
	}
	const late = debts.filter(({ monthsBehind }) => monthsBehind > 0)
	if (late.length === 0) return line(aboutOneself.current)
	const lateBy = late.map(({ creditor, monthsBehind }) => `${creditor} by ${sayMonths(monthsBehind)}`)
	return line(aboutOneself.behind, { late: listed(lateBy) })
}

const sayMonths = (months: number) => `${sayNumber(months)} month${months > 1 ? 's' : ''}`
const ordinary = /^(?:There|About|Around|Just|A|The)\b/
