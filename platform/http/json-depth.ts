/** Whether JSON is nested more than `most` levels deep. Does not parse: millions of open brackets would take gigabytes. */
export function isDeeperThan(most: number, json: string) {
	let depth = 0
	let isInString = false
	for (let at = 0; at < json.length; at++) {
		const character = json[at]
		if (isInString) {
			if (character === '\\') at++
			else if (character === '"') isInString = false
		} else if (character === '"') isInString = true
		else if (character === '[' || character === '{') {
			if (++depth > most) return true
		} else if (character === ']' || character === '}') depth--
	}
	return false
}
