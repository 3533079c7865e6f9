import { alreadyTried } from './already-tried.ts'
import { anyDoubt } from './any-doubt.ts'
import { bankruptcyInstead } from './bankruptcy-instead.ts'
import { competitor } from './competitor.ts'
import { creditScoreWorry } from './credit-score-worry.ts'
import { managerOrNotAuthorized } from './manager-or-not-authorized.ts'
import { notRightTime } from './not-right-time.ts'
import { notSure } from './not-sure.ts'
import type { ObjectionTemplates } from './objection-templates.ts'
import { payOnMyOwn } from './pay-on-my-own.ts'
import { price } from './price.ts'
import { scamFear } from './scam-fear.ts'
import { spouse } from './spouse.ts'
import { thinkAboutIt } from './think-about-it.ts'

const templateSets: Readonly<Record<string, ObjectionTemplates>> = {
	price,
	think_about_it: thinkAboutIt,
	spouse,
	competitor,
	not_right_time: notRightTime,
	manager_or_not_authorized: managerOrNotAuthorized,
	not_sure: notSure,
	already_tried: alreadyTried,
	scam_fear: scamFear,
	credit_score_worry: creditScoreWorry,
	bankruptcy_instead: bankruptcyInstead,
	pay_on_my_own: payOnMyOwn,
}

/** The templates for one of the playbook's objections; an unknown one is answered as a doubt of any kind. */
export const templatesFor = (code: string | undefined): ObjectionTemplates =>
	templateSets[code ?? ''] ?? anyDoubt
