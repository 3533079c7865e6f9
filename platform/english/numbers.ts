const digits = String.raw`\d[\d,.]*k?`
const numberWords =
	'zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|million|half|third|quarter'

/** Matches a number in digits or words, up to eight words long, within the spelled-out text of a sentence. */
export const numberFragment = `(?:(?:${digits}|${numberWords}) (?:and (?=a half |${numberWords} )(?:a )?)?){1,8}`
export const percentFragment = `${numberFragment}(?:percent |per cent )`
export const durationFragment = `${numberFragment}(?:(?:or so|plus|more) )?(?:day|days|week|weeks|month|months|year|years) `

const units = new Map(
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
		.split(' ')
		.map((word, value) => [word, value]),
)
units.set('oh', 0)
const tens = new Map(
	'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at]),
)

/**
 * The value of a number as people say it: 'twenty four hundred' is 2400, 'twelve eight' is read as spoken
 * thousands (12800) by the caller. Null when the words hold no number.
 */
export function numberValue(text: string): number | null {
	let total = 0
	let group = 0
	let seen = false
	for (const word of text.trim().split(' ')) {
		const value = /^\d/.test(word) ? digitsValue(word) : (units.get(word) ?? tens.get(word))
		if (value !== undefined) {
			group = joinSpoken(group, value)
			seen = true
		} else if (word === 'hundred') {
			group = (group || 1) * 100
			seen = true
		} else if (word === 'thousand' || word === 'grand') {
			total += (group || 1) * 1000
			group = 0
			seen = true
		}
	}
	return seen ? total + group : null
}

function digitsValue(word: string) {
	const value = Number.parseFloat(word.replaceAll(',', ''))
	return word.endsWith('k') ? value * 1000 : value
}

/** 'four ninety' is 490, 'twenty four' is 24, 'two hundred five' is 205. */
function joinSpoken(group: number, value: number) {
	if (group === 0) return value
	if (group % 100 === 0) return group + value
	if (group % 10 === 0 && group < 100 && value < 10) return group + value
	if (group < 100 && value >= 10 && value < 100) return group * 100 + value
	return group + value
}
