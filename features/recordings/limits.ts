// Apart from the contract, so that a page that needs a number does not load the library of shapes with it.

/** 1.5 GB, counted as the file managers of the users do (binary). */
export const maxUploadBytes = 1.5 * 1024 ** 3
export const maxDurationSeconds = 120 * 60
/** Files above this go by the resumable way. */
export const resumableAboveBytes = 20 * 1024 ** 2
export const audioExtensions = [
	'mp3',
	'wav',
	'wave',
	'm4a',
	'aac',
	'flac',
	'ogg',
	'webm',
	'mp4',
	'mpeg',
	'mpga',
] as const
export const transcriptExtensions = ['json', 'vtt', 'srt', 'txt'] as const
/** Characters of the reason for which hidden words are read. */
export const shortestRevealReason = 5
export const longestRevealReason = 500
/** Characters of the reason for which a legal hold is placed or lifted. */
export const shortestHoldReason = 5
export const longestHoldReason = 500
/**
 * How long the Telemarketing Sales Rule has records of telemarketing kept: 16 CFR 310.5 as amended in 2024
 * (89 FR 26760; it was 24 months before).
 */
export const recordKeepingYears = 5
