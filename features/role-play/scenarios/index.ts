import { readDataFiles } from '#platform/data/read-data.ts'
import { ProspectScript } from '../prospect/script.ts'

/** Files of practice calls, from the easiest to the hardest; the first of each difficulty is on the home page. */
const ids = [
	'hesitant-prospect',
	'two-jobs-no-time',
	'will-it-hurt-my-credit',
	'i-can-do-this-myself',
	'not-sure-about-any-of-this',
	'my-son-handles-that',
	'is-this-for-real',
	'price-objection',
	'spouse-needs-to-agree',
	'they-quoted-me-less',
	'bankruptcy-or-this',
	'on-a-fixed-income',
	'after-the-divorce',
	'forgiven-is-forgiven',
	'skeptical-prospect',
	'facing-a-lawsuit',
	'clearance-review',
	'not-every-debt-belongs',
	'two-on-one-line',
	'almost-filed',
	'get-me-your-manager',
]

/** The practice calls that come with the product. */
export const scenarios: readonly ProspectScript[] = readDataFiles(import.meta.url, ids, ProspectScript)
