import { RouterProvider } from '@tanstack/react-router'
import { router } from '#app/shell/router.tsx'

/** What someone who is signed in sees. */
export default function SignedInApp() {
	return <RouterProvider router={router} />
}
