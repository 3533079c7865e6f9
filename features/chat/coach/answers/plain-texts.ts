import { readTexts } from '#platform/data/read-texts.ts'

/** Answers that need no entry of the guide. */
export const plainTexts = readTexts(new URL('./plain-texts.yaml', import.meta.url), {
	greeting: ['firstName'],
	thanks: [],
	abilities: [],
	abilityList: [],
	noAdvice: [],
	crisis: [],
	callsCanWait: [],
	crisisOfCustomer: ['whatToDo'],
	distress: [],
	takeBreak: [],
	offerLastCall: [],
	ownPay: [],
	refusal: [],
	outside: [],
	unknown: [],
	nearby: ['titles'],
	whichOne: [],
	orMeant: [],
	misread: [],
	askForMatter: [],
	notInSpanish: [],
	crisisInSpanish: [],
})
