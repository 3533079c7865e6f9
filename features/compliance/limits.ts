// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/**
 * Words a minute beyond which a disclosure was read fast. Disclosures must be clear and conspicuous (16 CFR
 * 310.3(a)(1)), and no rule says how fast that is: this is our own measure. People talk at about 150 words a minute,
 * and someone who hears figures for the first time follows up to about 200.
 */
export const fastReading = 200

/** Fewer words than these say nothing about a speed: a 'yes' or 'it is yours' is over before it can be timed. */
export const fewestWordsTimed = 8

/**
 * The confidence (0-1) below which recognized words are too uncertain to judge a person by. What rests on such words
 * is provisional: it is shown with their confidence, and counts in no score, average, alert or answer of the coach.
 * Words that nobody measured, as in an uploaded transcript, are taken as written.
 */
export const leastConfidence = 0.5

/**
 * The share (0-1) of a rep's words that must be certain before a call can be scored, and before words that are not
 * among them count as not said: with fewer, they may be among those that could not be made out.
 */
export const leastCertainShare = 0.6
