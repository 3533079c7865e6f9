import { readTexts } from '#platform/data/read-texts.ts'

/** What a rep is told after a session. */
export const feedbackTexts = readTexts(new URL('./feedback-texts.yaml', import.meta.url), {
	tooShort: ['short'],
	held: ['max', 'why'],
	leaveOut: ['statement', 'citation', 'quote'],
	check: ['statement', 'citation', 'quote'],
	disclose: ['disclosures'],
	fault: ['suggestion', 'quoted'],
	faultSeveralTimes: ['suggestion', 'times', 'quoted'],
	insteadOf: ['quote', 'line'],
	insteadOfMessage: ['quoted', 'line'],
	answerObjection: ['objection', 'line'],
	giveDisclosure: ['disclosure', 'line'],
	ask: ['line'],
	playAgain: ['scenario'],
	seriousStatements: ['count'],
	enrolledWithout: ['disclosures'],
	enrolledWrongly: [],
	notDeclined: [],
	hungUp: [],
	mostlySilent: [],
	notEngaged: [],
	tooLittle: [],
	tooShortToRate: ['messages', 'words'],
})
