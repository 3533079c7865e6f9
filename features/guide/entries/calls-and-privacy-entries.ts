import type { GuideEntry } from '#features/compliance/index.ts'
import {
	audioExtensions,
	maxDurationSeconds,
	maxUploadBytes,
	transcriptExtensions,
} from '#features/recordings/limits.ts'

const gigabytes = maxUploadBytes / 1024 ** 3
const minutes = maxDurationSeconds / 60
const inWords = (extensions: readonly string[]) => extensions.map((each) => each.toUpperCase()).join(', ')

/** What the guide says of recordings, and of who sees what, by what people ask. */
export const callsAndPrivacyEntries: readonly GuideEntry[] = [
	{
		id: 'uploading-a-call',
		title: 'Uploading a call',
		kind: 'fact',
		asked: [
			'how do i upload a call',
			'what file formats can i upload',
			'max file size',
			'how long can a recording be',
			'upload failed too big',
			'can i upload mp3',
			'upload a transcript',
			'does it take m4a',
			'my upload stopped halfway',
			'file type not supported',
			'what kinds of audio can i put in',
			'add a recording',
			'supported audio files',
			'how big can the file be',
			'where do i put my calls',
		],
		answer: `On the Recordings page, by choosing a file or dropping it there. Audio: ${inWords(audioExtensions)}, up to ${gigabytes} GB or ${minutes} minutes. A transcript may come with the audio or instead of it: ${inWords(transcriptExtensions)}. A large upload that is interrupted can be resumed.`,
		points: [
			'Two-channel recordings keep rep and customer apart best.',
			'A text transcript needs a speaker at each turn: "Rep: …", "Customer: …".',
			'If the speakers are the wrong way round, they can be swapped on the page of the call.',
		],
		related: ['how-the-score-is-made', 'hidden-personal-numbers', 'draft-transcripts'],
	},
	{
		id: 'draft-transcripts',
		title: 'Wrong words in a transcript',
		kind: 'fact',
		asked: [
			'the transcript is wrong',
			'transcript has wrong words',
			'what is a draft transcript',
			'it misheard me',
			'speakers are mixed up',
			'rep and customer swapped',
			'bad transcription',
			'words in the transcript are off',
			'typed out wrong',
		],
		answer:
			'Recognizers mishear, most of all on poor lines. Words recognized too unsurely to judge are marked unclear and do not count against you; a transcript from the built-in draft recognizer is labeled as a draft. Swap the speakers if they are the wrong way round, and dispute a finding that rests on a misheard word.',
		related: ['disputing-a-finding', 'uploading-a-call'],
	},
	{
		id: 'what-others-see',
		title: 'Who sees what',
		kind: 'fact',
		asked: [
			'can my manager see my calls',
			'who can see my recordings',
			'do other reps see my score',
			'can admins see my practice calls',
			'is this chat private',
			'does my boss read what i ask you',
			'what do admins see',
			'privacy in candor',
			'can i see other reps calls',
			'does my boss see this chat',
			'are my conversations private',
			'who listens to my calls',
			'who can see my recordings and scores',
			'do you record what i ask you',
			'is what i type here saved',
		],
		answer:
			'A rep sees their own calls and scores; administrators see those of everybody. Practice calls belong to whoever held them and nobody else reads them, administrators included. Conversations with me are yours too.',
		related: ['hidden-personal-numbers', 'practice-role-play', 'team-figures'],
	},
	{
		id: 'team-figures',
		title: 'Figures of the team',
		kind: 'fact',
		asked: [
			'how is the team doing',
			'where do i see the whole team',
			'show me all the reps',
			'compare reps',
			'which rep has the most findings',
			'team pass rate',
			'open disputes where',
		],
		answer:
			'Administrators see the calls of everybody under Recordings and the disputes under Compliance Review, and can ask me about the team. Reps see their own figures alone, and I keep to the same rule.',
		related: ['what-others-see', 'disputing-a-finding'],
	},
	{
		id: 'hidden-personal-numbers',
		title: 'Hidden personal numbers',
		kind: 'fact',
		asked: [
			'why does it say [card number]',
			'what personal data is hidden',
			'is the social security number stored',
			'redacted transcript',
			'customer read his card on the call is that saved',
			'can i see the hidden words',
			'pii in recordings',
			'how do you protect customer data',
			'customer gave her ssn on the call',
			'card number spoken on the recording',
			'sensitive numbers blacked out',
		],
		answer:
			'Card, bank account, routing, social security and security-code numbers and dates of birth are taken out of the transcript before anything reads it, and a bracket says what was there. An administrator may read the original words with a reason, and that is recorded. Names and the audio itself are not changed.',
		why: 'The detector is careful and no proof: a number that nobody names may stay, and whoever may listen to a call hears everything.',
		related: ['what-others-see', 'documenting-a-call'],
	},
	{
		id: 'deleting-a-recording',
		title: 'Deleting a recording',
		kind: 'fact',
		asked: [
			'how do i delete a recording',
			'can i delete a bad call',
			'remove my upload',
			'delete a call forever',
			'uploaded the wrong file',
			'does deleting remove the score',
			'should i delete a call with a violation',
			'get rid of a recording',
			'erase a call',
		],
		answer:
			'You can delete your own recording; audio, transcript and score go for good, and that it was deleted is recorded. Do not delete a call because of a finding: telemarketing records are to be kept, so ask compliance before you delete anything that is the only copy.',
		citation: '16 CFR 310.5',
		related: ['documenting-a-call', 'disputing-a-finding', 'uploading-a-call'],
	},
]
