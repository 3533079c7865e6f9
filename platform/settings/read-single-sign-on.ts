import { isLoopback } from './is-loopback.ts'

type Given = {
	PUBLIC_URL?: string | undefined
	OIDC_ISSUER?: string | undefined
	OIDC_CLIENT_ID?: string | undefined
	OIDC_CLIENT_SECRET?: string | undefined
	OIDC_NAME?: string | undefined
	OIDC_CREATES_PEOPLE: 'on' | 'off'
	OIDC_ADMIN_GROUP?: string | undefined
	LOCAL_SIGN_IN: 'everybody' | 'admins'
}

/** How people sign in at a provider that speaks OpenID Connect. */
export type SingleSignOn = {
	/** Exactly as the provider names itself: https://login.example.com/tenant */
	issuer: string
	clientId: string
	clientSecret: string
	/** What people know the provider as: the button says "Continue with {name}". */
	name: string
	/** Whether somebody whom only the provider knows is let in, and added. */
	createsPeople: boolean
	/** Who is in this group of the provider is an administrator, and nobody else is; null where it does not decide. */
	adminGroup: string | null
	/** Where the provider sends people back to; it must know this address. */
	redirectUri: string
}

const goTogether = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** Null where no provider is set. `refuse` is called with a line that names what is missing or wrong. */
export function readSingleSignOn(given: Given, refuse: (line: string) => never): SingleSignOn | null {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given
	if (!issuer || !clientId || !clientSecret) return refuseHalf(given, refuse)
	const { protocol, host, hostname } = new URL(issuer)
	if (protocol === 'http:' && !isLoopback(hostname))
		refuse('OIDC_ISSUER: must be an https:// address, except on this machine')
	if (!given.PUBLIC_URL)
		refuse('PUBLIC_URL: goes with OIDC_ISSUER; the sign-in provider sends people back to this address')
	return {
		issuer,
		clientId,
		clientSecret,
		name: given.OIDC_NAME ?? host,
		createsPeople: given.OIDC_CREATES_PEOPLE === 'on',
		adminGroup: given.OIDC_ADMIN_GROUP ?? null,
		redirectUri: new URL('/api/sign-in/sso/callback', given.PUBLIC_URL).href,
	}
}

function refuseHalf(given: Given, refuse: (line: string) => never) {
	const missing = goTogether.find((name) => !given[name])
	if (goTogether.some((name) => given[name]))
		refuse(`${missing}: goes with ${goTogether.filter((name) => given[name]).join(' and ')}; set all or none`)
	if (given.LOCAL_SIGN_IN === 'admins')
		refuse('OIDC_ISSUER: goes with LOCAL_SIGN_IN=admins; otherwise nobody else could sign in')
	return null
}
