import { expect, test } from 'vitest'
import { readClaims } from './read-claims.ts'

const issuer = 'https://login.example.com'
const asked = { issuer, clientId: 'candor', userinfoEndpoint: undefined }
const now = Math.floor(Date.now() / 1000)
const whole = {
	iss: issuer,
	aud: 'candor',
	sub: 'm-1',
	exp: now + 600,
	iat: now,
	nonce: 'n-1',
	email: 'Maya@Acme.example',
	email_verified: true,
}

/** The auth library checks signatures, so this token has none. */
const read = (claims: object) =>
	readClaims({ idToken: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x` }, asked)
const without = (name: keyof typeof whole) => ({ ...whole, [name]: undefined })

test('accepts an ID token with all required claims', async () => {
	expect(await read(whole)).toMatchObject({ sub: 'm-1', email: 'maya@acme.example', email_verified: true })
	expect(await read({ ...whole, aud: ['candor', 'other'], azp: 'candor' })).toMatchObject({ sub: 'm-1' })
})

test.each([
	['without an expiry', without('exp')],
	['that has expired', { ...whole, exp: now - 1 }],
	['whose expiry is not a number', { ...whole, exp: String(now + 600) }],
	['without an issue time', without('iat')],
	['issued in the future', { ...whole, iat: now + 3600 }],
	['without an issuer', without('iss')],
	['from another issuer', { ...whole, iss: 'https://evil.example' }],
	['without an audience', without('aud')],
	['for another client', { ...whole, aud: 'other' }],
	['for several clients without an authorized party', { ...whole, aud: ['candor', 'other'] }],
	['authorized for another client', { ...whole, azp: 'other' }],
	['without a nonce', without('nonce')],
	['without a subject', without('sub')],
])('rejects an ID token %s', async (_, claims) => {
	await expect(read(claims)).rejects.toMatchObject({ failure: 'provider-refused' })
})
