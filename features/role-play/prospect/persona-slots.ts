import type { Moment } from './moment.ts'
import { inFirstPerson, listed, sayDollars, sayNumber, withArticle } from './say-figures.ts'

/** What the persona holds, as the lines of the common sheet name it. */
export function personaSlots({ script, random }: Pick<Moment, 'script' | 'random'>): Record<string, string> {
	const { persona } = script
	const { debts } = persona
	const dollars = (amount: number) => sayDollars(amount, persona, random)
	const sum = (what: 'balance' | 'minimum') => debts.reduce((total, debt) => total + debt[what], 0)
	const late = debts.filter(({ monthsBehind }) => monthsBehind > 0)
	return {
		name: persona.name,
		age: String(persona.age),
		region: persona.region,
		job: withArticle(persona.jobTitle),
		household: inFirstPerson(persona.household).replace(/\.$/, ''),
		total: dollars(sum('balance')),
		count: sayNumber(debts.length),
		minimums: dollars(sum('minimum')),
		each: listed(debts.map(({ creditor, balance }) => `${creditor} for ${dollars(balance)}`)),
		late:
			late.length > 0
				? `I'm behind on ${listed(late.map(({ creditor, monthsBehind }) => `${creditor} by ${sayMonths(monthsBehind)}`))}`
				: "I'm current on all of them",
		income: dollars(persona.income),
		left: persona.leftOverMonthly > 0 ? dollars(persona.leftOverMonthly) : 'nothing',
		history: persona.history,
		reason: persona.reasonForCall,
	}
}

const sayMonths = (months: number) => `${sayNumber(months)} month${months > 1 ? 's' : ''}`
