import { Field } from '#design/field.tsx'
import { Select } from '#design/select.tsx'
import type { HubModuleSummary } from '#features/learning/contract.ts'
import type { Scenario } from '#features/role-play/contract.ts'
import { lessonKey } from './tasks.ts'

type Choice = { value: string; onChange: (value: string) => void }

/** The lessons of the hub, module by module. */
export function LessonSelect({ modules, value, onChange }: Choice & { modules: HubModuleSummary[] }) {
	return (
		<Field label="Lesson">
			{(wiring) => (
				<Select {...wiring} value={value} onChange={(event) => onChange(event.target.value)}>
					<option value="">Choose a lesson</option>
					{modules.map((module) => (
						<optgroup key={module.id} label={module.title}>
							{module.lessons.map(({ id, title, minutes }) => (
								<option key={id} value={lessonKey(module.id, id)}>
									{title} ({minutes} min)
								</option>
							))}
						</optgroup>
					))}
				</Select>
			)}
		</Field>
	)
}

/** Those made from calls first, as in the lobby. */
export function ScenarioSelect({ scenarios, value, onChange }: Choice & { scenarios: Scenario[] }) {
	return (
		<Field label="Scenario">
			{(wiring) => (
				<Select {...wiring} value={value} onChange={(event) => onChange(event.target.value)}>
					<option value="">Choose a scenario</option>
					{scenarios.map(({ id, title, difficulty }) => (
						<option key={id} value={id}>
							{title} ({difficulty})
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}
