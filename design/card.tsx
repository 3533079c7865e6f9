import type { ComponentProps } from 'react'
import { classNames } from '#design/class-names.ts'

export function Card({ className, ...props }: ComponentProps<'section'>) {
	return (
		<section
			className={classNames('rounded-xl border bg-card text-card-foreground shadow-card', className)}
			{...props}
		/>
	)
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
	return (
		<div
			className={classNames('flex items-start justify-between gap-3 px-5 pt-4 pb-3', className)}
			{...props}
		/>
	)
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
	return (
		<h2 className={classNames('font-semibold text-md', className)} {...props}>
			{children}
		</h2>
	)
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
	return <p className={classNames('text-muted-foreground text-sm', className)} {...props} />
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
	return <div className={classNames('px-5 pb-5', className)} {...props} />
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
	return <div className={classNames('flex items-center gap-2 border-t px-5 py-3', className)} {...props} />
}
