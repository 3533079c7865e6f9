// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** Digits of a phone number in the United States, without the country's 1. */
export const phoneDigits = 10
/** Fewer are no whole number. */
export const fewestPhoneDigits = 7
