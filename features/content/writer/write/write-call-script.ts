import type { PieceWriter } from '../plan/piece-writer.ts'
import { isPersuasive } from '../required-of.ts'
import { circumstanceLines } from '../templates/circumstances.ts'
import { totalLines } from '../templates/disclosures.ts'
import { howItWorks, otherWays } from '../templates/explain.ts'
import { noteHeads } from '../templates/notes.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import { customerOpenings, customerQuestions } from '../templates/opening-lines.ts'
import { creditorLines, partnerLines } from '../templates/people.ts'
import { callBackOpenings, callLetGo, callNotes, callOpenings, callQuestions } from '../templates/phone.ts'
import { topicLines } from '../templates/topics.ts'
import { agree, ask, checkUnderstood, close, maybeNote, openWell, type Step, said } from './call-steps.ts'
import { describeFigures, figuresNotIn, isTerm, nameFigures } from './describe-figures.ts'
import { complete, describeRisks, describeTerms, disclosure } from './disclose.ts'
import { bullets, type Draft, listed, sentences } from './draft.ts'

/** A script for a call, or for the part of one that is asked for, with a kind end for a no. */
export function writeCallScript(writer: PieceWriter, title: string, replacements: readonly string[]): Draft {
	const steps = stepsOf(writer, replacements)
	const last = steps.at(-1)
	const before = last ? steps.slice(0, -1) : []
	const tail = writer.is('decided') ? [] : [`If they say no: “${writer.mustSay(callLetGo)}”`]
	const scriptOf = (all: readonly Step[]): Draft => ({
		head: [`Script: ${title}`],
		body: numberedSteps(all),
		tail,
	})
	const nameOfMore = writer.oneOf([
		'Before anybody decides',
		'Say this as well',
		'So that nothing is left out',
	])
	const draft = complete(writer, scriptOf(steps), (_, added) =>
		scriptOf([...before, { name: nameOfMore, lines: added.map(said) }, ...(last ? [last] : [])]),
	)
	const silent = figuresNotIn(writer, draft.body.join('\n'))
	const notes = listed(writer.oneOf(noteHeads.atHand), [
		...nameFigures(writer, silent),
		...(writer.brief.mentioned ?? []).map((name) => `Also named: ${name}`),
	])
	return { ...draft, head: [...draft.head, notes] }
}

/** Whether a script is to explain one thing and not to lead a whole call. */
export const isExplanation = ({ brief, form, grounding }: PieceWriter): boolean =>
	form === 'call_script' &&
	/\b(?:explain\w*|describ\w*|disclos\w+|what (?:do|should) i say (?:about|on))\b/i.test(brief.request) &&
	!/\b(?:full|whole|all (?:of )?the disclosures|start to finish)\b/i.test(brief.request) &&
	!brief.topics.includes('opening') &&
	grounding().title !== null

const isWhole = (writer: PieceWriter) =>
	/\b(?:full|whole|complete|entire|through close|all (?:of )?(?:the |our )?disclosures)\b/i.test(
		writer.brief.request,
	)

function stepsOf(writer: PieceWriter, replacements: readonly string[]): Step[] {
	const isSold = isPersuasive(writer.brief)
	const extra =
		replacements.length > 0
			? [{ name: writer.oneOf(['Say it as it is', 'Say this truthfully']), lines: replacements.map(said) }]
			: []
	if (isWhole(writer))
		return [
			open(writer),
			find(writer),
			...presentProgram(writer, replacements),
			...answers(writer),
			close(writer),
		]
	if (isSold && writer.is('opening|recording_notice|caller_identity !discovery|closing'))
		return [...openWell(writer), ...extra]
	if (!isSold && writer.is('decided'))
		return [open(writer), find(writer), help(writer), ...answers(writer), ...extra, agree(writer)]
	if (isExplanation(writer))
		return [
			open(writer),
			explain(writer),
			...extra,
			...answers(writer),
			checkUnderstood(writer),
			close(writer),
		]
	if (writer.is('closing !discovery'))
		return [
			open(writer),
			...presentProgram(writer, replacements),
			checkUnderstood(writer),
			...answers(writer),
			ask(writer),
		]
	if (writer.is('discovery !closing'))
		return [open(writer), find(writer), ...extra, ...answers(writer), close(writer)]
	return [
		open(writer),
		find(writer),
		...presentProgram(writer, replacements),
		...answers(writer),
		close(writer),
	]
}

