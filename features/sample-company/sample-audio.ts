import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** A synthesizer's voice, `flite:NAME`, `festival:NAME` or `espeak:NAME`, with its pitch and pace changed (1 is as it comes). */
export const SyntheticVoice = z.object({
	voice: z.string(),
	semitones: z.number().optional(),
	pace: z.number().optional(),
})
export type SyntheticVoice = z.infer<typeof SyntheticVoice>

const Voices = z.array(z.object({ id: z.uuid(), rep: SyntheticVoice, customer: SyntheticVoice }))
const Times = z.record(z.uuid(), z.array(z.object({ start: z.number(), end: z.number() })))

/** The address of a file about calls with audio. */
export const sampleAudio = (file: string) => new URL(`./data/audio/${file}`, import.meta.url)

/** The sample calls that can be heard, by their ids, and who speaks them. */
export const readSampleVoices = () => readData(sampleAudio('voices.yaml'), Voices)

/** When each turn of these calls is heard, in seconds, by the id of the call. */
export const readSpokenTimes = () => Times.parse(JSON.parse(readFileSync(sampleAudio('times.json'), 'utf8')))
