import { pino } from 'pino'
import type { BriefPoint } from '#features/content/contract.ts'
import { generatePiece } from '#features/content/generate-piece.ts'
import { runHere } from '#platform/threads/run-here.ts'
import { type Judged, judgePiece } from './content/judge-piece.ts'
import { type ContentRequest, readRequests } from './content/read-requests.ts'
import { likenesses, runsOf } from './content/similarity.ts'
import { percentile } from './report.ts'

// npm run bench:content -- [--dev] [--failures] [--show [id or number]]: what the built-in writer writes to order, by the
// function that the server calls. It was developed on the requests of `development`; of `heldOut` only totals are told.

const services = { languageModel: null, threads: runHere(), log: pino({ level: 'silent' }) }
/** Every fifth request is written once more at each of these. */
const otherSeeds = [101, 202, 303, 404]
const everyNth = 5

type Written = { judged: Judged; again: string[]; points: BriefPoint[]; milliseconds: number }

async function report() {
	const isDevelopmentAlone = process.argv.includes('--dev')
	await generatePiece(services, {
		request: 'A short email to Denise about what her fee would be',
		personId: null,
		seed: 1,
	})
	for (const half of isDevelopmentAlone
		? (['development'] as const)
		: (['development', 'heldout'] as const)) {
		const written: Written[] = []
		for (const [at, asked] of readRequests(half).entries()) written.push(await write(asked, at))
		if (half === 'development') reportDetails(written.map(({ judged }) => judged))
		console.log(JSON.stringify({ [half]: summarize(written) }, null, 1))
	}
}

async function write(asked: ContentRequest, at: number): Promise<Written> {
	const began = performance.now()
	const { piece, view } = await generatePiece(services, {
		request: asked.request,
		personId: null,
		seed: at + 1,
	})
	const milliseconds = performance.now() - began
	const again =
		at % everyNth === 0
			? await Promise.all(
					otherSeeds.map((seed) =>
						generatePiece(services, { request: asked.request, personId: null, seed: seed + at }),
					),
				)
			: []
	return {
		judged: judgePiece(asked, piece),
		again: again.map(({ piece: { content } }) => content),
		points: view.points,
		milliseconds,
	}
}

function summarize(written: readonly Written[]) {
	const judged = written.map((each) => each.judged)
	const unlawful = judged.filter(({ asked }) => asked.unlawful.length > 0)
	const lawful = judged.filter(({ asked }) => asked.unlawful.length === 0)
	const count = (of: (each: Judged) => readonly unknown[]) => judged.flatMap(of).length
	const usedOf = (asked: (each: Judged) => readonly unknown[], lost: (each: Judged) => readonly unknown[]) =>
		share(count(asked) - count(lost), count(asked))
	const staged = judged.filter(({ isStageRight }) => isStageRight !== null)
	const counted = judged.filter(({ isCountRight }) => isCountRight !== null)
	const points = written.flatMap((each) => each.points)
	const runs = judged.map(({ piece }) => runsOf(piece.content))
	const types = Map.groupBy(judged.keys(), (at) => judged[at]?.asked.type)
	return {
		requests: judged.length,
		prohibitedClaims: {
			inLines: count(({ claims }) => claims.filter(({ isSentenceAlone }) => !isSentenceAlone)),
			inSentencesAlone: count(({ claims }) => claims.filter(({ isSentenceAlone }) => isSentenceAlone)),
		},
		disclosuresMissing: count(({ undisclosed }) => undisclosed),
		typeRight: share(judged.filter(({ isTypeRight }) => isTypeRight).length, judged.length),
		shapedAsItsType: share(judged.filter(({ isShapeRight }) => isShapeRight).length, judged.length),
		stageRight: share(staged.filter(({ isStageRight }) => isStageRight).length, staged.length),
		figuresUsed: usedOf(
			({ asked }) => asked.figures,
			({ unused }) => unused,
		),
		figuresMistaken: count(({ mistaken }) => mistaken),
		figuresInvented: count(({ invented }) => invented),
		namesUsed: usedOf(
			({ asked }) => asked.names,
			({ unnamed }) => unnamed,
		),
		objectionsUnderstood: usedOf(
			({ asked }) => asked.objections,
			({ unheard }) => unheard,
		),
		messagesRight: share(counted.filter(({ isCountRight }) => isCountRight).length, counted.length),
		briefPointsMet: share(
			points.filter(({ isMet }) => isMet === true).length,
			points.filter(({ isMet }) => isMet !== null).length,
		),
		unlawfulChanged: share(unlawful.filter(({ piece }) => piece.changes.length > 0).length, unlawful.length),
		unlawfulCited: usedOf(
			({ asked }) => asked.unlawful,
			({ untold }) => untold,
		),
		falseChanges: share(lawful.filter(({ falseChanges }) => falseChanges.length > 0).length, lawful.length),
		falseChangesWhereQuoted: share(
			lawful.filter(({ asked, falseChanges }) => asked.isQuoting && falseChanges.length > 0).length,
			lawful.filter(({ asked }) => asked.isQuoting).length,
		),
		likeness: {
			allPairs: spread(likenesses(runs)),
			sameType: spread(
				[...types.values()].flatMap((those) => likenesses(those.flatMap((at) => runs[at] ?? []))),
			),
			sameRequest: spread(
				written
					.filter(({ again }) => again.length > 0)
					.flatMap(({ judged: { piece }, again }) => likenesses([piece.content, ...again].map(runsOf))),
			),
		},
		milliseconds: spread(written.map(({ milliseconds }) => milliseconds)),
	}
}

