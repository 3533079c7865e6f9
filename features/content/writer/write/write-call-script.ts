import { circumstanceLines } from '../parts/circumstances.ts'
import { howItWorks, otherWays } from '../parts/explain.ts'
import { noteHeads } from '../parts/notes.ts'
import { bankOf } from '../parts/objections/objection-banks.ts'
import { customerOpenings, customerQuestions } from '../parts/opening-lines.ts'
import { creditorLines, partnerLines } from '../parts/people.ts'
import { callBackOpenings, callLetGo, callNotes, callOpenings, callQuestions } from '../parts/phone.ts'
import { topicLines } from '../parts/topics.ts'
import type { Pen } from '../plan/pen.ts'
import { isPersuasive } from '../required-of.ts'
import { agree, ask, checkUnderstood, close, maybeNote, openWell, type Step, said } from './call-steps.ts'
import { describeFigures, figuresNotIn, isTerm, nameFigures } from './describe-figures.ts'
import { complete, describeRisks, describeTerms, disclosure } from './disclose.ts'
import { bullets, type Draft, listed, sentences } from './draft.ts'

/** A script for a call, or for the part of one that is asked for, with a kind end for a no. */
export function writeCallScript(pen: Pen, title: string, insteads: readonly string[]): Draft {
	const steps = stepsOf(pen, insteads)
	const last = steps.at(-1)
	const before = last ? steps.slice(0, -1) : []
	const tail = pen.is('decided') ? [] : [`If they say no: “${pen.mustSay(callLetGo)}”`]
	const scriptOf = (all: readonly Step[]): Draft => ({
		head: [`Script: ${title}`],
		body: numberedSteps(all),
		tail,
	})
	const nameOfMore = pen.oneOf(['Before anybody decides', 'Say this as well', 'So that nothing is left out'])
	const draft = complete(pen, scriptOf(steps), (_, added) =>
		scriptOf([...before, { name: nameOfMore, lines: added.map(said) }, ...(last ? [last] : [])]),
	)
	const silent = figuresNotIn(pen, draft.body.join('\n'))
	const notes = listed(pen.oneOf(noteHeads.atHand), [
		...nameFigures(pen, silent),
		...(pen.brief.mentioned ?? []).map((name) => `Also named: ${name}`),
	])
	return { ...draft, head: [...draft.head, notes] }
}

/** Whether a script is to explain one thing and not to lead a whole call. */
export const isExplanation = ({ brief, form, grounding }: Pen): boolean =>
	form === 'call_script' &&
	/\b(?:explain\w*|describ\w*|disclos\w+|what (?:do|should) i say (?:about|on))\b/i.test(brief.request) &&
	!/\b(?:full|whole|all (?:of )?the disclosures|start to finish)\b/i.test(brief.request) &&
	!brief.topics.includes('opening') &&
	grounding().title !== null

const isWhole = (pen: Pen) =>
	/\b(?:full|whole|complete|entire|through close|all (?:of )?(?:the |our )?disclosures)\b/i.test(
		pen.brief.request,
	)

function stepsOf(pen: Pen, insteads: readonly string[]): Step[] {
	const isSold = isPersuasive(pen.brief)
	const extra =
		insteads.length > 0
			? [{ name: pen.oneOf(['Say it as it is', 'Say this truthfully']), lines: insteads.map(said) }]
			: []
	if (isWhole(pen)) return [open(pen), find(pen), ...tell(pen, insteads), ...answers(pen), close(pen)]
	if (isSold && pen.is('opening|recording_notice|caller_identity !discovery|closing'))
		return [...openWell(pen), ...extra]
	if (!isSold && pen.is('decided'))
		return [open(pen), find(pen), help(pen), ...answers(pen), ...extra, agree(pen)]
	if (isExplanation(pen))
		return [open(pen), explain(pen), ...extra, ...answers(pen), checkUnderstood(pen), close(pen)]
	if (pen.is('closing !discovery'))
		return [open(pen), ...tell(pen, insteads), checkUnderstood(pen), ...answers(pen), ask(pen)]
	if (pen.is('discovery !closing')) return [open(pen), find(pen), ...extra, ...answers(pen), close(pen)]
	return [open(pen), find(pen), ...tell(pen, insteads), ...answers(pen), close(pen)]
}

/** Steps in which something is said; of notes alone none is made. */
const numberedSteps = (steps: readonly Step[]): string[] =>
	steps
		.map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== '') }))
		.filter(({ lines }) => lines.some((line) => !line.startsWith('(')))
		.map(({ name, lines }, index) => [`${index + 1}. ${name}`, ...lines].join('\n'))

