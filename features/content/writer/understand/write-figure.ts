import type { Amount } from './amounts/amount.ts'

/** '$31,480', '$312.45', '$20,000 to $25,000'. */
export function writeMoney({ value, most }: Pick<Amount, 'value' | 'most'>): string {
	return most === null ? dollars(value) : `${dollars(value)} to ${dollars(most)}`
}

export const writeCount = ({ value, most }: Pick<Amount, 'value' | 'most'>) =>
	most === null
		? value.toLocaleString('en-US')
		: `${value.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`

/** A figure with what it counts: '25%', '36 months', '5 cards', '24 to 48 months'. */
export function writeAmount(amount: Amount): string {
	if (amount.unit === 'percent')
		return amount.most === null ? `${amount.value}%` : `${amount.value}% to ${amount.most}%`
	if (amount.unit === 'money') return writeMoney(amount)
	const noun = amount.noun
		.toLowerCase()
		.replaceAll(/\s+/g, ' ')
		.replace(/^of \w+ /, '')
	const isOne = (amount.most ?? amount.value) === 1
	const plural = isOne || !noun || noun.endsWith('s') ? noun : `${noun}s`
	return `${writeCount(amount)} ${plural}`.trim()
}

const dollars = (value: number) =>
	`$${value.toLocaleString('en-US', {
		minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
		maximumFractionDigits: 2,
	})}`
