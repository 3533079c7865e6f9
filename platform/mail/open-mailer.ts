import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

/** A message of plain text to one person. */
export type Letter = { to: { name: string; address: string }; subject: string; text: string }

export type Mailer = {
	/** Tells for each letter, in the order given, whether the mail server took it. Never throws. */
	send(letters: Letter[]): Promise<boolean[]>
	close(): void
}

/** Letters under way at once: mail servers refuse clients that open many connections. */
const maxConnections = 5
const answerMilliseconds = 10_000
/** Whoever asked waits for the answer: what is not sent by then is told as not sent. */
const patienceMilliseconds = 60_000

/**
 * Sends mail by the server at `url`, smtp://user:password@host:587 (STARTTLS where the server offers it) or
 * smtps://…:465. Failures are logged by their code, without the letter, its address or its link.
 */
export function openMailer({ url, from }: { url: string; from: string }, log: Logger): Mailer {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections,
		connectionTimeout: answerMilliseconds,
		greetingTimeout: answerMilliseconds,
		socketTimeout: answerMilliseconds,
		disableFileAccess: true,
		disableUrlAccess: true,
	})

	async function deliver({ to, subject, text }: Letter) {
		try {
			await transport.sendMail({ from, to, subject, text })
			return 'taken'
		} catch (error) {
			const { code, responseCode } = error as { code?: string; responseCode?: number }
			log.warn({ code, responseCode }, 'could not send an email')
			// Any other failure, a wrong password too, is the server's or ours, and so the same for every letter.
			return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'server away'
		}
	}

	return {
		async send(letters) {
			const wereTaken = letters.map(() => false)
			const until = Date.now() + patienceMilliseconds
			let isAway = false
			const queue = letters.entries()
			const workOff = async () => {
				for (const [index, letter] of queue) {
					if (isAway || Date.now() > until) return
					const outcome = await deliver(letter)
					wereTaken[index] = outcome === 'taken'
					isAway ||= outcome === 'server away'
				}
			}
			await Promise.all(Array.from({ length: maxConnections }, workOff))
			return wereTaken
		},
		close: () => transport.close(),
	}
}
