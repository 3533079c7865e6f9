import { digitWords, teenWords, tenWords } from './number-words.ts'

const digits = String.raw`\d[\d,.]*k?`
const numberWords = [
	'zero|oh',
	...digitWords,
	...teenWords,
	...tenWords,
	'fourty|hundred|thousand|grand|million|half|third|quarter',
].join('|')

/**
 * Matches a number in digits or words, up to eight words long, within the spelled-out text of a sentence. A bare
 * 'one' is no amount: 'the small one first'.
 */
export const numberFragment = `(?!(?:one|oh) (?!(?:${digits}|${numberWords}) ))(?:(?:${digits}|${numberWords}) (?:and (?=a half |${numberWords} )(?:a )?)?){1,8}`
export const percentFragment = `${numberFragment}(?:percent |per cent )`
export const durationFragment = `${numberFragment}(?:(?:or so|plus|more) )?(?:day|days|week|weeks|month|months|year|years) `
