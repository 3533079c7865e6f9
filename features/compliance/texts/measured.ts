import stored from './measured.json' with { type: 'json' }

/**
 * How well the built-in engine understands calls by people whom it has never heard; means over authors, shares of 1, of
 * prohibited statements by turn. `recall` and `precision` are of everything that is listed. Printed, and with `--write`
 * stored, by `npm run bench:analyst -- --held-out`. `certain` is of certain findings alone.
 */
export const measured = stored
