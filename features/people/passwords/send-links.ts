import type { Letter } from '#platform/mail/open-mailer.ts'
import type { Invitation } from '../contract.ts'
import type { PeopleContext } from '../people-context.ts'
import type { MadeLink } from './make-link.ts'

/**
 * Mails each link to its person where a mail server is set. What could not be mailed is answered as a link, for the
 * administrator to hand over: an invitation is never lost. In the order given.
 */
export async function sendLinks({ mailer }: PeopleContext, links: MadeLink[]): Promise<Invitation[]> {
	const wereMailed = mailer ? await mailer.send(links.map(writeLetter)) : []
	return links.map(({ address, expiresAt }, index) => {
		const wasMailed = wereMailed[index] ?? false
		return { link: wasMailed ? null : address, expiresAt: expiresAt.toISOString(), wasMailed }
	})
}

const written = {
	invitation: { subject: 'Your Candor account', opening: 'You have been invited to Candor.' },
	reset: {
		subject: 'Set a new password for Candor',
		opening: 'An administrator has asked you to set a new password for Candor. The old one no longer works.',
	},
}

function writeLetter({ person, kind, address, expiresAt }: MadeLink): Letter {
	const { subject, opening } = written[kind]
	const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
	const text = [
		`Hello ${person.name},`,
		`${opening} Set your password here:`,
		address,
		`The link works once, until ${until}. Your username is ${person.username}.`,
		'If you weren’t expecting this message, you can ignore it.',
	].join('\n\n')
	return { to: { name: person.name, address: person.email }, subject, text }
}
