// Apart from the contract, so that a page that needs it does not load the library of shapes with it.

/**
 * The digits that dialers write for a phone number: of the United States ten, with or without their 1; of another
 * country, which begins with a +, those of ITU-T E.164 (at most fifteen), as they are or as they are dialed. Null for
 * what is no whole number.
 */
export function readPhoneNumber(written: string): string[] | null {
	const digits = written.replace(/\D/g, '')
	if (written.trim().startsWith('+') && !digits.startsWith('1')) {
		if (digits.length < 8 || digits.length > 15) return null
		// Ten digits alone are a number of the United States.
		return [...(digits.length === 10 ? [] : [digits]), `00${digits}`, `011${digits}`]
	}
	const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
	return national.length === 10 ? [national, `1${national}`] : null
}
