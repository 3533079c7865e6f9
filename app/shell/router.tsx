import {
	createRootRoute,
	createRoute,
	createRouter,
	lazyRouteComponent,
	redirect,
} from '@tanstack/react-router'
import { NotFoundPage } from '#app/pages/not-found.tsx'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { PageSkeleton } from '#app/shell/page-skeleton.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { callTabs } from '#features/analysis/ui/call/call-tab.ts'
import { readRecordingsSearch } from '#features/analysis/ui/recordings/recordings-search.ts'
import { reportPaymentOutcome } from '#features/billing/ui/checkout/report-payment-outcome.ts'
import { readOrderSearch } from '#features/billing/ui/order.ts'
import { readAiCoachSearch } from '#features/chat/ui/ai-coach-search.ts'
import { readSalesContentSearch } from '#features/content/ui/sales-content-search.ts'
import { readHelpSearch } from '#features/help/ui/help-search.ts'
import { readIntegrationsSearch } from '#features/integrations/ui/integrations-search.ts'
import { readComplianceGuideSearch } from '#features/learning/ui/compliance-guide/compliance-guide-search.ts'
import { readCreditInsightsSearch } from '#features/learning/ui/credit-insights/credit-insights-search.ts'
import { readLearningHubSearch } from '#features/learning/ui/hub/learning-hub-search.ts'
import { readAuditTrailSearch } from '#features/records/ui/trail/audit-trail-search.ts'
import { readRolePlaySearch } from '#features/role-play/ui/role-play-search.ts'
import { readAdminSearch } from '#features/team/ui/admin/admin-search.ts'
import { readEmployeesSearch } from '#features/team/ui/employees/employees-search.ts'
import { readProfileSearch } from '#features/team/ui/profile/profile-search.ts'
import { id, oneOf, searchReader, seconds } from '#platform/browser/search-parameters.ts'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })
const under = () => root

const home = createRoute({
	getParentRoute: under,
	path: '/',
	staticData: { title: 'Dashboard' },
	component: lazyRouteComponent(() => import('#app/pages/home.tsx'), 'HomePage'),
})

/** Where the payment provider sends people back to. */
const dashboard = createRoute({
	getParentRoute: under,
	path: '/dashboard',
	validateSearch: searchReader({ redirect_status: id() }),
	beforeLoad: ({ search }) => {
		reportPaymentOutcome(search)
		throw redirect({ to: '/', replace: true })
	},
})

const aiCoach = createRoute({
	getParentRoute: under,
	path: '/ai-coach',
	staticData: { title: 'AI Coach' },
	validateSearch: readAiCoachSearch,
	component: lazyRouteComponent(() => import('#app/pages/ai-coach.tsx'), 'AiCoachPage'),
})

const recordings = createRoute({
	getParentRoute: under,
	path: '/recordings',
	staticData: { title: 'Recordings' },
	validateSearch: readRecordingsSearch,
	component: lazyRouteComponent(() => import('#app/pages/recordings.tsx'), 'RecordingsPage'),
})

const recording = createRoute({
	getParentRoute: under,
	path: '/recordings/$id',
	staticData: { title: 'Call' },
	/** The moment that the call is opened at, in seconds, and the tab of its review. */
	validateSearch: searchReader({ t: seconds(), tab: oneOf(callTabs) }),
	component: lazyRouteComponent(() => import('#app/pages/recording.tsx'), 'RecordingPage'),
})

const rolePlay = createRoute({
	getParentRoute: under,
	path: '/role-play',
	staticData: { title: 'Role-Play' },
	validateSearch: readRolePlaySearch,
	component: lazyRouteComponent(() => import('#app/pages/role-play.tsx'), 'RolePlayPage'),
})

const salesContent = createRoute({
	getParentRoute: under,
	path: '/sales-content',
	staticData: { title: 'Sales Content' },
	validateSearch: readSalesContentSearch,
	component: lazyRouteComponent(() => import('#app/pages/sales-content.tsx'), 'SalesContentPage'),
})

const creditInsights = createRoute({
	getParentRoute: under,
	path: '/credit-insights',
	staticData: { title: 'Credit Insights' },
	validateSearch: readCreditInsightsSearch,
	component: lazyRouteComponent(() => import('#app/pages/credit-insights.tsx'), 'CreditInsightsPage'),
})

const salesEducation = createRoute({
	getParentRoute: under,
	path: '/sales-education',
	staticData: { title: 'Learning Hub' },
	validateSearch: readLearningHubSearch,
	component: lazyRouteComponent(() => import('#app/pages/sales-education.tsx'), 'SalesEducationPage'),
})

const complianceGuide = createRoute({
	getParentRoute: under,
	path: '/debt-settlement-compliance',
	staticData: { title: 'Compliance Guide' },
	validateSearch: readComplianceGuideSearch,
	component: lazyRouteComponent(
		() => import('#app/pages/debt-settlement-compliance.tsx'),
		'ComplianceGuidePage',
	),
})

