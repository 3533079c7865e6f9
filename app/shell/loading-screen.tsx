import { Logo } from '#design/logo.tsx'

export function LoadingScreen() {
	return (
		<div role="status" className="grid min-h-dvh place-items-center">
			<div className="flex items-center gap-3">
				<Logo />
				<p className="text-muted-foreground">Loading Candor…</p>
			</div>
		</div>
	)
}
