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

/** A token whose signature somebody else has checked. */
const read = (claims: object) =>
	readClaims({ idToken: `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x` }, asked)
const without = (name: keyof typeof whole) => ({ ...whole, [name]: undefined })

test('an ID token with all that is required tells who signed in', async () => {
	expect(await read(whole)).toMatchObject({ sub: 'm-1', email: 'maya@acme.example', email_verified: true })
	expect(await read({ ...whole, aud: ['candor', 'other'], azp: 'candor' })).toMatchObject({ sub: 'm-1' })
})

test.each([
	['without an expiry', without('exp')],
	['that has expired', { ...whole, exp: now - 1 }],
	['whose expiry is no number', { ...whole, exp: String(now + 600) }],
	['without the time it was issued', without('iat')],
	['from the future', { ...whole, iat: now + 3600 }],
	['without an issuer', without('iss')],
	['of another issuer', { ...whole, iss: 'https://evil.example' }],
	['without an audience', without('aud')],
	['for another program', { ...whole, aud: 'other' }],
	['for several programs that names none of them', { ...whole, aud: ['candor', 'other'] }],
	['that was asked for by another program', { ...whole, azp: 'other' }],
	['without a nonce', without('nonce')],
	['without a person', without('sub')],
])('an ID token %s signs nobody in', async (_, claims) => {
	await expect(read(claims)).rejects.toMatchObject({ failure: 'provider-refused' })
})
