import type { ReactNode } from 'react'
import { Alert } from '#design/alert.tsx'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { ModelJudgment, PracticeSession } from '#features/role-play/contract.ts'

/** What a language model makes of the session, beside Candor's own judgment; nothing where none was to judge it. */
export function SecondOpinion({ session, className }: { session: PracticeSession; className?: string }) {
	const { modelJudgment } = session
	if (!modelJudgment) return null
	const { model, failure, reading } = modelJudgment
	return (
		<Card className={className} aria-labelledby="second-opinion">
			<CardHeader>
				<div className="min-w-0">
					<CardTitle id="second-opinion">Second opinion</CardTitle>
					{reading ? (
						<CardDescription className="break-words">{scoresInWords(modelJudgment)}</CardDescription>
					) : null}
				</div>
			</CardHeader>
			<CardBody>
				{reading ? <Reading reading={reading} session={session} /> : null}
				{failure ? (
					<Alert tone="warning">
						{model} could not be asked. {failure}
					</Alert>
				) : null}
				{reading || failure ? null : (
					<p className="flex items-center gap-2 text-muted-foreground" role="status">
						<Spinner /> <span className="min-w-0 break-words">{model} is reading this session.</span>
					</p>
				)}
			</CardBody>
		</Card>
	)
}

/** "gpt-x read this session. With what it found, the score would be 62%. It doesn’t change your score." */
function scoresInWords({ model, inScore, withModel, builtIn }: ModelJudgment) {
	const score = withModel?.overallScore ?? null
	const before = builtIn.overallScore
	const read = `${model} read this session.`
	if (score === null || score === before) return `${read} Its findings leave the score as it is.`
	return inScore === 'on'
		? `${read} Its findings count: without them the score was ${before}%.`
		: `${read} With its findings the score would be ${score}%. They don’t change your score.`
}

type ReadingProps = { reading: NonNullable<ModelJudgment['reading']>; session: PracticeSession }

function Reading({ reading: { summary, statements, rejected, skills, coaching }, session }: ReadingProps) {
	return (
		<div className="max-w-[80ch] space-y-5 break-words">
			<Part title="Summary" items={summary}>
				{(line) => <p>{line}</p>}
			</Part>
			<Part title="Prohibited statements the model found" items={statements}>
				{({ title, quote, why, against, sayInstead, citation }) => (
					<>
						<h4 className="font-medium">{title}</h4>
						<p className="mt-1 text-sm">You said: “{quote}”</p>
						<p className="mt-1 text-muted-foreground text-sm">{why}</p>
						{against ? (
							<p className="mt-1 text-muted-foreground text-sm">The case against it: {against}</p>
						) : null}
						<p className="mt-1 text-sm">
							<span className="font-medium">Say instead:</span> “{sayInstead}”
						</p>
						<p className="mt-1 text-muted-foreground text-xs">{citation}</p>
					</>
				)}
			</Part>
			<Part title="Where the model disagrees with Candor" items={rejected}>
				{({ title, quote, why }) => (
					<>
						<h4 className="font-medium">{title}</h4>
						<p className="mt-1 text-sm">You said: “{quote}”</p>
						<p className="mt-1 text-muted-foreground text-sm">{why}</p>
					</>
				)}
			</Part>
			<Part title="What to change" items={coaching}>
				{({ evidence, problem, better }) => (
					<>
						<p>{problem}</p>
						<p className="mt-1 text-muted-foreground text-sm">You said: “{evidence.quote}”</p>
						<p className="mt-1 text-sm">
							<span className="font-medium">Try:</span> “{better}”
						</p>
					</>
				)}
			</Part>
			<Part title="Skills" items={skills}>
				{({ code, title, score, why, evidence }) => (
					<>
						<h4 className="flex flex-wrap justify-between gap-x-3 font-medium text-sm">
							{title}
							<span className="num font-normal">
								Model {score.toFixed(1)}, Candor {session.skillScores[code]?.toFixed(1) ?? '–'}
							</span>
						</h4>
						<p className="text-muted-foreground text-sm">
							{why}
							{evidence ? ` “${evidence.quote}”` : ''}
						</p>
					</>
				)}
			</Part>
		</div>
	)
}

type PartProps<Item> = { title: string; items: readonly Item[]; children: (item: Item) => ReactNode }

/** Nothing of a part without items. A model may say the same twice: only its place tells one item from another. */
function Part<Item>({ title, items, children }: PartProps<Item>) {
	if (items.length === 0) return null
	const numbered = items.map((item, index) => ({ item, number: index + 1 }))
	return (
		<section>
			<h3 className="mb-1.5 font-medium">{title}</h3>
			<ul className="divide-y">
				{numbered.map(({ item, number }) => (
					<li key={number} className="py-3 first:pt-0 last:pb-0">
						{children(item)}
					</li>
				))}
			</ul>
		</section>
	)
}
