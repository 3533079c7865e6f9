// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/**
 * Words a minute beyond which a disclosure was read fast. Disclosures must be clear and conspicuous (16 CFR
 * 310.3(a)(1)), and no rule says how fast that is: this is our own measure. People talk at about 150 words a minute,
 * and someone who hears figures for the first time follows up to about 200.
 */
export const fastReading = 200

/** Minimum words to measure a speaking rate: 'yes' or 'it is yours' is too short to time. */
export const fewestWordsTimed = 8

/**
 * The confidence (0-1) below which recognized words are too uncertain to count. Findings based on such words are
 * provisional: they are shown with their confidence, and excluded from scores, averages, alerts and coach answers. Words
 * without a confidence, as in an uploaded transcript, count as certain.
 */
export const leastConfidence = 0.5

/**
 * The share (0-1) of a rep's words that must be certain for a call to be scored, and for a disclosure to count as
 * missing: with fewer, it may have been said in the unclear part.
 */
export const leastCertainShare = 0.6
