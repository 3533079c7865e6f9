import { pino } from 'pino'
import type { WrittenPiece } from '#features/content/contract.ts'
import { generatePiece } from '#features/content/generate-piece.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { runHere } from '#platform/threads/run-here.ts'
import { type Judged, judgePiece } from '../content/judge-piece.ts'
import { answerCases, round, share } from './answer-cases.ts'
import { playCassette } from './cassette.ts'
import { answeredBy, describeRecording, type Source, Unanswered } from './source.ts'
import { unknownFigures } from './unknown-figures.ts'
import { type WriterCase, writerCases } from './writer/cases.ts'

/** A text with what is wrong in it; `unknown` are figures that neither the request nor the prompt gives. */
type Assessed = Judged & { unknown: string[] }
/** A piece and the first of the drafts that it was written from. */
type Written = {
	writerCase: WriterCase
	drafts: number
	isByModel: boolean
	first: Assessed
	piece: Assessed
}

const services = { threads: runHere(), log: pino({ level: 'silent' }) }
/** Of the built-in writer's wordings, which the model is shown one of. */
const seed = 1

/** How many drafts pieces take, and what the check finds in the first drafts and in the pieces. */
export async function measureWriter(source: Source) {
	const { answered, open } = await answerCases(writerCases, (writerCase) => writeCase(writerCase, source))
	const isFirst = ({ drafts, isByModel, piece }: Written) =>
		isByModel && drafts === 1 && piece.piece.changes.length === 0
	const count = (of: (each: Written) => readonly unknown[]) => answered.flatMap(of).length
	const figures = count(({ writerCase }) => writerCase.figures)
	const totals = {
		pieces: answered.length,
		'drafts for each piece': share(
			answered.reduce((sum, { drafts }) => sum + drafts, 0),
			answered.length,
		),
		'first draft used as it was, share': share(answered.filter(isFirst).length, answered.length),
		'written by the model, share': share(
			answered.filter(({ isByModel }) => isByModel).length,
			answered.length,
		),
		'replaced or added by the check': count(({ piece }) => piece.piece.changes),
		'figures of the requests used, share': round(
			1 -
				share(
					count(({ piece }) => piece.unused),
					figures,
				),
		),
		...faultsIn(
			'first drafts',
			answered.map(({ first }) => first),
		),
		...faultsIn(
			'pieces',
			answered.map(({ piece }) => piece),
		),
		'excluded by their cases and still in pieces': count(({ writerCase, piece }) =>
			writerCase.never.filter((words) => piece.piece.content.includes(words)),
		),
	}
	const rows = Object.fromEntries(answered.map((each) => [each.writerCase.id, describeWritten(each, source)]))
	return { rows, totals, open }
}

const faultsIn = (which: string, assessed: readonly Assessed[]) => ({
	[`prohibited claims in ${which}`]: assessed.flatMap(({ claims }) => claims).length,
	[`unknown figures in ${which}`]: assessed.flatMap(({ unknown }) => unknown).length,
	[`disclosures missing in ${which}`]: assessed.flatMap(({ undisclosed }) => undisclosed).length,
})

function describeWritten({ writerCase, drafts, isByModel, piece }: Written, source: Source) {
	const found = { writtenBy: isByModel ? 'model' : 'built-in', drafts, changes: piece.piece.changes.length }
	return { ...found, ...describeRecording(source, writerCase, found) }
}

async function writeCase(writerCase: WriterCase, source: Source): Promise<Written> {
	const { request } = writerCase
	const drafts: string[] = []
	let known = request
	const failures: unknown[] = []
	const cassette = playCassette(
		{ part: 'writer', id: writerCase.id, answeredBy: answeredBy(source, writerCase.fault) },
		source,
	)
	const languageModel: LanguageModel = {
		...cassette,
		async generateObject(ask) {
			const draft = await cassette.generateObject(ask).catch((error) => {
				failures.push(error)
				throw error
			})
			known = `${ask.system}\n${request}`
			drafts.push((draft as { content: string }).content)
			return draft
		},
	}
	const { piece: builtIn } = await generatePiece(
		{ ...services, languageModel: null },
		{ request, personId: null, seed },
	)
	const { piece } = await generatePiece({ ...services, languageModel }, { request, personId: null, seed })
	// The writer goes on without a model that fails, also where a request has no answer.
	const unanswered = failures.find((failure) => failure instanceof Unanswered)
	if (unanswered) throw unanswered
	const assess = (written: WrittenPiece): Assessed => ({
		...judgePiece(expectationsOf(writerCase), written),
		unknown: unknownFigures(written.content, known),
	})
	return {
		writerCase,
		drafts: drafts.length,
		isByModel: piece.content !== builtIn.content,
		first: assess({ ...piece, content: drafts[0] ?? '', changes: [] }),
		piece: assess(piece),
	}
}

const expectationsOf = ({ id, request, type, figures, names, discloses }: WriterCase) => ({
	id,
	request,
	type,
	figures: figures.map((figure) => ({ ways: [figure], kinds: [] })),
	names: names.map((name) => [name]),
	stages: [],
	objections: [],
	unlawful: [],
	discloses,
	messages: null,
	isForeign: false,
	isQuoting: false,
})
