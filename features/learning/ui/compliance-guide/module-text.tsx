import { Check } from 'lucide-react'
import type { ComplianceModule } from '../../texts/compliance-guide/compliance-module.ts'
import type { useAnswers } from '../use-answers.ts'
import { Lines } from './lines.tsx'
import { Quiz } from './quiz.tsx'
import { SectionHeading } from './section-heading.tsx'
import { writeDay } from './write-day.ts'

type ModuleTextProps = { module: ComplianceModule; answers: ReturnType<typeof useAnswers> }

/** What an open module says: what it asks for, its sections with lines to leave and to say, its quiz. */
export function ModuleText({ module, answers }: ModuleTextProps) {
	return (
		<div className="max-w-[68ch] space-y-8 text-md leading-relaxed">
			<section aria-label="What you need to do" className="rounded-lg bg-muted p-4">
				<h3 className="font-semibold">What you need to do</h3>
				<ul className="list-tick mt-2" data-tone="success">
					{module.requirements.map((requirement) => (
						<li key={requirement}>
							<Check aria-hidden="true" />
							<span>{requirement}</span>
						</li>
					))}
				</ul>
			</section>
			{module.sections.map(({ id, title, citation, paragraphs, points, leave, say }) => (
				<section key={id} aria-labelledby={`section-${id}`} className="space-y-3">
					<SectionHeading id={id}>{title}</SectionHeading>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
					{points ? (
						<ul className="list-disc space-y-1.5 pl-5">
							{points.map((point) => (
								<li key={point}>{point}</li>
							))}
						</ul>
					) : null}
					<Lines leave={leave} say={say} />
					{citation ? <p className="code text-muted-foreground text-sm">{citation}</p> : null}
				</section>
			))}
			<Quiz questions={module.quiz} answers={answers} />
			<p className="text-muted-foreground text-sm">
				Updated {writeDay(module.lastUpdated)}. Training, not legal advice.
			</p>
		</div>
	)
}
