/** Why a sign-in at the provider, which people know as `name`, came to nothing. */
export const signInFailures = {
	'provider-unreachable': (name: string) => `${name} cannot be reached. Please try again in a minute.`,
	'provider-refused': (name: string) => `${name} did not sign you in. Please try again.`,
	'sign-in-expired': () => 'This sign-in took too long, or was begun in another window. Please try again.',
	'email-not-verified': (name: string) =>
		`${name} does not say that your email address is verified, so nobody can tell whose account is yours. Please ask your administrator.`,
	'unknown-person': () => 'You do not have an account here. Please ask your administrator for one.',
	'another-account': (name: string) =>
		`Your account here belongs to a different ${name} account. Your administrator has been told: ask them to unlink it if it is yours.`,
	deactivated: () => 'Your account is deactivated. Please ask your administrator.',
	'too-many-attempts': () => 'Too many attempts. Please wait a minute and try again.',
} satisfies Record<string, (name: string) => string>

export type SignInFailure = keyof typeof signInFailures

/** Whether this is one of them: it comes from an address that anybody can write. */
export const isSignInFailure = (name: string): name is SignInFailure => Object.hasOwn(signInFailures, name)
