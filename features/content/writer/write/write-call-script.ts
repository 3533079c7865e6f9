import { circumstanceLines } from '../parts/circumstances.ts'
import { howItWorks, otherWays } from '../parts/explain.ts'
import { noteHeads } from '../parts/notes.ts'
import { bankOf } from '../parts/objections/objection-banks.ts'
import { creditorLines, partnerLines } from '../parts/people.ts'
import {
	callBackOpenings,
	callCloses,
	callLetGo,
	callNotes,
	callOpenings,
	callQuestions,
} from '../parts/phone.ts'
import { topicLines } from '../parts/topics.ts'
import type { Pen } from '../plan/pen.ts'
import { isPersuasive } from '../required-of.ts'
import { complete, tellRisks, tellTerms } from './disclose.ts'
import { bullets, type Draft, listed, sentences } from './draft.ts'
import { figuresNotIn, isTerm, nameFigures, tellFigures } from './tell-figures.ts'

type Step = { name: string; lines: string[] }

/** A script for a call: opening, steps with what to say and when to wait, and a kind end for a no. */
export function writeCallScript(pen: Pen, title: string, insteads: readonly string[]): Draft {
	const before = [open(pen), find(pen), ...tell(pen, insteads), ...answers(pen)]
	const last = close(pen)
	const tail = [`If they say no: “${pen.mustSay(callLetGo)}”`]
	const scriptOf = (steps: readonly Step[]): Draft => ({
		head: [`Script: ${title}`],
		body: numberedSteps(steps),
		tail,
	})
	const nameOfMore = pen.oneOf(['Before anybody decides', 'Say this as well', 'So that nothing is left out'])
	const draft = complete(pen, scriptOf([...before, last]), (_, added) =>
		scriptOf([...before, { name: nameOfMore, lines: added.map(said) }, last]),
	)
	const silent = figuresNotIn(pen, draft.body.join('\n'))
	const notes = listed(pen.oneOf(noteHeads.atHand), nameFigures(pen, silent))
	return { ...draft, head: [...draft.head, notes] }
}

const numberedSteps = (steps: readonly Step[]): string[] =>
	steps
		.map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== '') }))
		.filter(({ lines }) => lines.length > 0)
		.map(({ name, lines }, index) => [`${index + 1}. ${name}`, ...lines].join('\n'))

const said = (words: string): string => (words === '' ? '' : `Say: “${words}”`)
const maybeNote = (pen: Pen, likelihood: number): string => (pen.chance(likelihood) ? pen.say(callNotes) : '')

const open = (pen: Pen): Step => ({
	name: pen.oneOf(['Open', 'Begin', 'Introduce yourself and the purpose', 'The first words']),
	lines: [
		said(pen.is('talked|decided') ? pen.mustSay(callBackOpenings) : pen.mustSay(callOpenings)),
		maybeNote(pen, 0.7),
	],
})

function find(pen: Pen): Step {
	const count = pen.is('short') ? 3 : pen.is('long') ? 6 : 4
	const circumstance = pen.say(circumstanceLines)
	return {
		name: pen.oneOf(['Ask', 'Find out', 'Listen first', 'Questions before anything else']),
		lines: [said(circumstance), bullets(pen.sayMany(callQuestions, count)), maybeNote(pen, 0.8)],
	}
}

function tell(pen: Pen, insteads: readonly string[]): Step[] {
	const isSold = isPersuasive(pen.brief)
	const own = pen.brief.figures.filter((figure) => !isTerm(figure) && figure.kind !== 'phone')
	const recap: Step = {
		name: pen.oneOf(['Repeat what you know', 'Say back what you heard', 'Make sure of the facts']),
		lines: [
			said(
				sentences(
					tellFigures(pen, own).replaceAll(/\n- /g, ' ').replaceAll('\n', ' '),
					pen.say(creditorLines),
				),
			),
			said(pen.say(partnerLines)),
			maybeNote(pen, 0.4),
		],
	}
	const explain: Step = {
		name: pen.oneOf(['Explain, if they ask for it', 'What it is', 'Describe it in plain words']),
		lines: [
			...(isSold ? pen.sayMany(howItWorks, pen.is('short') ? 1 : 2).map(said) : []),
			...pen.sayMany(topicLines, 2).map(said),
			...tellTerms(pen).map(said),
		],
	}
	const risks: Step = {
		name: pen.oneOf(['The risks, before anybody says yes', 'The risks, first', 'The hard part, slowly']),
		lines: [
			isSold ? asSpoken(tellRisks(pen)) : '',
			...insteads.map(said),
			isSold && !pen.is('short') ? said(pen.say(otherWays)) : '',
			maybeNote(pen, 0.6),
		],
	}
	return pen.chance(0.5) ? [recap, explain, risks] : [recap, risks, explain]
}

/** A list is read line by line. */
const asSpoken = (words: string): string => (words.includes('\n') ? words : said(words))

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

const close = (pen: Pen): Step => ({
	name: pen.oneOf(['Close', 'End well', 'Agree what happens next', 'The last minute']),
	lines: [said(pen.mustSay(callCloses)), maybeNote(pen, 0.3)],
})
