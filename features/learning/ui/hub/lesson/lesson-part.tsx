import { CircleCheck, CircleX } from 'lucide-react'
import type { LessonPart } from '#features/learning/contract.ts'
import { WithBlanks } from '../../with-blanks.tsx'

/** Something of a lesson, in its own form. */
export function LessonPartView({ part }: { part: LessonPart }) {
	switch (part.kind) {
		case 'heading':
			return <h4 className="pt-2 font-semibold">{part.text}</h4>
		case 'text':
			return <p>{part.text}</p>
		case 'points':
			return (
				<ul className="list-disc space-y-1.5 pl-5 marker:text-muted-foreground">
					{part.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)
		case 'lines':
			return (
				<div className="space-y-2.5">
					{part.lines.map((line) => (
						<LineToSay key={line.say} {...line} />
					))}
				</div>
			)
		case 'figures':
			return <Figures {...part} />
		case 'exercise':
			return <Exercise {...part} />
	}
}

function LineToSay({ leave, say }: { leave?: string | undefined; say: string }) {
	return (
		<figure className="overflow-hidden rounded-lg border">
			{leave ? (
				<div data-tone="failed" className="border-b bg-tone-soft p-3">
					<p className="flex items-center gap-1.5 font-medium text-sm text-tone-text">
						<CircleX className="size-4" aria-hidden="true" /> Leave
					</p>
					<blockquote className="mt-1">
						“<WithBlanks line={leave} />”
					</blockquote>
				</div>
			) : null}
			<div data-tone="success" className="bg-tone-soft p-3">
				<p className="flex items-center gap-1.5 font-medium text-sm text-tone-text">
					<CircleCheck className="size-4" aria-hidden="true" /> Say
				</p>
				<blockquote className="mt-1">
					“<WithBlanks line={say} />”
				</blockquote>
			</div>
		</figure>
	)
}

function Figures({ caption, rows }: Extract<LessonPart, { kind: 'figures' }>) {
	return (
		<table className="w-full rounded-lg bg-muted text-base">
			<caption className="pb-1.5 text-left font-medium text-sm">{caption}</caption>
			<tbody>
				{rows.map(({ label, value }) => (
					<tr key={label} className="border-card border-t-2 first:border-t-0">
						<th scope="row" className="px-3.5 py-2 text-left align-top font-normal">
							{label}
						</th>
						<td className="num px-3.5 py-2 text-right align-top font-medium">{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Exercise({ task, solution }: Extract<LessonPart, { kind: 'exercise' }>) {
	return (
		<section aria-label="Exercise" className="rounded-lg border border-primary/40 p-4">
			<h4 className="font-semibold">Exercise</h4>
			<p className="mt-1">
				<WithBlanks line={task} />
			</p>
			<details className="mt-2">
				<summary className="min-h-6 w-fit cursor-pointer text-link">Show an answer</summary>
				<p className="mt-1.5">
					<WithBlanks line={solution} />
				</p>
			</details>
		</section>
	)
}
