import { circumstanceLines } from '../templates/circumstances.ts'
import { whoWeAre } from '../templates/disclosures.ts'
import { facts, howItWorks, otherWays } from '../templates/explain.ts'
import { greetings, signatures, signOffs } from '../templates/greetings.ts'
import { noteHeads } from '../templates/notes.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import {
	cardMessages,
	comparisonAdvice,
	headlines,
	invitations,
	waysCompared,
} from '../templates/short-pieces.ts'
import { topicLines } from '../templates/topics.ts'
import { complete, describeRisks, describeTerms } from './disclose.ts'
import { listed, sentences } from './draft.ts'
import { asList, present, sizeOf, type WritePage, withFigures } from './page.ts'

/** A card: a few kind lines that sell nothing. */
export const writeCard: WritePage = (writer, _title, replacements) =>
	withFigures(
		writer,
		{
			head: [writer.mustSay(greetings)],
			body: present(sentences(...writer.sayMany(cardMessages, writer.is('long') ? 3 : 2)), ...replacements),
			tail: [`${writer.mustSay(signOffs)}\n${writer.mustSay(signatures)}`],
		},
		noteHeads.unsent[1],
	)

/** An advertisement: an invitation to talk, with the risks in the same size of print. */
export const writeAdvertisement: WritePage = (writer, _title, replacements) => {
	const draft = complete(writer, {
		head: [writer.mustSay(headlines)],
		body: present(
			writer.mustSay(howItWorks),
			describeRisks(writer),
			writer.mustSay(whoWeAre),
			...replacements,
		),
		tail: [writer.mustSay(invitations)],
	})
	return withFigures(writer, draft, noteHeads.unsent[0])
}

/** A short article for anybody: what there is to know, without a customer in it. */
export const writeArticle: WritePage = (writer, title, replacements) => {
	const { known, said } = writer.grounding()
	const isGrounded = known.length + said.length > 0
	const answers = writer.brief.objections
		.slice(0, 2)
		.map((code) => sentences(...writer.sayMany(templatesFor(code).answer, 2)))
	const draft = complete(writer, {
		head: present(title, writer.say(headlines)),
		body: present(
			sentences(...writer.sayMany(known, 4)),
			...writer.sayMany(said, writer.is('long') ? 4 : 2),
			...writer.shuffle([
				...answers,
				...writer.sayMany(topicLines, 2),
				sentences(...writer.sayMany(howItWorks, isGrounded ? 1 : 2)),
				isGrounded ? '' : sentences(...writer.sayMany(facts, writer.is('long') ? 3 : 2)),
				sentences(...writer.sayMany(otherWays, 2)),
			]),
			describeRisks(writer),
			...describeTerms(writer),
			...replacements,
		),
		tail: [writer.mustSay(comparisonAdvice)],
	})
	return withFigures(writer, draft, noteHeads.atHand[0])
}

/** Fewer are no comparison. */
const fewestWays = 5

/** The ways of dealing with debts side by side, none of them praised. */
export const writeComparison: WritePage = (writer, title, replacements) => {
	const draft = complete(writer, {
		head: [title],
		body: present(
			writer.say(circumstanceLines),
			asList(writer)(
				writer
					.shuffle(waysCompared)
					.slice(0, Math.max(sizeOf(writer), fewestWays))
					.map((way) => writer.mustSay(way)),
			),
			...describeTerms(writer),
			...replacements,
			listed(
				writer.oneOf(['How to compare:', 'What to ask of each:', 'To weigh them:']),
				writer.sayMany(comparisonAdvice, 3),
			),
		),
		tail: [],
	})
	return withFigures(writer, draft, noteHeads.atHand[0])
}
