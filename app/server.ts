import { once } from 'node:events'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { prepareThreadToCoach } from '#features/chat/index.ts'
import { prepareThreadToReadLive } from '#features/live-coaching/index.ts'
import { demoSignIns } from '#features/people/index.ts'
import { orderSampleCompany } from '#features/sample-company/index.ts'
import { openSocketServer } from '#platform/live/socket-server.ts'
import { createLog } from '#platform/log/create-log.ts'
import { readSettings, type Settings, WrongSetting } from '#platform/settings/read-settings.ts'
import type { Threads } from '#platform/threads/thread-task.ts'
import { seedDemoCompany } from '#seed/seed-demo-company.ts'
import { answerWhileStarting } from './answer-while-starting.ts'
import { startApp } from './compose-app.ts'
import { createServer, type FetchHandler } from './create-server.ts'
import { serveHealth } from './serve-health.ts'
import { serveWebApp } from './serve-web-app.ts'

/** Time that requests in flight get to finish during shutdown. */
const stopMilliseconds = 20_000
const socketPingMilliseconds = 30_000
/** Preloading takes three seconds of processor time, which the first requests after the start need more. */
const preloadAfterMilliseconds = 10_000

const settings = settingsOrExit()
const log = createLog(settings.logLevel)
let isStopping = false
/** Replaced by the app's handler once it is ready. */
let handleRequest: FetchHandler = answerWhileStarting
const sockets = openSocketServer()
const server = settings.roles.includes('web') ? await listen(settings) : null
const app = await startApp(settings, log).catch(exitBecause)
if (settings.demo && settings.roles.includes('web'))
	await app.database.inTurn(async () => {
		await seedDemoCompany(app)
		if (settings.sampleCompany) await orderSampleCompany(app.services)
	})
if (server) {
	serveHealth(app, { metricsToken: settings.metricsToken, isStopping: () => isStopping })
	if (!serveWebApp(app.api as never)) log.warn('web app build not found: serving only the API')
	handleRequest = app.api.fetch
	greet(addressOf(server))
	setTimeout(() => preloadThreads(app.services.threads), preloadAfterMilliseconds).unref()
}
if (settings.roles.includes('worker')) await app.work()
// Saves compiled code for the next start if NODE_COMPILE_CACHE is set: Node itself saves only on a clean exit.
flushCompileCache()
const pinging = setInterval(pingSockets, socketPingMilliseconds)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
app.database.onFailure((error) => {
	log.fatal({ err: error }, 'embedded database exited')
	process.exit(1)
})

function preloadThreads(threads: Threads) {
	for (const prepare of [prepareThreadToReadLive, prepareThreadToCoach])
		void prepare(threads).catch((error) => {
			if (!isStopping) log.warn({ err: error }, 'could not preload a thread')
		})
}

function settingsOrExit() {
	try {
		return readSettings()
	} catch (error) {
		if (error instanceof WrongSetting) exitBecause(error)
		throw error
	}
}

/** Prints one line without a stack trace: its reader is the person starting the program. */
function exitBecause(error: unknown): never {
	console.error(`Candor did not start. ${error instanceof Error ? error.message : error}`)
	process.exit(1)
}

/** Starts listening before the database opens: a port conflict fails immediately, and early requests get a 503. */
async function listen({ host, port }: Settings) {
	const server = createServer((request, env) => handleRequest(request, env), sockets)
	await once(server.listen(port, host), 'listening').catch(exitBecause)
	return server
}

function addressOf(server: Server) {
	const { port } = server.address() as AddressInfo
	return `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`
}

function greet(address: string) {
	console.log(`Candor is at ${address}`)
	if (!settings.demo) return
	console.log('Demo sign-ins (sample data):')
	for (const { username, password, role } of demoSignIns) console.log(`  ${username} / ${password} (${role})`)
}

function pingSockets() {
	for (const socket of sockets.clients as Set<import('ws').WebSocket & { isSilent?: boolean }>) {
		if (socket.isSilent) socket.terminate()
		else {
			socket.isSilent = true
			socket.once('pong', () => {
				socket.isSilent = false
			})
			socket.ping()
		}
	}
}

async function stop(code: number) {
	if (isStopping) return
	isStopping = true
	setTimeout(() => process.exit(1), stopMilliseconds).unref()
	clearInterval(pinging)
	for (const socket of sockets.clients) socket.close(1001, 'server stopping')
	server?.closeIdleConnections()
	await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
	await app.stop()
	process.exit(code)
}
