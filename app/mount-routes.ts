import { analysisRoutes, reviewRoutes } from '#features/analysis/index.ts'
import { recordAuditEvent } from '#features/audit/index.ts'
import { billingRoutes, isOpenBillingPath, paymentSources } from '#features/billing/index.ts'
import { chatRoutes } from '#features/chat/index.ts'
import { coachingRoutes, openCoachingTools } from '#features/coaching/index.ts'
import { contentRoutes } from '#features/content/index.ts'
import { helpRoutes } from '#features/help/index.ts'
import {
	acceptTokens,
	descriptionRoutes,
	docsPath,
	revokeTokens,
	tokenRouter,
	webhookRouter,
} from '#features/integrations/index.ts'
import { languageModelRoutes } from '#features/language-models/index.ts'
import { dailyRoutes, learningRoutes } from '#features/learning/index.ts'
import { isDialerPath, liveCoachingRoutes } from '#features/live-coaching/index.ts'
import {
	adminsOnly,
	createSignInThrottle,
	guardSockets,
	isOpenPeoplePath,
	peopleRoutes,
	requireSession,
	type SignedIn,
} from '#features/people/index.ts'
import {
	isUploadRequest,
	progressSocket,
	recordingRoutes,
	type uploadRoutes,
} from '#features/recordings/index.ts'
import { recordsRoutes } from '#features/records/index.ts'
import { rolePlayRoutes } from '#features/role-play/index.ts'
import { sampleCompanyRoutes } from '#features/sample-company/index.ts'
import { openSearchTools, searchRoutes } from '#features/search/index.ts'
import { teamRoutes } from '#features/team/index.ts'
import { createApi } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import { healthPaths } from './health-paths.ts'
import type { Components } from './open-components.ts'

/** Paths that only administrators may use, whatever routes they have. */
const adminPaths = ['/api/employees', '/api/employees/*', '/api/admin', '/api/admin/*']

/** Creates the API with the routes of every feature, behind tokens, sessions and roles. */
export async function mountRoutes(components: Components, uploads: ReturnType<typeof uploadRoutes>) {
	const { services, database, secret, authOptions, auth, payment, mailer } = components
	const api = createApi<SignedIn>(services.log, {
		sources: payment ? paymentSources : {},
		settings: services.settings,
		isStreamed: isUploadRequest,
		requireDatabase: () => database.pool.query('select 1'),
		allowsAnyHost: (path) => healthPaths.includes(path),
	})
	const isOpen = (path: string) =>
		isOpenPeoplePath(path) || isDialerPath(path) || isOpenBillingPath(path) || path === docsPath
	api.use('/api/*', acceptTokens(services, database.pool, isOpen))
	api.use('/api/*', requireSession({ ...services, auth }, isOpen))
	api.use('/ws/*', requireSession({ ...services, auth }, isOpen), guardSockets(services))
	for (const path of adminPaths) api.use(path, adminsOnly)
	const throttle = createSignInThrottle(database.pool)
	api.route(
		'/',
		peopleRoutes({
			...services,
			auth,
			authOptions,
			throttle,
			mailer,
			recordFact: recordAuditEvent,
			revokeTokens,
		}),
	)
	api.route('/', languageModelRoutes(services))
	api.route('/', billingRoutes(services, payment))
	api.route('/', analysisRoutes(services))
	api.route('/', reviewRoutes(services))
	api.route('/', uploads.routes)
	api.route('/', recordingRoutes(services))
	api.route('/', progressSocket(services))
	api.route('/', liveCoachingRoutes(services, secret))
	api.route('/', rolePlayRoutes(services))
	api.route('/', chatRoutes(services, [openSearchTools, openCoachingTools]))
	api.route('/', contentRoutes(services))
	api.route('/', learningRoutes(services))
	api.route('/', dailyRoutes())
	api.route('/', coachingRoutes(services))
	api.route('/', helpRoutes())
	api.route('/', searchRoutes(services))
	api.route('/', teamRoutes(services))
	api.route('/', recordsRoutes(services))
	api.route('/', sampleCompanyRoutes(services))
	api.route('/', tokenRouter(services))
	api.route('/', webhookRouter(services, secret))
	const { sessionToken } = (await auth.$context).authCookies
	api.route('/', descriptionRoutes(api, isOpen, sessionToken.name))
	for (const path of ['/api/*', '/ws/*'])
		api.all(path, () => {
			throw new Problem(404, 'no-such-address', 'There is nothing at this address.')
		})
	return api
}
