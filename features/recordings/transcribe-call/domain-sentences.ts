import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/*
 * How debt-settlement calls sound, in our own words: what a draft engine's language model is mixed with.
 * Both speakers, good practice and bad, as all of it must be recognized before it can be judged. One sentence
 * a line in `domain-sentences.txt`, numbers as words.
 */
const written = readFileSync(join(import.meta.dirname, 'domain-sentences.txt'), 'utf8')

const digits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen',
	'seventeen',
	'eighteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const numbers = [
	...[...digits, ...teens].flatMap((count) => [
		`it is about ${count} thousand dollars`,
		`I owe ${count} thousand on that card`,
		`it takes about ${count} months`,
	]),
	...tens.flatMap((ten, at) => [
		`about ${ten} thousand dollars in debt`,
		`around ${ten} ${digits[at]} thousand dollars altogether`,
		`${ten} percent of the balance`,
		`${ten} ${digits.at(-1 - at)} months`,
		`it is ${digits[at]} hundred and ${ten} dollars a month`,
		`${digits[at]} ${ten} five a month`,
		`the interest rate is ${ten} ${digits[at]} percent`,
	]),
]

/** Some four hundred sentences; words the recognizer's dictionary lacks are in `pronunciations`. */
export const domainSentences = [
	...z.array(z.string().min(1)).min(1).parse(written.trim().split('\n')),
	...numbers,
]

/** Sounds, in ARPAbet, of words of the field that the recognizer's dictionary lacks. */
export const pronunciations = {
	autopay: 'AO T OW P EY',
	docusign: 'D AA K Y UW S AY N',
	robocall: 'R OW B OW K AO L',
	synchrony: 'S IH NG K R AH N IY',
	unenroll: 'AH N IH N R OW L',
}
