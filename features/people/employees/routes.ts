import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { json, newRouter } from '#platform/http/api.ts'
import { ownOrigin } from '#platform/http/own-address.ts'
import { Problem } from '#platform/http/problem.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import { requireRecentSignIn } from '../confirm/require-recent-sign-in.ts'
import {
	AddedEmployee,
	EditEmployee,
	Employee,
	EmployeesQuery,
	Goals,
	Invitation,
	NewEmployee,
	PasswordReset,
	PasswordResets,
	PeopleImport,
} from '../contract.ts'
import { importPeople } from '../import/import-people.ts'
import { importLimits } from '../limits.ts'
import { inviteAgain } from '../passwords/invite-again.ts'
import { resetPasswords } from '../passwords/reset-passwords.ts'
import type { PeopleContext } from '../people-context.ts'
import type { SignedIn } from '../read-session.ts'
import { unlinkSingleSignOn } from '../single-sign-on/other-account.ts'
import { resetTwoFactor } from '../two-factor/reset-two-factor.ts'
import { addEmployee } from './add-employee.ts'
import { changeEmployee } from './change-employee.ts'
import { listEmployees } from './list-employees.ts'
import { readEmployee } from './read-employee.ts'
import { setGoals } from './set-goals.ts'

const params = z.object({ id: z.string().min(1).max(100) })
const body = <T extends z.ZodType>(schema: T, description: string) => ({
	required: true,
	...json(schema, description),
})

const list = createRoute({
	method: 'get',
	path: '/api/employees',
	request: { query: EmployeesQuery },
	responses: { 200: json(z.array(Employee), 'One page of employees, by name') },
})
const read = createRoute({
	method: 'get',
	path: '/api/employees/{id}',
	request: { params },
	responses: { 200: json(Employee, 'The employee') },
})
const add = createRoute({
	method: 'post',
	path: '/api/employees',
	request: { body: body(NewEmployee, 'The new employee') },
	responses: { 201: json(AddedEmployee, 'Added and invited') },
})
const change = createRoute({
	method: 'patch',
	path: '/api/employees/{id}',
	request: { params, body: body(EditEmployee, 'The fields to change') },
	responses: { 200: json(Employee, 'Changed') },
})
const goals = createRoute({
	method: 'post',
	path: '/api/employees/goals',
	request: { body: body(Goals, 'The employees and their new weekly call target') },
	responses: { 200: json(z.object({ updated: z.number() }), 'How many people were updated') },
})
const resets = createRoute({
	method: 'post',
	path: '/api/employees/password-resets',
	request: { body: body(PasswordResets, 'The people who must set a new password') },
	responses: { 200: json(z.array(PasswordReset), 'Signed out; the links that were not emailed') },
})
const invitation = createRoute({
	method: 'post',
	path: '/api/employees/{id}/invitation',
	request: { params },
	responses: { 200: json(Invitation, 'A new invitation; the previous one stops working') },
})
const twoFactorReset = createRoute({
	method: 'post',
	path: '/api/employees/{id}/two-factor-reset',
	request: { params },
	responses: {
		200: json(Employee, 'The person, signed out and without two-factor until they set it up again'),
	},
})
const unlinking = createRoute({
	method: 'post',
	path: '/api/employees/{id}/single-sign-on-reset',
	request: { params },
	responses: { 200: json(Employee, 'Signed out; the next sign-in at the provider links an account again') },
})
const importing = createRoute({
	method: 'post',
	path: '/api/employees/import',
	middleware: [
		bodyLimit({
			maxSize: importLimits.bytes,
			onError() {
				throw new Problem(413, 'file-too-large', 'This file is larger than 1 MB.')
			},
		}),
	] as const,
	request: {
		query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
		body: { required: true, content: { 'text/csv': { schema: z.string() } } },
	},
	responses: { 200: json(PeopleImport, 'The result of each row, or what it would be in a dry run') },
})

/** Whether an edit can grant access to an account: password resets go to the email address. */
const canGrantAccess = ({ role, email, isActive }: EditEmployee) =>
	role !== undefined || email !== undefined || isActive === true

/** Everything under /api/employees, for administrators only: the app guards the paths. */
export function employeeRoutes(context: PeopleContext) {
	const { db, settings } = context
	/** The address under which the recipient of a link reaches us, https://candor.example without a path. */
	const originOf = (c: Context) => ownOrigin(c, settings)
	return newRouter<SignedIn>()
		.openapi(list, async (c) => {
			const { page, ...listed } = await listEmployees(db, c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(page, 200)
		})
		.openapi(read, async (c) => c.json(await readEmployee(db, c.req.valid('param').id), 200))
		.openapi(add, async (c) => {
			const employee = c.req.valid('json')
			if (employee.role === 'admin') requireRecentSignIn(c.get('session'))
			return c.json(await addEmployee(context, c.get('person'), employee, originOf(c)), 201)
		})
		.openapi(change, async (c) => {
			const { id } = c.req.valid('param')
			const edit = c.req.valid('json')
			if (canGrantAccess(edit)) requireRecentSignIn(c.get('session'))
			return c.json(await changeEmployee(context, c.get('person'), id, edit), 200)
		})
		.openapi(goals, async (c) =>
			c.json({ updated: await setGoals(context, c.get('person'), c.req.valid('json')) }, 200),
		)
		.openapi(resets, async (c) => {
			requireRecentSignIn(c.get('session'))
			const { ids } = c.req.valid('json')
			return c.json(await resetPasswords(context, c.get('person'), ids, originOf(c)), 200)
		})
		.openapi(invitation, async (c) => {
			requireRecentSignIn(c.get('session'))
			const { id } = c.req.valid('param')
			return c.json(await inviteAgain(context, c.get('person'), id, originOf(c)), 200)
		})
		.openapi(twoFactorReset, async (c) => {
			requireRecentSignIn(c.get('session'))
			return c.json(await resetTwoFactor(context, c.get('person'), c.req.valid('param').id), 200)
		})
		.openapi(unlinking, async (c) => {
			requireRecentSignIn(c.get('session'))
			return c.json(await unlinkSingleSignOn(context, c.get('person'), c.req.valid('param').id), 200)
		})
		.openapi(importing, async (c) => {
			const isDryRun = c.req.valid('query').dryRun === 'true'
			if (!isDryRun) requireRecentSignIn(c.get('session'))
			const file = new Uint8Array(await c.req.arrayBuffer())
			return c.json(
				await importPeople(context, c.get('person'), { file, isDryRun, origin: originOf(c) }),
				200,
			)
		})
}
