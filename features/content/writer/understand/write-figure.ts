import { formatDollars, formatNumber } from '#platform/text/format-number.ts'
import type { Amount } from './amounts/amount.ts'

/** '$31,480', '$312.45', '$20,000 to $25,000'. */
export function writeMoney({ value, most }: Pick<Amount, 'value' | 'most'>): string {
	return most === null ? formatDollars(value) : `${formatDollars(value)} to ${formatDollars(most)}`
}

export const writeCount = ({ value, most }: Pick<Amount, 'value' | 'most'>) =>
	most === null ? formatNumber(value) : `${formatNumber(value)} to ${formatNumber(most)}`

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
