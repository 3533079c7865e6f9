import { classNames } from '#design/class-names.ts'
import type { Tone } from '#design/tone.ts'

/** 'Maya Ortiz' gives 'MO', 'Cher' gives 'C'. */
function initials(name: string): string {
	const words = name.trim().split(/\s+/)
	const first = words.at(0)?.at(0) ?? ''
	const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''
	return (first + last).toUpperCase()
}

/** A person's initials; the name itself must stand in text beside it or be in the label of its button. */
export function Avatar({
	name,
	tone = 'info',
	className,
}: {
	name: string
	tone?: Tone
	className?: string
}) {
	return (
		<span
			data-tone={tone}
			aria-hidden="true"
			data-initials={initials(name)}
			className={classNames(
				'inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-tone-soft font-semibold text-tone-text text-xs inset-ring inset-ring-tone-line before:content-[attr(data-initials)]',
				className,
			)}
		/>
	)
}
