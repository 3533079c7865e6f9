import { classNames } from '#design/class-names.ts'

/** The sign of the product; its name stands beside it in text or in the label of its link. */
export function Logo({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 28 28" className={classNames('size-7 shrink-0', className)} aria-hidden="true">
			<rect width="28" height="28" rx="7.5" className="fill-primary" />
			<path
				d="M19.6 9.6A7.1 7.1 0 1 0 19.6 18.4"
				fill="none"
				className="stroke-primary-foreground"
				strokeWidth="2.6"
				strokeLinecap="round"
			/>
			<circle cx="14.2" cy="14" r="2.3" className="fill-primary-foreground" />
		</svg>
	)
}
