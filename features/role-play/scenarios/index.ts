import type { ProspectScript } from '../prospect/script.ts'
import { afterTheDivorce } from './after-the-divorce.ts'
import { almostFiled } from './almost-filed.ts'
import { bankruptcyOrThis } from './bankruptcy-or-this.ts'
import { clearanceReview } from './clearance-review.ts'
import { facingALawsuit } from './facing-a-lawsuit.ts'
import { forgivenIsForgiven } from './forgiven-is-forgiven.ts'
import { getMeYourManager } from './get-me-your-manager.ts'
import { hesitantProspect } from './hesitant-prospect.ts'
import { iCanDoThisMyself } from './i-can-do-this-myself.ts'
import { isThisForReal } from './is-this-for-real.ts'
import { mySonHandlesThat } from './my-son-handles-that.ts'
import { notEveryDebtBelongs } from './not-every-debt-belongs.ts'
import { notSureAboutAnyOfThis } from './not-sure-about-any-of-this.ts'
import { onAFixedIncome } from './on-a-fixed-income.ts'
import { priceObjection } from './price-objection.ts'
import { skepticalProspect } from './skeptical-prospect.ts'
import { spouseNeedsToAgree } from './spouse-needs-to-agree.ts'
import { theyQuotedMeLess } from './they-quoted-me-less.ts'
import { twoJobsNoTime } from './two-jobs-no-time.ts'
import { twoOnOneLine } from './two-on-one-line.ts'
import { willItHurtMyCredit } from './will-it-hurt-my-credit.ts'

/** The practice calls of the house, from the easiest to the hardest; the first of each difficulty is on the home page. */
export const scenarios: readonly ProspectScript[] = [
	hesitantProspect,
	twoJobsNoTime,
	willItHurtMyCredit,
	iCanDoThisMyself,
	notSureAboutAnyOfThis,
	mySonHandlesThat,
	isThisForReal,
	priceObjection,
	spouseNeedsToAgree,
	theyQuotedMeLess,
	bankruptcyOrThis,
	onAFixedIncome,
	afterTheDivorce,
	forgivenIsForgiven,
	skepticalProspect,
	facingALawsuit,
	clearanceReview,
	notEveryDebtBelongs,
	twoOnOneLine,
	almostFiled,
	getMeYourManager,
]
