/**
 * Speaks the demo calls: `node seed/speak-calls.ts [NAME ...]` makes `calls/NAME.mp3` of `calls/NAME.json` and
 * writes back when each turn is heard. For whoever changes their words; the product never needs it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoCall } from './demo-call.ts'
import { speakCall } from './speech.ts'

const calls = join(import.meta.dirname, 'calls')

const named = process.argv.slice(2)
const names = named.length
	? named
	: readdirSync(calls).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
for (const name of names) {
	const file = join(calls, `${name}.json`)
	const call: DemoCall = JSON.parse(readFileSync(file, 'utf8'))
	const times = speakCall(call, join(calls, `${name}.mp3`))
	for (const [at, turn] of call.turns.entries()) Object.assign(turn, times[at])
	writeFileSync(file, `${JSON.stringify(call, null, '\t')}\n`)
	console.log(`${name}: ${Math.round(times.at(-1)?.end ?? 0)} s, ${call.channels} ch`)
}
