import { and, eq } from 'drizzle-orm'
import { Problem } from '#platform/http/problem.ts'
import type { Mailer } from '#platform/mail/open-mailer.ts'
import type { Services } from '#platform/services.ts'
import { people } from '../tables.ts'
import { type Notice, noticeJob } from './notice.ts'
import { writeAdminNotice, writeOwnNotice } from './write-notice.ts'

/** Mails security notices, and retries while the mail server is unavailable. */
export async function peopleJobs(services: Services, mailer: Mailer | null) {
	const { jobs, log } = services
	await jobs.handle(noticeJob, {
		async run(notice) {
			if (!mailer) return
			const letters = await writeLetters(services, notice)
			const wereMailed = await mailer.send(letters)
			if (letters.length && !wereMailed.some(Boolean))
				throw new Problem(503, 'not-mailed', 'The mail server did not accept the message.', {
					retryable: true,
				})
		},
		giveUp: async ({ personId, kind }) => log.error({ person: personId, kind }, 'security notice not mailed'),
	})
}

async function writeLetters({ db, settings }: Services, notice: Notice) {
	const select = () => db.select({ name: people.name, address: people.email }).from(people)
	const [person] = await select().where(eq(people.id, notice.personId))
	if (!person) return []
	const letter = writeOwnNotice(notice, person)
	if (letter) return [letter]
	const admins = await select().where(and(eq(people.role, 'admin'), eq(people.banned, false)))
	const provider = settings.singleSignOn?.name ?? 'the sign-in provider'
	return admins.map((admin) => writeAdminNotice(notice, admin, { name: person.name, provider }))
}
