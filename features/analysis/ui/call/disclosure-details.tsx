import { fastReading } from '#features/compliance/limits.ts'
import type { CallInView } from './call-context.ts'
import { HearIt } from './hear-it.tsx'

type DisclosureInView = CallInView['moments']['disclosures'][number]

/** How fast a disclosure was read, and a hint where no one could follow. Nothing for a transcript without times. */
export function ReadingRate({ disclosure }: { disclosure: DisclosureInView }) {
	const { wordsPerMinute } = disclosure
	if (!wordsPerMinute) return null
	return (
		<p className="mt-0.5 text-muted-foreground text-sm">
			Read at <span className="num">{wordsPerMinute}</span> words a minute.
			{wordsPerMinute > fastReading
				? ` That is fast: a disclosure must be clear and conspicuous (16 CFR 310.3(a)(1)). The rule names no speed; above ${fastReading} is our own measure.`
				: null}
		</p>
	)
}

/** What is good to say with a disclosure, said or not. It is no part of the disclosure's status. */
export function BonusElements({ disclosure }: { disclosure: DisclosureInView }) {
	const { bonus, code, title } = disclosure
	if (!bonus?.length) return null
	return (
		<details className="mt-1 text-sm">
			<summary className="min-h-6 cursor-pointer text-muted-foreground">
				Good to add, not required: {bonus.filter(({ evidence }) => evidence).length} of {bonus.length} said
			</summary>
			<ul className="mt-1 space-y-1.5" aria-label={`Good to add: ${title}`}>
				{bonus.map(({ id, label, evidence }) => (
					<li key={id}>
						{label}: {evidence ? <q>{evidence.quote}</q> : 'not said'}
						{evidence ? (
							<div>
								<HearIt place={{ ...evidence, ref: `${code} ${id}` }} about={label} />
							</div>
						) : null}
					</li>
				))}
			</ul>
		</details>
	)
}
