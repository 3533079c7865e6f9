import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'

type PageHeaderProps = { title: ReactNode; text?: ReactNode; actions?: ReactNode; className?: string }

/** The head of a page, with its only h1. */
export function PageHeader({ title, text, actions, className }: PageHeaderProps) {
	return (
		<header
			className={classNames('mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)}
		>
			<div className="min-w-0">
				<h1 className="page-title">{title}</h1>
				{text ? <p className="mt-1 max-w-3xl text-muted-foreground">{text}</p> : null}
			</div>
			{actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
		</header>
	)
}
