// Separate from the contract, so that pages that need a number do not load zod.

/** Transcript entries that the panel shows and sends with every reading, since the rep may correct any of them. */
export const entriesShown = 15
/** Milliseconds until the panel starts listening automatically. */
export const listenAfterMilliseconds = 1500
/** Milliseconds before reconnecting a closed socket. */
export const reconnectAfterMilliseconds = 5000
/** Milliseconds a hint is shown unless another replaces it. */
export const hintMilliseconds = 45_000
/** Characters of one entry. */
export const longestEntry = 2000
/** Triggers of a company, phrases of a trigger, characters of a phrase and of a hint. */
export const mostTriggers = 100
export const mostPhrases = 40
export const longestPhrase = 120
export const longestHint = 400
/** Hours after which a call no one ended counts as over. */
export const longestCallHours = 4
/** Samples per second of the audio of a call in progress. */
export const liveSampleRate = 16_000
/** Seconds of audio in one message of /ws/live-audio. */
export const longestAudioMessage = 1
/** The hint of a trigger that has none of its own: 'feel, felt, found', promising nothing. */
export const feelFeltFound =
	'I understand how you feel, and others I talk with felt the same. What they found useful was taking one question at a time. What worries you most?'
