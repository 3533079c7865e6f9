import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { OneOrMore, Templates } from '../../template-schema.ts'

/** What an answer to one objection is put together from. All of it can be said or written to the customer. */
const ObjectionTemplates = z.strictObject({
	/** What the objection is called in the middle of a sentence: 'the fear of a scam'. */
	about: z.string(),
	/** How customers put it. */
	quotes: OneOrMore,
	acknowledge: Templates,
	ask: Templates,
	/** Truthful answers, each whole in itself. */
	answer: Templates,
	/** The whole reply in a breath. */
	briefly: Templates,
	/** For a customer who still says no: the last word, that lets go. */
	letGo: Templates,
})
export type ObjectionTemplates = z.infer<typeof ObjectionTemplates>

const read = (name: string) => readData(new URL(`./${name}.yaml`, import.meta.url), ObjectionTemplates)

/** By the codes of the playbook's objections. */
export const objectionTemplates: Readonly<Record<string, ObjectionTemplates>> = {
	price: read('price'),
	think_about_it: read('think-about-it'),
	spouse: read('spouse'),
	competitor: read('competitor'),
	not_right_time: read('not-right-time'),
	manager_or_not_authorized: read('manager-or-not-authorized'),
	not_sure: read('not-sure'),
	already_tried: read('already-tried'),
	scam_fear: read('scam-fear'),
	credit_score_worry: read('credit-score-worry'),
	bankruptcy_instead: read('bankruptcy-instead'),
	pay_on_my_own: read('pay-on-my-own'),
}

/** For whatever the request calls an objection and the playbook has no name for. */
export const anyDoubt = read('any-doubt')
