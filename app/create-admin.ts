import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { createPerson } from '#features/people/index.ts'
import { passwordLength } from '#features/people/limits.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { startHouse } from './house.ts'

const [username, name, email] = process.argv.slice(2)
if (!username || !name || !email) {
	console.error("Usage: bin/create-admin USERNAME 'Full Name' EMAIL")
	process.exit(2)
}

try {
	const password = (await text(process.stdin)).trimEnd()
	if (password.length < passwordLength.least)
		throw new Error(`A password has at least ${passwordLength.least} characters.`)
	const house = await startHouse(readSettings(), pino({ level: 'silent' }))
	await createPerson(house.services.db, house.auth, { username, name, email, password, role: 'admin' })
	await house.stop()
	console.log(`${username} can sign in as an administrator.`)
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exit(1)
}