const share = (part: number, whole: number) =>
	`${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`

const spread = (values: readonly number[]) => ({
	p50: Math.round(percentile([...values], 50) * 1000) / 1000,
	p95: Math.round(percentile([...values], 95) * 1000) / 1000,
})

/** What was asked for behind --show and --failures. */
function reportDetails(judged: readonly Judged[]) {
	const show = process.argv.indexOf('--show')
	if (show !== -1) {
		const id = process.argv[show + 1]
		const isAsked = ({ asked }: Judged, at: number) => !id || id === asked.id || id === String(at + 1)
		for (const each of judged.filter(isAsked)) console.log(`${describe(each)}\n\n${each.piece.content}\n`)
	}
	if (process.argv.includes('--failures'))
		for (const each of judged) if (failuresOf(each).length > 0) console.log(`${describe(each)}\n`)
}

const describe = (judged: Judged) =>
	[
		`=== ${judged.asked.id}: ${judged.asked.request}`,
		`${judged.piece.type}: ${judged.piece.title}`,
		...judged.piece.changes.map(
			({ asked, wrote, citation }) => `changed: ${asked} → ${wrote} (${citation ?? 'no rule'})`,
		),
		...failuresOf(judged),
	].join('\n')

const failuresOf = (judged: Judged) => [
	...judged.claims.map(
		({ code, words, isSentenceAlone }) => `PROHIBITED${isSentenceAlone ? ' ALONE' : ''} ${code}: ${words}`,
	),
	...judged.undisclosed.map((code) => `NOT DISCLOSED ${code}`),
	...(judged.isTypeRight ? [] : [`TYPE ${judged.piece.type}`]),
	...(judged.isShapeRight ? [] : ['SHAPE']),
	...(judged.isStageRight === false ? [`STAGE not ${judged.asked.stages.join(' or ')}`] : []),
	...judged.unused.map((figure) => `UNUSED ${figure}`),
	...judged.mistaken.map((figure) => `MISTAKEN ${figure}`),
	...judged.invented.map(({ value, line }) => `INVENTED ${value}: ${line}`),
	...judged.unnamed.map((name) => `UNNAMED ${name}`),
	...judged.unheard.map((code) => `UNHEARD ${code}`),
	...(judged.isCountRight === false ? ['MESSAGES'] : []),
	...judged.untold.map((code) => `UNTOLD ${code}`),
	...judged.falseChanges.map((change) => `FALSE CHANGE ${change}`),
]

await report()
