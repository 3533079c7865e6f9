import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { readTexts } from '#platform/data/read-texts.ts'
import { SkillCode } from '../contract.ts'

/** What the skills are called. */
export const skillTitles = readData(
	new URL('./skill-titles.yaml', import.meta.url),
	z.record(SkillCode, z.string()),
)

/** What a rep sees about a skill besides its behaviors. */
export const skillTexts = readTexts(new URL('./skill-texts.yaml', import.meta.url), {
	lostPoints: [],
	nothingObserved: [],
	noObjection: [],
	answered: ['objection'],
	notAnswered: ['objection'],
	answeredWell: ['objection'],
	disclosuresGiven: ['given', 'heard'],
	disclosuresGivenInPart: ['given', 'heard', 'partial'],
	noDisclosuresDue: [],
})