/** Steps in which something is said; of notes alone none is made. */
const numberedSteps = (steps: readonly Step[]): string[] =>
	steps
		.map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== '') }))
		.filter(({ lines }) => lines.some((line) => !line.startsWith('(')))
		.map(({ name, lines }, index) => [`${index + 1}. ${name}`, ...lines].join('\n'))

/** A list is read line by line. */
const asSpoken = (words: string): string => (words.includes('\n') ? words : said(words))

const open = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['Open', 'Begin', 'Introduce yourself and the purpose', 'The first words']),
	lines: [
		said(
			writer.mustSay(
				writer.is('decided') ? customerOpenings : writer.is('talked') ? callBackOpenings : callOpenings,
			),
		),
		maybeNote(writer, 0.5),
	],
})

function find(writer: PieceWriter): Step {
	const count = writer.is('discovery|long') ? 7 : writer.is('short') ? 3 : 4
	const templates = writer.is('decided') ? customerQuestions : callQuestions
	return {
		name: writer.oneOf(['Ask', 'Find out', 'Listen first', 'Questions before anything else']),
		lines: [
			said(writer.say(circumstanceLines)),
			bullets(writer.sayMany(templates, count)),
			maybeNote(writer, 0.8),
		],
	}
}

/** What the request is about, in the words of the guides and of the terms. */
const explain = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['Say it in plain words', 'Explain it', 'What to tell them']),
	lines: [
		...describeTerms(writer).map(said),
		...writer.sayMany(topicLines, 1).map(said),
		...writer.sayMany(writer.grounding().said, writer.is('short') ? 1 : 3).map(said),
		said(
			describeFigures(
				writer,
				writer.brief.figures.filter((figure) => !isTerm(figure) && figure.kind !== 'phone'),
				true,
			),
		),
		writer.say(callNotes),
	],
})

/** A customer of the program is told what helps. */
const help = (writer: PieceWriter): Step => ({
	name: writer.oneOf(['What helps', 'Tell them this', 'What to say']),
	lines: [
		said(
			describeFigures(
				writer,
				writer.brief.figures.filter((figure) => figure.kind !== 'phone'),
				true,
			),
		),
		...writer.sayMany(topicLines, 2).map(said),
		...writer.sayMany(writer.grounding().said, 2).map(said),
		maybeNote(writer, 0.6),
	],
})

const everyTerm = [
	'fees_and_total_cost',
	'time_to_results',
	'amount_before_offer',
	'dedicated_account_rights',
]

function presentProgram(writer: PieceWriter, replacements: readonly string[]): Step[] {
	const isSold = isPersuasive(writer.brief)
	const own = writer.brief.figures.filter((figure) => !isTerm(figure) && figure.kind !== 'phone')
	const recap: Step = {
		name: writer.oneOf(['Repeat what you know', 'Say back what you heard', 'Make sure of the facts']),
		lines: [
			said(sentences(describeFigures(writer, own, true), writer.say(creditorLines))),
			said(writer.say(partnerLines)),
			maybeNote(writer, 0.4),
		],
	}
	const terms =
		isWhole(writer) || writer.is('closing')
			? [...everyTerm.map((code) => disclosure(writer, code)), writer.mustSay(totalLines)]
			: describeTerms(writer)
	const explained: Step = {
		name: writer.oneOf(['Explain, if they ask for it', 'What it is', 'Describe it in plain words']),
		lines: [
			...(isSold ? writer.sayMany(howItWorks, writer.is('short') ? 1 : 2).map(said) : []),
			...writer.sayMany(topicLines, 2).map(said),
			...writer.sayMany(writer.is('opening|closing|discovery') ? [] : writer.grounding().said, 1).map(said),
			...terms.map(said),
		],
	}
	const risks: Step = {
		name: writer.oneOf(['The risks, before anybody says yes', 'The risks, first', 'The hard part, slowly']),
		lines: [
			isSold ? asSpoken(describeRisks(writer)) : '',
			...replacements.map(said),
			isSold && !writer.is('short') ? said(writer.say(otherWays)) : '',
			maybeNote(writer, 0.6),
		],
	}
	return writer.chance(0.5) ? [recap, explained, risks] : [recap, risks, explained]
}

const answers = (writer: PieceWriter): Step[] =>
	writer.brief.objections.slice(0, 2).map((code) => {
		const templates = templatesFor(code)
		return {
			name: `${writer.oneOf(['If they say it', 'If they ask', 'Be ready for it'])}: ${templates.about}`,
			lines: [
				said(sentences(writer.say(templates.acknowledge), writer.say(templates.ask))),
				'(Listen to the whole answer.)',
				said(sentences(...writer.sayMany(templates.answer, writer.is('short') ? 1 : 2))),
			],
		}
	})
