/** The days of a week and the months of a year, in order. */
export const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
export const months =
	'January February March April May June July August September October November December'.split(' ')

/** Match a day or a month in full and as people shorten it, in patterns that ignore case: 'tues', 'sept'. */
export const weekdayFragment =
	'(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday|s)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'
export const monthFragment =
	'(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** A day or a month in full, by its first three letters. */
export const fullName = (short: string): string =>
	[...weekdays, ...months].find(
		(name) => name.slice(0, 3).toLowerCase() === short.slice(0, 3).toLowerCase(),
	) ?? short
