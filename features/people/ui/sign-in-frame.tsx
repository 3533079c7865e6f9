import type { ReactNode } from 'react'
import { Logo } from '#design/logo.tsx'
import { LoginPreview } from '#features/people/ui/login-preview.tsx'

type SignInFrameProps = {
	title: string
	text: ReactNode
	/** A form, and what is to be said under it. */
	children?: ReactNode
}

/** What people see who are not signed in: a form on the left, a product preview on the right. */
export function SignInFrame({ title, text, children }: SignInFrameProps) {
	return (
		<main className="grid min-h-dvh lg:grid-cols-[minmax(26rem,1fr)_1.15fr]">
			<section
				className="mx-auto flex w-full max-w-108 flex-col px-6 py-8 lg:py-10"
				aria-labelledby="sign-in-title"
			>
				<div className="flex items-center gap-2.5">
					<Logo />
					<span className="font-semibold text-lg tracking-tight">Candor</span>
				</div>
				<div className="flex flex-1 flex-col justify-center py-12">
					<h1 id="sign-in-title" className="font-semibold text-2xl">
						{title}
					</h1>
					<p className="mt-2 text-muted-foreground">{text}</p>
					{children}
				</div>
				<p className="text-muted-foreground text-sm">
					Calls are recorded and reviewed for coaching and compliance.
				</p>
			</section>
			<LoginPreview />
		</main>
	)
}
