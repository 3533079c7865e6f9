import { type ReactNode, useEffect, useRef } from 'react'
import { ScrollArea } from '#design/scroll-area.tsx'

type ScrollingTextProps = {
	title: string
	/** Beside the title. */
	aside?: ReactNode
	children: ReactNode
}

/** The part of a dialog that is read and scrolls. Whoever listens begins at its title. */
export function ScrollingText({ title, aside, children }: ScrollingTextProps) {
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		// After the dialog has taken the focus.
		const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
		return () => cancelAnimationFrame(frame)
	}, [])
	return (
		<ScrollArea
			label={`${title}, text`}
			className="-mx-5 mt-4 flex min-h-0 flex-1 flex-col border-y max-sm:-mx-4"
			contentClassName="min-h-0 flex-1 overscroll-contain px-5 py-5 -outline-offset-2 max-sm:px-4"
		>
			<div className="mx-auto max-w-[68ch] space-y-4 text-md leading-relaxed">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
					<h3 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
						{title}
					</h3>
					{aside}
				</div>
				{children}
			</div>
		</ScrollArea>
	)
}
