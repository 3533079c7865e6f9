import { elsewhere } from './some-sign-in-provider.ts'

/** Where the product under test is reached. */
export const us = 'http://candor.test'
/** The people the stand-in provider knows, by the name a test signs them in with. */
export const knownAtProvider = {
	maya: { sub: 'm-1', name: 'Maya at Acme', email: 'Maya.Ortiz@demo.invalid', email_verified: true },
	dana: { sub: 'd-1', name: 'Dana', email: 'dana.whitfield@demo.invalid', email_verified: true },
	unverified: { sub: 'u-1', name: 'Sam?', email: 'sam.okafor@demo.invalid', email_verified: false },
	recycled: { sub: 'm-2', name: 'Mary', email: 'maya.ortiz@demo.invalid', email_verified: true },
	stranger: { sub: 's-1', name: 'Ann Lee', email: 'ann.lee@acme.example', email_verified: true },
	chief: {
		sub: 'c-1',
		name: 'Cat Chief',
		email: 'cat@acme.example',
		email_verified: true,
		groups: ['coaches'],
	},
}
type Known = keyof typeof knownAtProvider

type App = { api: { request(path: string, init?: RequestInit): Response | Promise<Response> } }

/** Follows the addresses that a browser is led to, and keeps the cookies of each host. */
export function someBrowser({ api }: App) {
	const jars = new Map<string, Map<string, string>>()
	async function open(address: string): Promise<Response> {
		const { origin, host, pathname, search } = new URL(address)
		const jar = jars.get(host) ?? new Map<string, string>()
		jars.set(host, jar)
		const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
		const answer =
			origin === us
				? await api.request(pathname + search, { headers })
				: await fetch(address, { headers, redirect: 'manual' })
		for (const set of answer.headers.getSetCookie()) {
			const [, name = '', value = ''] = set.match(/^([^=]+)=([^;]*)/) ?? []
			if (/max-age=0(;|$)|expires=thu, 01 jan 1970/i.test(set)) jar.delete(name)
			else jar.set(name, value)
		}
		return answer
	}
	/** Goes on until a page of ours, the sign-in page of the provider, or a program elsewhere. */
	async function follow(address: string): Promise<string> {
		const isPage = address.startsWith(us) && !address.startsWith(`${us}/api/`)
		if (isPage || address.startsWith(elsewhere)) return address
		const answer = await open(address)
		const to = answer.headers.get('location')
		return to ? follow(new URL(to, address).href) : address
	}
	return {
		cookies: (host = 'candor.test') => jars.get(host) ?? new Map<string, string>(),
		open: (path: string) => open(`${us}${path}`),
		follow,
		/** As far as the address that the provider sends the browser back to, not opened yet. */
		async goToProvider(who: Known, to = '/') {
			const page = await follow(`${us}/api/sign-in/sso?${new URLSearchParams({ to })}`)
			let address = `${page}?as=${knownAtProvider[who].sub}`
			for (;;) {
				address = new URL((await open(address)).headers.get('location') ?? '', address).href
				if (address.startsWith(us)) return address
			}
		},
		/** Signs in at the provider as `who`, and returns the page of ours that the browser ends at. */
		async signIn(who: Known, to?: string) {
			return (await follow(await this.goToProvider(who, to))).slice(us.length)
		},
	}
}

export const sessionOf = (browser: ReturnType<typeof someBrowser>) =>
	`candor.session_token=${browser.cookies().get('candor.session_token')}`

export const whoIsIn = async (browser: ReturnType<typeof someBrowser>) => {
	const answer = await browser.open('/api/user')
	return answer.status === 200 ? ((await answer.json()) as { username: string }).username : answer.status
}
