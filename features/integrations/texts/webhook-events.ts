/** What endpoints can be told of, as people are told. */
export const webhookEvents = {
	'recording.scored': 'A call has been scored',
	'finding.critical': 'A critical statement was found in a call',
	'deal.closed': 'A customer agreed to enroll',
} as const
