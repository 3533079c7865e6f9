import type { ReactNode } from 'react'
import type { ModelStatement, ModelReading as Reading } from '#features/analysis/enrichment-contract.ts'
import type { Evidence } from '#features/compliance/contract.ts'
import { useCall } from './call-context.ts'
import { FindingReview } from './finding-review.tsx'
import { HearIt } from './hear-it.tsx'
import { heardOnlyByModel } from './heard-by-model.ts'

const kinds: Record<Reading['kind'], string> = {
	sale: 'sales call',
	callback: 'call-back',
	voicemail: 'voicemail',
	transfer: 'transfer',
	service: 'service call',
	do_not_call: 'do-not-call request',
	wrong_number: 'wrong number',
	other: 'other call',
}
const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The model's other results for a call, besides the findings that are listed with those of the rules. */
export function ModelReading({ reading }: { reading: Reading }) {
	const { summary, coaching, skills, kind, language, areSpeakersExchanged, glosses } = reading
	const { model } = useCall().analysis
	return (
		<div className="max-w-[80ch] space-y-5 break-words">
			{summary.length > 0 ? (
				<Part title="Summary">
					<ul className="list-disc space-y-1 pl-4 marker:text-muted-foreground">
						{numbered(summary).map(({ number, item }) => (
							<li key={number}>{item}</li>
						))}
					</ul>
					<p className="mt-2 text-muted-foreground text-sm">
						Type of call: {kinds[kind]}. Language: {language ? languages.of(language) : 'unknown'}.
						{areSpeakersExchanged
							? ' The model thinks the rep and the customer are swapped in the transcript.'
							: null}
					</p>
				</Part>
			) : null}
			{coaching.length > 0 ? (
				<Part title="Coaching">
					<ol className="divide-y">
						{numbered(coaching).map(({ number, item: { evidence, problem, better } }) => (
							<li key={number} className="py-3 first:pt-0 last:pb-0">
								<p>{problem}</p>
								<p className="mt-1 text-muted-foreground text-sm">You said: “{evidence.quote}”</p>
								<Gloss english={glosses?.[evidence.quote]} />
								<p className="mt-1 text-sm">
									<span className="font-medium">Try:</span> “{better}”
								</p>
								<HearIt place={{ ...evidence, ref: `L${number}` }} about={problem} />
							</li>
						))}
					</ol>
				</Part>
			) : null}
			{skills.length > 0 ? (
				<Part title="Skills as rated by the model">
					<dl className="space-y-2">
						{skills.map(({ code, title, score, why, evidence }) => (
							<div key={code}>
								<dt className="flex justify-between gap-3 font-medium text-sm">
									{title} <span className="num">{score} of 10</span>
								</dt>
								<dd className="text-muted-foreground text-sm">
									{why}
									{evidence ? ` “${evidence.quote}”` : ''}
									<Gloss english={evidence && glosses?.[evidence.quote]} />
								</dd>
							</div>
						))}
					</dl>
				</Part>
			) : null}
			<Differences reading={reading} />
			{model ? null : <Statements statements={reading.statements} />}
		</div>
	)
}

const saysOfHeard = {
	off: 'They don’t affect the score.',
	review: 'They don’t affect the score until an administrator confirms them.',
	on: 'They count in the score.',
}

/** What only the model heard: disclosure elements, objections, the outcome. People confirm or dismiss it. */
function Differences({ reading }: { reading: Reading }) {
	const { call, analysis } = useCall()
	const inScore = analysis.model?.inScore ?? 'off'
	const rows = heardOnlyByModel(reading, analysis, call.reviews)
	if (rows.length === 0) return null
	return (
		<Part title="Only the model heard these">
			<p className="text-muted-foreground text-sm">{saysOfHeard[inScore]}</p>
			<ul className="divide-y">
				{numbered(rows).map(({ number, item: { key, title, evidence, review } }) => (
					<li key={number} className="py-3 last:pb-0">
						<h4 className="font-medium">{title}</h4>
						{evidence ? (
							<Words
								evidence={evidence}
								english={reading.glosses?.[evidence.quote]}
								number={number}
								about={title}
							/>
						) : null}
						{key !== null && inScore !== 'off' ? (
							<div className="mt-2">
								<FindingReview finding={{ key, title, review }} isGood isUnsure />
							</div>
						) : null}
					</li>
				))}
			</ul>
		</Part>
	)
}

type WordsProps = { evidence: Evidence; english: string | undefined; number: number; about: string }

function Words({ evidence, english, number, about }: WordsProps) {
	return (
		<>
			<p className="mt-1 text-sm">“{evidence.quote}”</p>
			<Gloss english={english} />
			<HearIt place={{ ...evidence, ref: `M${number}` }} about={about} />
		</>
	)
}

const Gloss = ({ english }: { english: string | null | undefined }) =>
	english ? <p className="mt-1 text-sm">In English: “{english}”</p> : null

/** Where models are kept out of the score, their findings are listed here alone. */
function Statements({ statements }: { statements: ModelStatement[] }) {
	const { findings } = useCall().analysis
	const others = statements.filter(
		({ code, turn }) => !findings.some((each) => each.code === code && each.turn === turn),
	)
	return (
		<Part title="Possible compliance issues">
			<p className="text-muted-foreground text-sm">
				{others.length > 0
					? 'The rules didn’t find these. They don’t count in the score.'
					: 'The model found nothing beyond what the rules found.'}
			</p>
			<ul className="divide-y">
				{numbered(others).map(({ number, item }) => (
					<li key={number} className="py-3 last:pb-0">
						<h4 className="font-medium">{item.title}</h4>
						<p className="mt-1 text-sm">“{item.quote}”</p>
						<Gloss english={item.english} />
						<p className="mt-1 text-muted-foreground text-sm">{item.why}</p>
						{item.against ? (
							<p className="mt-1 text-muted-foreground text-sm">The case against it: {item.against}</p>
						) : null}
						<p className="mt-1 text-sm">
							<span className="font-medium">Say instead:</span> “{item.sayInstead}”
						</p>
						<p className="mt-1 text-muted-foreground text-xs">{item.citation}</p>
						<HearIt place={{ ...item, ref: `F${number}` }} about={item.title} />
					</li>
				))}
			</ul>
		</Part>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h3 className="mb-1.5 font-medium">{title}</h3>
			{children}
		</section>
	)
}

/** A model may return the same item twice: only its position distinguishes the items. */
const numbered = <Item,>(items: Item[]) => items.map((item, index) => ({ number: index + 1, item }))
