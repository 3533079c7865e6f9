import type { RepActName, RepActs } from '../prospect/index.ts'

/** Words of a question below which it is a keyword: 'Budget?'. */
const shortestQuestion = 3
/** Acts by which a message speaks to this prospect, and does not only recite. */
const speaksToProspect = new Set<RepActName>([
	'introduces_self',
	'empathizes',
	'summarizes',
	'answers_question',
	'checks_understanding',
	'offers_time',
	'offers_to_include_spouse',
	'offers_callback',
	'agrees_next_step',
	'advises_against',
	'corrects_self',
	'respects_request',
])
/** Words of a message below which it only acknowledges. */
const shortestMessage = 4

/** Whether a message takes part in a conversation: it asks, answers, or speaks to what the prospect said. */
export const isEngaged = ({ acts, asked = [], words, isSilent, isGibberish }: RepActs) =>
	!isSilent &&
	!isGibberish &&
	words >= shortestMessage &&
	(asked.some((question) => question.words.split(' ').length >= shortestQuestion) ||
		acts.some((act) => speaksToProspect.has(act)))
