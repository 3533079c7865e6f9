import { classNames } from '#design/class-names.ts'

export type Mode = 'practice' | 'exam'

const modes: { value: Mode; title: string; text: string }[] = [
	{
		value: 'practice',
		title: 'Practice',
		text: 'Coaching after each reply, with words to say instead.',
	},
	{
		value: 'exam',
		title: 'Exam',
		text: 'No coaching until the end. The session and its score are kept as an exam.',
	},
]

/** How the next scenario is started, in sight before the choice of the scenario. */
export function ModeChoice({ value, onChange }: { value: Mode; onChange: (mode: Mode) => void }) {
	return (
		<fieldset className="mb-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
			<legend className="sr-only">Mode</legend>
			{modes.map((mode) => (
				<label
					key={mode.value}
					className={classNames(
						'flex cursor-pointer items-start gap-3 rounded-xl border bg-card px-4 py-3 shadow-card',
						value === mode.value && 'border-primary ring-1 ring-primary',
					)}
				>
					<input
						type="radio"
						name="role-play-mode"
						className="mt-1 size-4 shrink-0 accent-primary"
						aria-describedby={`mode-${mode.value}`}
						aria-label={mode.title}
						checked={value === mode.value}
						onChange={() => onChange(mode.value)}
					/>
					<span className="min-w-0">
						<span className="block font-medium">{mode.title}</span>
						<span id={`mode-${mode.value}`} className="block text-muted-foreground text-sm">
							{mode.text}
						</span>
					</span>
				</label>
			))}
		</fieldset>
	)
}
