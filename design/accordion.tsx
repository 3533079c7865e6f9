import { ChevronDown } from 'lucide-react'
import { Accordion as Parts } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

type AccordionListProps = {
	/** The open row, '' for none. Lists that share it have one open row among them. */
	value: string
	onValueChange: (value: string) => void
	children: ReactNode
}

/** A list whose rows open one at a time, by the WAI-ARIA accordion pattern: arrow keys, Home and End move between rows. */
export function AccordionList({ value, onValueChange, children }: AccordionListProps) {
	return (
		<Parts.Root type="single" collapsible value={value} onValueChange={onValueChange} asChild>
			<ul className="divide-y border-t">{children}</ul>
		</Parts.Root>
	)
}

type AccordionRowProps = Omit<ComponentProps<typeof Parts.Item>, 'title' | 'asChild'> & {
	/** In one line; the whole of it shows once the row is open. */
	title: ReactNode
	/** Before the title. */
	mark?: ReactNode
	/** After the title. */
	badge?: ReactNode
}

export function AccordionRow({ title, mark, badge, className, children, ...props }: AccordionRowProps) {
	return (
		<Parts.Item asChild {...props}>
			<li className={className}>
				<Parts.Header asChild>
					<h3>
						<Parts.Trigger className="group flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left -outline-offset-2 hover:bg-accent data-[state=open]:items-start">
							{mark ? <span className="flex h-5.5 shrink-0 items-center">{mark}</span> : null}
							<span className="min-w-0 flex-1 truncate font-medium group-data-[state=open]:whitespace-normal">
								{title}
							</span>
							{badge ? <span className="flex h-5.5 shrink-0 items-center">{badge}</span> : null}
							<ChevronDown
								className="mt-0.5 size-4 shrink-0 self-center text-muted-foreground group-data-[state=open]:rotate-180 group-data-[state=open]:self-start"
								aria-hidden="true"
							/>
						</Parts.Trigger>
					</h3>
				</Parts.Header>
				<Parts.Content className="px-4 pt-1.5 pb-4">{children}</Parts.Content>
			</li>
		</Parts.Item>
	)
}
