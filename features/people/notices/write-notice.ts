import type { Letter } from '#platform/mail/open-mailer.ts'
import type { Notice, NoticeKind } from './notice.ts'

type Written = { subject: string; happened: string; advice: string }

const notYou = 'If this wasn’t you, tell your administrator right away.'
const signedOut = 'You were signed out everywhere else.'

const own: Record<Exclude<NoticeKind, 'other-provider-account'>, Written> = {
	'password-changed': {
		subject: 'Your Candor password was changed',
		happened: `Your Candor password was changed. ${signedOut}`,
		advice: notYou,
	},
	'password-set': {
		subject: 'Your Candor password was changed',
		happened: `A new Candor password was set with the link you were given. ${signedOut}`,
		advice: notYou,
	},
	'two-factor-on': {
		subject: 'Two-factor is on for your Candor account',
		happened: `Two-factor was turned on for your Candor account. ${signedOut}`,
		advice: notYou,
	},
	'two-factor-off': {
		subject: 'Two-factor is off for your Candor account',
		happened: `Two-factor was turned off for your Candor account. Your password alone signs you in. ${signedOut}`,
		advice: notYou,
	},
	'two-factor-reset': {
		subject: 'Two-factor was reset for your Candor account',
		happened:
			'An administrator reset two-factor for your Candor account and signed you out everywhere. Your password alone signs you in until you set it up again.',
		advice: 'If you didn’t ask for this, tell your administrator right away.',
	},
	'backup-codes-made': {
		subject: 'You have new backup codes for Candor',
		happened: `New backup codes were made for your Candor account. The old ones no longer work. ${signedOut}`,
		advice: notYou,
	},
}

type Recipient = { name: string; address: string }

/** The letter to the person whom it is about. */
export function writeOwnNotice(notice: Notice, to: Recipient): Letter | null {
	if (notice.kind === 'other-provider-account') return null
	const { subject, happened, advice } = own[notice.kind]
	const from = notice.address ? ` from ${notice.address}` : ''
	const text = [`Hello ${to.name},`, happened, `When: ${writeMoment(notice.at)}${from}.`, advice].join('\n\n')
	return { to, subject, text }
}

/** The letter to an administrator about `name`, whose provider account another one tried to replace. */
export function writeAdminNotice(
	notice: Notice,
	to: Recipient,
	about: { name: string; provider: string },
): Letter {
	const { name, provider } = about
	const text = [
		`Hello ${to.name},`,
		`Someone signed in at ${provider} with the email address of ${name}, but with a different ${provider} account than the one ${name} uses. Candor did not let them in.`,
		`When: ${writeMoment(notice.at)}.`,
		`If the address now belongs to someone else, change it in Candor, or deactivate ${name}. If ${name} has a new ${provider} account, open their profile in Candor and choose “Unlink single sign-on”: the next sign-in links the new account.`,
	].join('\n\n')
	return { to, subject: `Candor refused a sign-in as ${name}`, text }
}

const writeMoment = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`
