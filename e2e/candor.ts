import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type ConsoleMessage, expect, type Page, request } from '@playwright/test'
import { type SomeServer, startServer } from '#app/fixtures/server.ts'
import { demoPassword, signedIn } from '#app/fixtures/signed-in.ts'

export { demoPassword, expect, signedIn }

type Username = 'dana.whitfield' | 'sam.okafor' | 'maya.ortiz'

type Options = {
	/** Who is signed in when a story begins; nobody when null. */
	person: Username | null
	/** What the browser may complain of in its console; otherwise it must stay silent. */
	mayComplain: RegExp | null
}

type Surroundings = {
	/** Environment variables for the server, in addition to the usual ones. */
	environment: Record<string, string>
	/** People to add, with `ownPassword`. A server that is not a demo has only these. */
	ownPeople: { name: string; email: string; role: string }[]
	server: SomeServer & { dataDir: string }
}

/** In the environment of a run: the folder of a demo company whose samples are all scored. */
export const companyFolder = 'CANDOR_SCORED_COMPANY'

/**
 * Stories about the real program: a server with a demo company of its own, shared by the stories that one
 * worker tells, and a browser in which somebody is signed in.
 */
export const test = base.extend<Options, Surroundings>({
	environment: [{}, { scope: 'worker', option: true }],
	ownPeople: [[], { scope: 'worker', option: true }],
	server: [
		async ({ environment, ownPeople }, use) => {
			const dataDir = await mkdtemp(join(tmpdir(), 'candor-journeys-'))
			try {
				await copyCompany(dataDir)
				if (ownPeople.length) await addPeople(dataDir, ownPeople)
				const server = await startServer(dataDir, environment)
				await use({ ...server, dataDir })
				await server.stop()
			} finally {
				await rm(dataDir, { recursive: true, force: true })
			}
		},
		{ scope: 'worker', timeout: 120_000 },
	],
	person: ['maya.ortiz', { option: true }],
	mayComplain: [null, { option: true }],
	baseURL: ({ server }, use) => use(server.address),
	storageState: async ({ server, person }, use) =>
		use(person ? await signedIn(server.address, person) : { cookies: [], origins: [] }),
	page: async ({ page, mayComplain }, use) => {
		const complaints: string[] = []
		const note = (message: ConsoleMessage) => {
			if (message.type() === 'error') complaints.push(message.text())
		}
		page.on('console', note)
		page.on('pageerror', (error) => complaints.push(String(error)))
		await use(page)
		expect(complaints.filter((complaint) => !mayComplain?.test(complaint))).toEqual([])
	},
})

/** Copies the demo company into the data folder of a server that has not started yet. */
export async function copyCompany(dataDir: string) {
	await cp(process.env[companyFolder] ?? '', dataDir, { recursive: true })
}

async function addPeople(dataDir: string, ownPeople: Surroundings['ownPeople']) {
	const demo = await startServer(dataDir)
	const dana = await request.newContext({ baseURL: demo.address })
	await dana.post('/api/login', { data: { username: 'dana.whitfield', password: demoPassword } })
	for (const person of ownPeople) {
		const { invitation } = await (await dana.post('/api/employees', { data: person })).json()
		const address = invitation.link.replace('/set-password?token=', '/api/password-links/')
		const invited = await request.newContext()
		await invited.post(address, { data: { password: ownPassword } })
		await invited.dispose()
	}
	await dana.dispose()
	await demo.stop()
}

/** Waits until no recording visible to the current user is being processed. */
export async function untilAllScored({ request }: Pick<Page, 'request'>) {
	const isBusy = async () => {
		const list = await (await request.get('/api/recordings?view=summary&limit=200')).json()
		return list.some(({ status }: { status: string }) => status === 'processing')
	}
	await expect.poll(isBusy, { timeout: 240_000 }).toBe(false)
}

export const ownPassword = 'a long way to Fernbrook'
