// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/**
 * Words a minute beyond which a disclosure was read fast. Disclosures must be clear and conspicuous (16 CFR
 * 310.3(a)(1)), and no rule says how fast that is: this is our own measure. People talk at about 150 words a minute,
 * and someone who hears figures for the first time follows up to about 200.
 */
export const fastReading = 200

/** Fewer words than these say nothing about a speed: a 'yes' or 'it is yours' is over before it can be timed. */
export const fewestWordsTimed = 8
