const digits = String.raw`\d[\d,.]*k?`
const numberWords =
	'zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|million|half|third|quarter'

/**
 * Matches a number in digits or words, up to eight words long, within the spelled-out text of a sentence. A bare
 * 'one' is no amount: 'the small one first'.
 */
export const numberFragment = `(?!(?:one|oh) (?!(?:${digits}|${numberWords}) ))(?:(?:${digits}|${numberWords}) (?:and (?=a half |${numberWords} )(?:a )?)?){1,8}`
export const percentFragment = `${numberFragment}(?:percent |per cent )`
export const durationFragment = `${numberFragment}(?:(?:or so|plus|more) )?(?:day|days|week|weeks|month|months|year|years) `
