import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentType, lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '#design/theme.css'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { LoadingScreen } from '#app/shell/loading-screen.tsx'
import { logPerformance } from '#app/shell/log-performance.ts'
import { followTheme } from '#app/shell/theme.ts'
import { Toaster } from '#design/toaster.tsx'
import { onSigningOut, readSession } from '#features/people/ui/session.ts'
import { personKey, SessionGate } from '#features/people/ui/session-gate.tsx'
import { createQueryClient } from '#platform/browser/query-client.ts'

// A refusal because there is no session re-reads the signed-in person: there is none, and the login screen shows.
const queryClient = createQueryClient(() => queryClient.invalidateQueries({ queryKey: personKey }))
// What is still being read would be refused.
onSigningOut(() => {
	// A page that is still loading would ask on, and be refused.
	const { queries, ...others } = queryClient.getDefaultOptions()
	queryClient.setDefaultOptions({ ...others, queries: { ...queries, enabled: false } })
	void queryClient.cancelQueries()
})

/** Rate limits by address, for callers without a session. */
const outside: Record<string, ComponentType> = {
	'/set-password': lazy(() =>
		import('#app/pages/set-password.tsx').then((chunk) => ({ default: chunk.SetPasswordPage })),
	),
	'/signed-in': lazy(() =>
		import('#app/pages/signed-in.tsx').then((chunk) => ({ default: chunk.SignedInPage })),
	),
	'/sign-in-confirmed': lazy(() =>
		import('#app/pages/sign-in-confirmed.tsx').then((chunk) => ({ default: chunk.SignInConfirmedPage })),
	),
}
const Outside = outside[location.pathname]

const loadApp = () => import('#app/shell/signed-in-app.tsx')
const SignedInApp = lazy(loadApp)
// Loads while the server is asked who is signed in.
if (readSession() && !Outside) void loadApp()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element "root"')

createRoot(root).render(
	<StrictMode>
		<CatchBoundary getResetKey={() => 'app'} errorComponent={ErrorScreen}>
			<QueryClientProvider client={queryClient}>
				{Outside ? (
					<Suspense fallback={<LoadingScreen />}>
						<Outside />
					</Suspense>
				) : (
					<SessionGate loading={<LoadingScreen />}>
						<Suspense fallback={<LoadingScreen />}>
							<SignedInApp />
						</Suspense>
					</SessionGate>
				)}
				<Toaster />
			</QueryClientProvider>
		</CatchBoundary>
	</StrictMode>,
)

followTheme()
logPerformance()
navigator.serviceWorker?.register('/sw.js').catch((error) => console.warn('No service worker', error))
