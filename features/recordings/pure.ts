/** What other features use of calls in other threads: without I/O, and without the libraries of the rest. */
export { readTranscriptFile } from './read-transcript-file.ts'
export { hideNumbers } from './redact-transcript/hide-numbers.ts'
export { redactTranscript } from './redact-transcript/redact-transcript.ts'
