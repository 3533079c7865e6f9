import { readWords } from '../hints/read-words.ts'
import type { Speaker } from './call-state.ts'

/** Phrases that usually only the rep, or only the customer, says. Still a guess, as either may quote the other. */
const signs: Record<Speaker, readonly string[]> = {
	rep: [
		'recorded line',
		'call is recorded',
		'call is being recorded',
		'call may be recorded',
		'thank you for calling',
		'thanks for calling',
		'how can i help you',
		'how may i help you',
		'the reason for my call',
		'i am calling from',
		'i am calling about your',
		'our program',
		'our fee',
		'our clients',
		'our negotiators',
		'what we do is',
		'we negotiate',
	],
	customer: [
		'who is this',
		'who is calling',
		'where did you get my number',
		'how did you get my number',
		'stop calling me',
		'take me off your list',
		'is this a scam',
		'i am not interested',
		'i owe',
		'i lost my job',
		'my husband',
		'my wife',
		'my credit cards',
		'i can not afford',
		'i need to think about it',
		'how much does it cost',
		'how much do you charge',
	],
}
/** 'This is Maya with Northfield': one or two names, then the company. */
const introduction =
	/^ (?:\S+ ){0,4}(?:this|my name) is (?!not |no |it |all |the |an? |my |your |about |going |just |really |very |so |too |what |how |why |where )\S+ (?:\S+ )?(?:with|from|at|calling from|calling with) /

/** The likely speaker of a line; null if it could be either. */
export function guessSpeaker(text: string): Speaker | null {
	const said = ` ${readWords(text).join(' ')} `
	const shows = (speaker: Speaker) => signs[speaker].some((sign) => said.includes(` ${sign} `))
	const isRep = shows('rep') || introduction.test(said)
	if (isRep === shows('customer')) return null
	return isRep ? 'rep' : 'customer'
}
