import type { Page } from '@playwright/test'

export type MeasuredPage = {
	name: string
	/** `{call}` is replaced by the id of a scored call. */
	address: string
	isSignedOut?: true
	/** Resolves once the page shows what people come for. */
	isShown: (page: Page) => Promise<void>
	/** The control whose click is timed. */
	control: (page: Page) => ReturnType<Page['getByRole']>
	/** Kilobytes of gzipped JavaScript that a cold visit may transfer. */
	mostJavaScript?: number
}

const heading = (name: string | RegExp) => (page: Page) =>
	page.getByRole('heading', { level: 1, name }).waitFor()

export const measuredPages: MeasuredPage[] = [
	{
		name: 'sign-in',
		address: '/',
		isSignedOut: true,
		isShown: (page) => page.getByRole('button', { name: 'Access Platform' }).waitFor(),
		control: (page) => page.getByRole('button', { name: 'Access Platform' }),
	},
	{
		name: 'home',
		address: '/',
		isShown: heading('Welcome to the Candor coaching platform'),
		control: (page) => page.getByRole('button', { name: 'Upload a call' }),
		mostJavaScript: 170,
	},
	{
		name: 'recordings',
		address: '/recordings',
		isShown: (page) => page.getByRole('button', { name: 'View transcript' }).first().waitFor(),
		control: (page) => page.getByRole('tab', { name: 'Below 70%' }),
	},
	{
		name: 'call',
		address: '/recordings/{call}',
		isShown: (page) => page.getByRole('tab', { name: 'Findings' }).waitFor(),
		control: (page) => page.getByRole('tab', { name: 'Findings' }),
		mostJavaScript: 230,
	},
	{
		name: 'admin dashboard',
		address: '/admin-dashboard',
		isShown: (page) => page.getByRole('heading', { name: 'Top performers' }).waitFor(),
		control: (page) => page.getByRole('radio', { name: '7 days' }),
	},
	{
		name: 'analytics',
		address: '/admin-dashboard?tab=analytics',
		isShown: (page) => page.locator('.recharts-surface').first().waitFor(),
		control: (page) => page.getByRole('tab', { name: 'Compliance Monitoring' }),
	},
	{
		name: 'help',
		address: '/help',
		isShown: heading('Help'),
		control: (page) => page.getByRole('main').getByRole('link').first(),
	},
]
