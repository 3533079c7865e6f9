import { circumstanceLines } from '../parts/circumstances.ts'
import { whoWeAre } from '../parts/disclosures.ts'
import { facts, howItWorks, otherWays } from '../parts/explain.ts'
import { greetings, signatures, signOffs } from '../parts/greetings.ts'
import { noteHeads } from '../parts/notes.ts'
import { bankOf } from '../parts/objections/objection-banks.ts'
import {
	cardMessages,
	comparisonAdvice,
	headlines,
	invitations,
	waysCompared,
} from '../parts/short-pieces.ts'
import { topicLines } from '../parts/topics.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { listed, sentences } from './draft.ts'
import { asList, present, sizeOf, type WritePage, withFigures } from './page.ts'

/** A card: a few kind lines that sell nothing. */
export const writeCard: WritePage = (pen, _title, insteads) =>
	withFigures(
		pen,
		{
			head: [pen.mustSay(greetings)],
			body: present(sentences(...pen.sayMany(cardMessages, pen.is('long') ? 3 : 2)), ...insteads),
			tail: [`${pen.mustSay(signOffs)}\n${pen.mustSay(signatures)}`],
		},
		noteHeads.unsent[1],
	)

/** An advertisement: an invitation to talk, with the risks in the same size of print. */
export const writeAdvertisement: WritePage = (pen, _title, insteads) => {
	const draft = complete(pen, {
		head: [pen.mustSay(headlines)],
		body: present(pen.mustSay(howItWorks), describeRisks(pen), pen.mustSay(whoWeAre), ...insteads),
		tail: [pen.mustSay(invitations)],
	})
	return withFigures(pen, draft, noteHeads.unsent[0])
}

/** A short article for anybody: what there is to know, without a customer in it. */
export const writeArticle: WritePage = (pen, title, insteads) => {
	const { known, said } = pen.grounding()
	const isGrounded = known.length + said.length > 0
	const answers = pen.brief.objections
		.slice(0, 2)
		.map((code) => sentences(...pen.sayMany(bankOf(code).answer, 2)))
	const draft = complete(pen, {
		head: present(title, pen.say(headlines)),
		body: present(
			sentences(...pen.sayMany(known, 4)),
			...pen.sayMany(said, pen.is('long') ? 4 : 2),
			...pen.shuffle([
				...answers,
				...pen.sayMany(topicLines, 2),
				sentences(...pen.sayMany(howItWorks, isGrounded ? 1 : 2)),
				isGrounded ? '' : sentences(...pen.sayMany(facts, pen.is('long') ? 3 : 2)),
				sentences(...pen.sayMany(otherWays, 2)),
			]),
			describeRisks(pen),
			...describeTerms(pen),
			...insteads,
		),
		tail: [pen.mustSay(comparisonAdvice)],
	})
	return withFigures(pen, draft, noteHeads.atHand[0])
}

/** Fewer are no comparison. */
const fewestWays = 5

/** The ways of dealing with debts side by side, none of them praised. */
export const writeComparison: WritePage = (pen, title, insteads) => {
	const draft = complete(pen, {
		head: [title],
		body: present(
			pen.say(circumstanceLines),
			asList(pen)(
				pen
					.shuffle(waysCompared)
					.slice(0, Math.max(sizeOf(pen), fewestWays))
					.map((way) => pen.mustSay(way)),
			),
			...describeTerms(pen),
			...insteads,
			listed(
				pen.oneOf(['How to compare:', 'What to ask of each:', 'To weigh them:']),
				pen.sayMany(comparisonAdvice, 3),
			),
		),
		tail: [],
	})
	return withFigures(pen, draft, noteHeads.atHand[0])
}
