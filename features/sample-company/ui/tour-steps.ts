/** The tour of the sample company. `to` is the page of a step; a step without one opens the newest scored call. */
export const tourSteps = [
	{
		title: 'Upload a call',
		text: 'Drop a recording or a transcript on this page, or let your dialer send it. Candor transcribes and scores it in the background.',
		to: '/recordings',
	},
	{
		title: 'See the evidence',
		text: 'Every finding shows the words, the time and the rule. Open one under Findings, and listen to the moment.',
		to: null,
	},
	{
		title: 'Practice it',
		text: 'Talk to an AI prospect, by voice or by typing. Your answers are judged by the same rules as your calls.',
		to: '/role-play',
	},
	{
		title: 'Get help during a call',
		text: 'During a live call, a panel opens at the edge of every page. It lists the disclosures still missing, warns you about risky words and suggests what to say next.',
		to: '/',
	},
] as const
