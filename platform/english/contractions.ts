/** Words that transcripts write with or without their apostrophe, and what they stand for. */
const contractions = new Map(
	Object.entries({
		wont: 'will not',
		cant: 'can not',
		cannot: 'can not',
		dont: 'do not',
		doesnt: 'does not',
		didnt: 'did not',
		isnt: 'is not',
		aint: 'is not',
		arent: 'are not',
		wasnt: 'was not',
		werent: 'were not',
		wouldnt: 'would not',
		couldnt: 'could not',
		shouldnt: 'should not',
		hasnt: 'has not',
		havent: 'have not',
		hadnt: 'had not',
		im: 'i am',
		ive: 'i have',
		youre: 'you are',
		youve: 'you have',
		youll: 'you will',
		youd: 'you would',
		yall: 'you',
		ya: 'you',
		theyre: 'they are',
		theyll: 'they will',
		theyve: 'they have',
		theyd: 'they would',
		weve: 'we have',
		its: 'it is',
		itll: 'it will',
		itd: 'it would',
		thats: 'that is',
		thatll: 'that will',
		theres: 'there is',
		whats: 'what is',
		whos: 'who is',
		heres: 'here is',
		hes: 'he is',
		shes: 'she is',
		lets: 'let us',
		lemme: 'let me',
		gimme: 'give me',
		gonna: 'going to',
		gotta: 'have to',
		wanna: 'want to',
		nobodys: 'nobody is',
		everythings: 'everything is',
		em: 'them',
		percent: 'percent',
	}),
)
/** Only with their apostrophe are these contractions: 'well' and 'were' are words. */
const withApostrophe = new Map(
	Object.entries({
		"we'll": 'we will',
		"we're": 'we are',
		"we'd": 'we would',
		"i'll": 'i will',
		"i'd": 'i would',
		"he'll": 'he will',
		"she'll": 'she will',
		"he'd": 'he would',
		"she'd": 'she would',
	}),
)

/** The words one written token stands for: "won't" is will, not; '$1,200' is 1200, dollars; '45%' is 45, percent. */
export function spellOut(written: string): string[] {
	const word = written.toLowerCase().replaceAll(/[’‘]/g, "'")
	if (/^\$?\d/.test(word)) {
		const number = word.replaceAll(/[$,%]/g, '').replace(/\.$/, '')
		if (word.startsWith('$')) return [number, 'dollars']
		return word.endsWith('%') ? [number, 'percent'] : [number]
	}
	const spelledOut = withApostrophe.get(word) ?? contractions.get(word.replaceAll("'", ''))
	if (spelledOut) return spelledOut.split(' ')
	// "The debt's settled": possessive and 'is' look alike, the stem is what matters.
	return [word.replace(/'s$/, '').replaceAll("'", '')]
}
