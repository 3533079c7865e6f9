/** A debt paid down month by month. Dollars; `yearlyRate` is 0.24 for 24 percent. */
export type Debt = { balance: number; yearlyRate: number }

/** Interest of one month on a balance, in dollars. */
export const monthlyInterest = ({ balance, yearlyRate }: Debt) => (balance * yearlyRate) / 12

/**
 * How long the same payment every month takes to pay a debt off, and what interest that costs; null where the payment
 * does not even cover the interest, and the debt never ends. The last payment is only what is left.
 */
export function payOff(debt: Debt, payment: number): { months: number; interest: number } | null {
	if (payment <= monthlyInterest(debt)) return null
	let left = debt.balance
	let interest = 0
	let months = 0
	while (left > 0.005) {
		const added = monthlyInterest({ ...debt, balance: left })
		interest += added
		left += added - Math.min(payment, left + added)
		months++
	}
	return { months, interest }
}

/** The payment that pays a debt off in this many months, by the formula for loans of equal payments. */
export function levelPayment({ balance, yearlyRate }: Debt, months: number): number {
	if (yearlyRate === 0) return balance / months
	const rate = yearlyRate / 12
	return (balance * rate) / (1 - (1 + rate) ** -months)
}
