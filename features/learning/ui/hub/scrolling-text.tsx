import { type ReactNode, useEffect, useRef } from 'react'

/** The part of a dialog that is read and scrolls, from its top whenever `label` changes. */
export function ScrollingText({ label, children }: { label: string; children: ReactNode }) {
	const text = useRef<HTMLElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text begins at its own top.
	useEffect(() => text.current?.scrollTo({ top: 0 }), [label])
	return (
		<section
			ref={text}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
			tabIndex={0}
			aria-label={label}
			className="-mx-5 mt-4 min-h-0 flex-1 overflow-y-auto overscroll-contain border-y px-5 py-5 -outline-offset-2 max-sm:-mx-4 max-sm:px-4"
		>
			<div className="mx-auto max-w-[68ch] space-y-4 text-md leading-relaxed">{children}</div>
		</section>
	)
}
