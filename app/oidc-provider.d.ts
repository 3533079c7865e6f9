/** What `fixtures/sign-in-provider.ts` uses of a library that brings no types. */
declare module 'oidc-provider' {
	import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

	type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
	type RequestContext = {
		oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider }
	}

	export class Provider {
		constructor(issuer: string, configuration: Record<string, unknown>)
		Grant: new (of: {
			clientId: string
			accountId: string
		}) => Grant
		callback(): RequestListener
		interactionFinished(
			request: IncomingMessage,
			response: ServerResponse,
			result: { login: { accountId: string } },
		): Promise<void>
	}
	export type { RequestContext }
}
