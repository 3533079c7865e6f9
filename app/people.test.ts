import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Person } from '#features/people/contract.ts'
import { people } from '#features/people/tables.ts'
import { someHouse } from './some-house.ts'

test('administrators alone read who works here, by name', async () => {
	const house = await someHouse()
	expect((await house.api.request('/api/employees')).status).toBe(401)
	expect((await (await house.signIn('maya.ortiz')).request('/api/employees')).status).toBe(403)
	const dana = await house.signIn('dana.whitfield')
	const read = async () => Person.array().parse(await (await dana.request('/api/employees')).json())
	const names = (await read()).map(({ name }) => name)
	expect(names).toEqual([...names].sort())
	expect(names).toContain('Maya Ortiz')

	await house.services.db.update(people).set({ banned: true }).where(eq(people.username, 'maya.ortiz'))
	expect((await read()).map(({ name }) => name)).toEqual(names.filter((name) => name !== 'Maya Ortiz'))
})
