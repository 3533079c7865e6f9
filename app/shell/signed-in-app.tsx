import { RouterProvider } from '@tanstack/react-router'
import { router } from '#app/shell/router.tsx'
import { TooltipProvider } from '#design/tooltip.tsx'

/** What someone who is signed in sees. */
export default function SignedInApp() {
	return (
		<TooltipProvider>
			<RouterProvider router={router} />
		</TooltipProvider>
	)
}
