/**
 * Speaks calls of the sample company: `node seed/speak-sample-calls.ts [ID ...]` makes an MP3 of each call in
 * `features/sample-company/data/audio/voices.yaml` and stores when each turn is heard in `times.json`. For whoever
 * changes the words of these calls; the product never needs it.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
	readSampleCalls,
	readSampleVoices,
	readSpokenTimes,
	sampleAudio,
} from '#features/sample-company/index.ts'
import { speakCall } from './speech.ts'

const named = process.argv.slice(2)
const calls = new Map(readSampleCalls().map((call) => [call.id, call]))
const times = readSpokenTimes()
for (const { id, ...voices } of readSampleVoices()) {
	const call = calls.get(id)
	if (!call) throw new Error(`voices.yaml: ${id} is not a sample call`)
	if (named.length && !named.includes(id)) continue
	const turns = call.turns.map(([speaker, text]) => ({ speaker, text }))
	times[id] = speakCall(
		{ turns, voices, channels: 1, isPhoneBand: true },
		fileURLToPath(sampleAudio(`${id}.mp3`)),
	)
	console.log(`${id}: ${Math.round(times[id].at(-1)?.end ?? 0)} s`)
}
writeFileSync(sampleAudio('times.json'), `${JSON.stringify(times)}\n`)
