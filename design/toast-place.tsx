import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { Button } from '#design/button.tsx'
import { dismissToast, type ShownToast, showFor } from '#design/toast.ts'

const faces = {
	info: { tone: 'info', Icon: Info },
	success: { tone: 'success', Icon: CircleCheck },
	destructive: { tone: 'failed', Icon: CircleX },
} as const

/** Shows a toast at the bottom right, on phones at the top, above the keyboard. */
export default function ToastPlace({ shown }: { shown: ShownToast | null }) {
	return (
		<Toast.Provider duration={showFor} swipeDirection="right" swipeThreshold={50}>
			{shown ? <ToastCard key={shown.id} shown={shown} /> : null}
			<Toast.Viewport asChild>
				{/* An open dialog hides from screen readers all that has no such mark; the toast speaks for itself. */}
				<div
					aria-live="off"
					className="fixed inset-x-4 top-4 z-60 sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
				/>
			</Toast.Viewport>
		</Toast.Provider>
	)
}

function ToastCard({ shown }: { shown: ShownToast }) {
	const { tone, Icon } = faces[shown.tone ?? 'info']
	return (
		<Toast.Root open={shown.isOpen} onOpenChange={(isOpen) => isOpen || dismissToast(shown.id)} asChild>
			<div
				role={tone === 'failed' ? 'alert' : 'status'}
				data-tone={tone}
				className="toast floats rounded-xl border bg-popover text-popover-foreground shadow-float"
			>
				{/* The role above announces it: without the mark Radix would read it a second time. */}
				<div data-radix-toast-announce-exclude="" className="flex items-start gap-3 p-3.5">
					<Icon className="mt-0.5 size-4 shrink-0 text-tone-text" aria-hidden="true" />
					<div className="min-w-0 flex-1">
						<Toast.Title className="font-medium">{shown.title}</Toast.Title>
						{shown.description ? (
							<Toast.Description className="break-words text-muted-foreground text-sm">
								{shown.description}
							</Toast.Description>
						) : null}
					</div>
					<Toast.Close asChild>
						<Button variant="ghost" size="icon-sm" className="-mt-1.5 -mr-1.5" aria-label="Dismiss">
							<X className="size-4" aria-hidden="true" />
						</Button>
					</Toast.Close>
				</div>
			</div>
		</Toast.Root>
	)
}
