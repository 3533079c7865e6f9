// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** Entries of the transcript that the panel shows and sends to be read again: any may be given to the other speaker. */
export const entriesShown = 15
/** Milliseconds from the panel's appearing to listening by itself. */
export const listenAfterMilliseconds = 1500
/** Milliseconds from a socket's closing to the next try. */
export const reconnectAfterMilliseconds = 5000
/** Milliseconds a hint stays unless another one comes. */
export const hintMilliseconds = 45_000
/** Characters of one entry. */
export const longestEntry = 2000
/** Triggers of a company, phrases of a trigger, characters of a phrase and of a hint. */
export const mostTriggers = 100
export const mostPhrases = 40
export const longestPhrase = 120
export const longestHint = 400
/** Hours after which a call nobody ended counts as over. */
export const longestCallHours = 4
/** Samples per second of the audio of a call in progress. */
export const liveSampleRate = 16_000
/** Seconds of audio in one message of /ws/live-audio. */
export const longestAudioMessage = 1
/** The hint of a trigger that has none of its own: 'feel, felt, found', promising nothing. */
export const feelFeltFound =
	'I understand how you feel, and others I talk with felt the same. What they found useful was taking one question at a time. What worries you most?'