const adminDashboard = createRoute({
	getParentRoute: under,
	path: '/admin-dashboard',
	staticData: { title: 'Admin Dashboard' },
	validateSearch: readAdminSearch,
	component: lazyRouteComponent(() => import('#app/pages/admin-dashboard.tsx'), 'AdminDashboardPage'),
})

const complianceReview = createRoute({
	getParentRoute: under,
	path: '/compliance-review',
	staticData: { title: 'Compliance Review' },
	component: lazyRouteComponent(() => import('#app/pages/compliance-review.tsx'), 'ComplianceReviewPage'),
})

const auditTrail = createRoute({
	getParentRoute: under,
	path: '/audit-trail',
	staticData: { title: 'Audit Trail' },
	validateSearch: readAuditTrailSearch,
	component: lazyRouteComponent(() => import('#app/pages/audit-trail.tsx'), 'AuditTrailPage'),
})

const employees = createRoute({
	getParentRoute: under,
	path: '/employees',
	staticData: { title: 'Employees' },
	validateSearch: readEmployeesSearch,
	component: lazyRouteComponent(() => import('#app/pages/employees.tsx'), 'EmployeesPage'),
})

const employee = createRoute({
	getParentRoute: under,
	path: '/employees/$id',
	staticData: { title: 'Employee Profile' },
	validateSearch: readProfileSearch,
	component: lazyRouteComponent(() => import('#app/pages/employee.tsx'), 'EmployeePage'),
})

const goals = createRoute({
	getParentRoute: under,
	path: '/goals',
	staticData: { title: 'Goals & KPIs' },
	component: lazyRouteComponent(() => import('#app/pages/goals.tsx'), 'GoalsPage'),
})

const dialerSettings = createRoute({
	getParentRoute: under,
	path: '/dialer-settings',
	staticData: { title: 'Dialer & live coaching' },
	component: lazyRouteComponent(() => import('#app/pages/dialer-settings.tsx'), 'DialerSettingsPage'),
})

const accountSecurity = createRoute({
	getParentRoute: under,
	path: '/account-security',
	staticData: { title: 'Sign-in & security' },
	component: lazyRouteComponent(() => import('#app/pages/account-security.tsx'), 'AccountSecurityPage'),
})

const integrations = createRoute({
	getParentRoute: under,
	path: '/integrations',
	staticData: { title: 'API & webhooks' },
	validateSearch: readIntegrationsSearch,
	component: lazyRouteComponent(() => import('#app/pages/integrations.tsx'), 'IntegrationsPage'),
})

/** What /api/docs leads to. */
const apiDocs = createRoute({
	getParentRoute: under,
	path: '/api-docs',
	staticData: { title: 'API reference' },
	component: lazyRouteComponent(() => import('#app/pages/api-docs.tsx'), 'ApiDocsPage'),
})

const help = createRoute({
	getParentRoute: under,
	path: '/help',
	staticData: { title: 'Help' },
	validateSearch: readHelpSearch,
	component: lazyRouteComponent(() => import('#app/pages/help.tsx'), 'HelpPage'),
})

const helpArticle = createRoute({
	getParentRoute: under,
	path: '/help/$id',
	staticData: { title: 'Help' },
	component: lazyRouteComponent(() => import('#app/pages/help-article.tsx'), 'HelpArticlePage'),
})

const pricing = createRoute({
	getParentRoute: under,
	path: '/pricing',
	staticData: { title: 'Plans and billing' },
	component: lazyRouteComponent(() => import('#app/pages/pricing.tsx'), 'PricingPage'),
})

const checkout = createRoute({
	getParentRoute: under,
	path: '/checkout',
	staticData: { title: 'Checkout' },
	validateSearch: readOrderSearch,
	component: lazyRouteComponent(() => import('#app/pages/checkout.tsx'), 'CheckoutPage'),
})

const subscribe = createRoute({
	getParentRoute: under,
	path: '/subscribe',
	staticData: { title: 'Subscribe' },
	validateSearch: readOrderSearch,
	component: lazyRouteComponent(() => import('#app/pages/subscribe.tsx'), 'SubscribePage'),
})

export const router = createRouter({
	routeTree: root.addChildren([
		home,
		dashboard,
		aiCoach,
		recordings,
		recording,
		rolePlay,
		salesContent,
		creditInsights,
		salesEducation,
		complianceGuide,
		adminDashboard,
		complianceReview,
		auditTrail,
		employees,
		employee,
		goals,
		dialerSettings,
		accountSecurity,
		integrations,
		apiDocs,
		help,
		helpArticle,
		pricing,
		checkout,
		subscribe,
	]),
	defaultPreload: 'intent',
	defaultPendingComponent: PageSkeleton,
	// A page that loads immediately shows no skeleton, and a skeleton that is shown doesn't flash by.
	defaultPendingMs: 150,
	defaultPendingMinMs: 300,
	defaultErrorComponent: ErrorScreen,
})

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router
	}
	interface StaticDataRouteOption {
		/** What the tab of the browser says before "· Candor". */
		title?: string
	}
}
