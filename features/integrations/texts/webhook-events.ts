/** The webhook events, as shown on screens. */
export const webhookEvents = {
	'recording.scored': 'A call has been scored',
	'finding.critical': 'A critical statement was found in a call',
	'deal.closed': 'A customer agreed to enroll',
} as const
