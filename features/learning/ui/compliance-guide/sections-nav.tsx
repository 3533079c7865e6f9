import { classNames } from '#design/class-names.ts'
import type { ComplianceModule } from '../../texts/compliance-guide/compliance-module.ts'
import { goToSection } from './go-to-section.ts'

/** The sections of an open module, to go to one of them. */
export function SectionsNav({ module, className }: { module: ComplianceModule; className?: string }) {
	const places = [...module.sections.map(({ id, title }) => ({ id, title })), { id: 'quiz', title: 'Quiz' }]
	return (
		<nav aria-label="Sections" className={classNames('p-3', className)}>
			<ol>
				{places.map(({ id, title }) => (
					<li key={id}>
						<button
							type="button"
							onClick={() => goToSection(id)}
							className="w-full rounded-md px-2 py-1.5 text-left text-muted-foreground text-sm hover:bg-accent hover:text-foreground"
						>
							{title}
						</button>
					</li>
				))}
			</ol>
		</nav>
	)
}
