import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { readSettings } from '#platform/settings/read-settings.ts'
import { addAdministrator } from './add-administrator.ts'
import { startApp } from './compose-app.ts'

const [username, name, email] = process.argv.slice(2)
if (!username || !name || !email) {
	console.error("Usage: bin/create-admin USERNAME 'Full Name' EMAIL")
	process.exit(2)
}

try {
	const password = (await text(process.stdin)).trimEnd()
	const app = await startApp({ ...readSettings(), roles: [] }, pino({ level: 'silent' }))
	try {
		await addAdministrator(app, { username, name, email, password })
	} finally {
		await app.stop()
	}
	console.log(`${username} can sign in as an administrator.`)
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exit(1)
}