/** A list is read line by line. */
const asSpoken = (words: string): string => (words.includes('\n') ? words : said(words))

const open = (pen: Pen): Step => ({
	name: pen.oneOf(['Open', 'Begin', 'Introduce yourself and the purpose', 'The first words']),
	lines: [
		said(
			pen.mustSay(pen.is('decided') ? customerOpenings : pen.is('talked') ? callBackOpenings : callOpenings),
		),
		maybeNote(pen, 0.5),
	],
})

function find(pen: Pen): Step {
	const count = pen.is('discovery|long') ? 7 : pen.is('short') ? 3 : 4
	const bank = pen.is('decided') ? customerQuestions : callQuestions
	return {
		name: pen.oneOf(['Ask', 'Find out', 'Listen first', 'Questions before anything else']),
		lines: [said(pen.say(circumstanceLines)), bullets(pen.sayMany(bank, count)), maybeNote(pen, 0.8)],
	}
}

/** What the request is about, in the words of the guides and of the terms. */
const explain = (pen: Pen): Step => ({
	name: pen.oneOf(['Say it in plain words', 'Explain it', 'What to tell them']),
	lines: [
		...describeTerms(pen).map(said),
		...pen.sayMany(topicLines, 1).map(said),
		...pen.sayMany(pen.grounding().said, pen.is('short') ? 1 : 3).map(said),
		said(
			describeFigures(
				pen,
				pen.brief.figures.filter((figure) => !isTerm(figure) && figure.kind !== 'phone'),
				true,
			),
		),
		pen.say(callNotes),
	],
})

/** A customer of the program is told what helps. */
const help = (pen: Pen): Step => ({
	name: pen.oneOf(['What helps', 'Tell them this', 'What to say']),
	lines: [
		said(
			describeFigures(
				pen,
				pen.brief.figures.filter((figure) => figure.kind !== 'phone'),
				true,
			),
		),
		...pen.sayMany(topicLines, 2).map(said),
		...pen.sayMany(pen.grounding().said, 2).map(said),
		maybeNote(pen, 0.6),
	],
})

const everyTerm = [
	'fees_and_total_cost',
	'time_to_results',
	'amount_before_offer',
	'dedicated_account_rights',
]

function tell(pen: Pen, insteads: readonly string[]): Step[] {
	const isSold = isPersuasive(pen.brief)
	const own = pen.brief.figures.filter((figure) => !isTerm(figure) && figure.kind !== 'phone')
	const recap: Step = {
		name: pen.oneOf(['Repeat what you know', 'Say back what you heard', 'Make sure of the facts']),
		lines: [
			said(sentences(describeFigures(pen, own, true), pen.say(creditorLines))),
			said(pen.say(partnerLines)),
			maybeNote(pen, 0.4),
		],
	}
	const terms =
		isWhole(pen) || pen.is('closing') ? everyTerm.map((code) => disclosure(pen, code)) : describeTerms(pen)
	const explained: Step = {
		name: pen.oneOf(['Explain, if they ask for it', 'What it is', 'Describe it in plain words']),
		lines: [
			...(isSold ? pen.sayMany(howItWorks, pen.is('short') ? 1 : 2).map(said) : []),
			...pen.sayMany(topicLines, 2).map(said),
			...pen.sayMany(pen.is('opening|closing|discovery') ? [] : pen.grounding().said, 1).map(said),
			...terms.map(said),
		],
	}
	const risks: Step = {
		name: pen.oneOf(['The risks, before anybody says yes', 'The risks, first', 'The hard part, slowly']),
		lines: [
			isSold ? asSpoken(describeRisks(pen)) : '',
			...insteads.map(said),
			isSold && !pen.is('short') ? said(pen.say(otherWays)) : '',
			maybeNote(pen, 0.6),
		],
	}
	return pen.chance(0.5) ? [recap, explained, risks] : [recap, risks, explained]
}

const answers = (pen: Pen): Step[] =>
	pen.brief.objections.slice(0, 2).map((code) => {
		const bank = bankOf(code)
		return {
			name: `${pen.oneOf(['If they say it', 'If they ask', 'Be ready for it'])}: ${bank.about}`,
			lines: [
				said(sentences(pen.say(bank.acknowledge), pen.say(bank.ask))),
				'(Listen to the whole answer.)',
				said(sentences(...pen.sayMany(bank.answer, pen.is('short') ? 1 : 2))),
			],
		}
	})
