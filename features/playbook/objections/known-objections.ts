import { alreadyTried } from './known/already-tried.ts'
import { bankruptcyInstead } from './known/bankruptcy-instead.ts'
import { competitor } from './known/competitor.ts'
import { creditScoreWorry } from './known/credit-score-worry.ts'
import { managerOrNotAuthorized } from './known/manager-or-not-authorized.ts'
import { notRightTime } from './known/not-right-time.ts'
import { notSure } from './known/not-sure.ts'
import { payOnMyOwn } from './known/pay-on-my-own.ts'
import { price } from './known/price.ts'
import { scamFear } from './known/scam-fear.ts'
import { spouse } from './known/spouse.ts'
import { thinkAboutIt } from './known/think-about-it.ts'
import type { KnownObjection } from './known-objection.ts'

/**
 * The twelve objections, each with an honest answer. How much a wording counts is learned from the calls of
 * `training/`: after a change here run `learned/train.ts`.
 */
export const knownObjections: readonly KnownObjection[] = [
	price,
	thinkAboutIt,
	spouse,
	competitor,
	notRightTime,
	managerOrNotAuthorized,
	notSure,
	alreadyTried,
	scamFear,
	creditScoreWorry,
	bankruptcyInstead,
	payOnMyOwn,
]
