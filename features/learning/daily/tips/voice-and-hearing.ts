import { advice } from './advice.ts'

export const voiceAndHearing = [
	...advice('voice_care', 'NIDCD, Taking Care of Your Voice', [
		{
			tip: 'Keep water within reach and take a few sips between calls, all shift long.',
			benefitsFor: 'A voice that is still clear for the last disclosure of the day.',
			duration: '10 seconds',
		},
		{
			tip: 'Drinks with caffeine can dry you out. Have a glass of water beside each coffee or cola.',
			benefitsFor: 'Less dryness in the middle of a long explanation.',
			duration: '1 minute',
		},
		{
			tip: 'Give your voice a break between blocks of calls: write notes, read, or simply be quiet.',
			benefitsFor: 'A rested voice sounds unhurried.',
			duration: '5 minutes',
		},
		{
			tip: 'Do not talk over noise. Close the door, move, or ask for a microphone that shuts the room out.',
			benefitsFor: 'You can stay calm and low instead of loud.',
			duration: '1 minute',
		},
		{
			tip: 'Stay away from both ends of your voice today: neither shout nor whisper.',
			benefitsFor: 'An even tone that is easy to trust.',
			duration: 'All shift',
		},
		{
			tip: 'Before you speak, let a deep breath fill your chest, and let the breath carry the sentence.',
			benefitsFor: 'Sentences that do not fade before the figures at their end.',
			duration: '1 minute',
			difficulty: 'moderate',
		},
		{
			tip: 'Never hold a phone between head and shoulder. Use the headset, or hold it in your hand.',
			benefitsFor: 'A looser neck and both hands free for notes.',
			duration: 'All shift',
		},
		{
			tip: 'If you are hoarse, talk less today: shorter turns, more questions, messages where they will do.',
			benefitsFor: 'A good day to let the customer do the talking.',
			duration: 'All shift',
			difficulty: 'moderate',
		},
		{
			tip: 'In dry or heated rooms, run a humidifier at home, above all in winter.',
			benefitsFor: 'A voice that does not start the morning dry.',
			duration: '5 minutes',
		},
		{
			tip: 'Spend your breaks where nobody smokes. Second-hand smoke irritates the vocal folds.',
			benefitsFor: 'You come back with fresh air and the same voice.',
			duration: '10 minutes',
		},
		{
			tip: 'Speakers train their breath. Take five slow, deep breaths before the first call.',
			benefitsFor: 'A steadier first sentence.',
			duration: '1 minute',
		},
	]),
	...advice('voice_care', 'East Lancashire Hospitals NHS Trust, Vocal Hygiene', [
		{
			tip: 'Let your face, throat, neck and shoulders go soft while you talk. Check them at each new call.',
			benefitsFor: 'A warmer tone without any effort.',
			duration: '30 seconds',
		},
		{
			tip: 'Start sentences gently. An easy beginning spares the voice.',
			benefitsFor: 'You sound like someone who has time.',
			duration: '1 minute',
			difficulty: 'moderate',
		},
		{
			tip: 'Take an easy breath before a long sentence, so that there is enough of it left at the end.',
			benefitsFor: 'The end of the sentence is where the amount is.',
			duration: '1 minute',
		},
		{
			tip: 'Speak at the quiet end of your own loudness. The headset does the rest.',
			benefitsFor: 'A lower voice slows a worried conversation down.',
			duration: 'All shift',
		},
		{
			tip: 'Clear your throat only when you must, and then gently.',
			benefitsFor: 'Fewer scratches in the voice by the afternoon.',
			duration: '10 seconds',
		},
		{
			tip: 'While you listen, let your teeth come apart and your lips open a little.',
			benefitsFor: 'A loose jaw, and a reminder to listen.',
			duration: '30 seconds',
		},
		{
			tip: 'With a cold, ask less of your voice: fewer calls, or more of the work that needs no talking.',
			benefitsFor: 'The customer hears care and no strain.',
			duration: 'All shift',
			difficulty: 'moderate',
		},
		{
			tip: 'For a tickle in the throat, chew gum or suck a boiled sweet rather than a lozenge, between calls.',
			benefitsFor: 'No coughing into the microphone.',
			duration: '5 minutes',
		},
		{
			tip: 'Speak when the people around you are quiet, so that you need not raise your voice.',
			benefitsFor: 'You are heard the first time.',
			duration: '10 seconds',
		},
	]),
	...advice('hearing', 'NIDCD, Noise-Induced Hearing Loss', [
		{
			tip: 'Too loud, too close, too long: turn the headset down to the lowest level at which you follow easily.',
			benefitsFor: 'Less tired ears hear more of what is not said.',
			duration: '10 seconds',
		},
		{
			tip: 'Too long counts as well: take the headset off in every break.',
			benefitsFor: 'You listen better to the call after the break.',
			duration: '5 minutes',
		},
	]),
	...advice('hearing', 'USA.gov, Turn Down the Sound', [
		{
			tip: 'If a colleague beside you must raise their voice to be understood, the room is too loud. Say so.',
			benefitsFor: 'A quieter floor is heard on every call.',
			duration: '1 minute',
		},
		{
			tip: 'Do your ears buzz or ring after the shift? Then it was too loud: start tomorrow with less volume.',
			benefitsFor: 'Your ears are half of your work.',
			duration: '10 seconds',
		},
	]),
]
