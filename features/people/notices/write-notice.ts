import type { Letter } from '#platform/mail/open-mailer.ts'
import type { Notice, NoticeKind } from './notice.ts'

type Template = { subject: string; happened: string; advice: string }

const notYou = 'If this wasn’t you, let your administrator know right away.'
const signedOut = 'All your other sessions were signed out.'

const ownerTemplates: Record<Exclude<NoticeKind, 'other-provider-account'>, Template> = {
	'password-changed': {
		subject: 'Your Candor password was changed',
		happened: `Your Candor password was changed. ${signedOut}`,
		advice: notYou,
	},
	'password-set': {
		subject: 'Your Candor password was changed',
		happened:
			'A new Candor password was set with a password reset link. All your earlier sessions were signed out.',
		advice: notYou,
	},
	'two-factor-on': {
		subject: 'Two-factor authentication was turned on for your Candor account',
		happened: `Two-factor authentication was turned on for your Candor account. ${signedOut}`,
		advice: notYou,
	},
	'two-factor-off': {
		subject: 'Two-factor authentication was turned off for your Candor account',
		happened: `Two-factor authentication was turned off for your Candor account. You now sign in with only your password. ${signedOut}`,
		advice: notYou,
	},
	'two-factor-reset': {
		subject: 'Two-factor authentication was reset for your Candor account',
		happened:
			'An administrator reset two-factor authentication for your Candor account and signed you out everywhere. You sign in with only your password until you set it up again.',
		advice: 'If you didn’t ask for this, let your administrator know right away.',
	},
	'backup-codes-made': {
		subject: 'New backup codes were created for your Candor account',
		happened: `New backup codes were created for your Candor account. The old ones no longer work. ${signedOut}`,
		advice: notYou,
	},
}

type Recipient = { name: string; address: string }

/** The email to the account's owner; null for a kind that only administrators receive. */
export function writeOwnNotice(notice: Notice, to: Recipient): Letter | null {
	if (notice.kind === 'other-provider-account') return null
	const { subject, happened, advice } = ownerTemplates[notice.kind]
	const from = notice.address ? ` from ${notice.address}` : ''
	const text = [`Hello ${to.name},`, happened, `When: ${formatTime(notice.at)}${from}.`, advice].join('\n\n')
	return { to, subject, text }
}

/** The email to an administrator after a different provider account tried to sign in as `name`. */
export function writeAdminNotice(
	notice: Notice,
	to: Recipient,
	affected: { name: string; provider: string },
): Letter {
	const { name, provider } = affected
	const text = [
		`Hello ${to.name},`,
		`Someone signed in to ${provider} with ${name}’s email address, but with a different ${provider} account than the one ${name} uses. Candor blocked the sign-in.`,
		`When: ${formatTime(notice.at)}.`,
		`If the email address now belongs to someone else, update it in Candor or deactivate ${name}. If ${name} has a new ${provider} account, open their profile in Candor and choose “Unlink single sign-on”. Their next sign-in links the new account.`,
	].join('\n\n')
	return { to, subject: `Candor blocked a sign-in as ${name}`, text }
}

const formatTime = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
