/**
 * Lengths and first digits of the networks' numbers (ISO/IEC 7812): Visa, Mastercard, American Express, Diners Club,
 * JCB, Discover and UnionPay.
 */
const networks =
	/^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:2[2-9]|[3-6]\d|7[0-2])\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6(?:011|5\d\d|4[4-9]\d|2\d\d)\d{12,15})$/
/** Maestro and the smaller networks begin with these too. */
const plausible = /^[2-6]\d{12,18}$/
const shortest = 13
const longest = 19
const listOfYears = /^(?:(?:19|20)\d\d)+$/

/** Says of digits, given in the groups they were read in, whether they hold the number of a payment card. */
export function holdsCardNumber(groups: readonly string[]): boolean {
	const whole = groups.join('')
	if (plausible.test(whole) && !listOfYears.test(whole) && passesLuhn(whole)) return true
	return groups.some((_, from) => {
		let digits = ''
		for (const group of groups.slice(from, from + longest)) {
			digits += group
			if (digits.length > longest) return false
			if (digits.length >= shortest && networks.test(digits) && passesLuhn(digits)) return true
		}
		return false
	})
}

/** The check digit of ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string) {
	let sum = 0
	for (let i = 0; i < digits.length; i++) {
		const digit = Number(digits[digits.length - 1 - i]) * (1 + (i % 2))
		sum += digit > 9 ? digit - 9 : digit
	}
	return sum % 10 === 0
}
