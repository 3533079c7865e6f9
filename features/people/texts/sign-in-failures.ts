/** Why a sign-in at the provider failed. `name` is the provider's name as users know it. */
export const signInFailures = {
	'provider-unreachable': (name: string) => `${name} can’t be reached. Please try again in a minute.`,
	'provider-refused': (name: string) => `${name} did not sign you in. Please try again.`,
	'sign-in-expired': () => 'This sign-in took too long or was started in another window. Please try again.',
	'email-not-verified': (name: string) =>
		`${name} hasn’t confirmed your email address, so Candor can’t match you to an account. Ask your administrator.`,
	'unknown-person': () => 'You don’t have an account here. Ask your administrator for one.',
	'another-account': (name: string) =>
		`Your Candor account is linked to a different ${name} account. We’ve notified your administrators. If this is your new account, ask them to unlink the old one.`,
	deactivated: () => 'Your account is deactivated. Ask your administrator.',
	'too-many-attempts': () => 'Too many attempts. Please wait a minute and try again.',
} satisfies Record<string, (name: string) => string>

export type SignInFailure = keyof typeof signInFailures

/** Whether this is a known failure. It is read from the URL, which anyone can edit. */
export const isSignInFailure = (name: string): name is SignInFailure => Object.hasOwn(signInFailures, name)
