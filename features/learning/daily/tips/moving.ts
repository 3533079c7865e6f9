import { advice } from './advice.ts'

export const moving = [
	...advice('movement', 'CDC, Physical Activity Basics', [
		{
			tip: 'Walk briskly for 30 minutes today. Five such days make the 150 minutes that adults need each week.',
			benefitsFor: 'Energy that is still there in the afternoon.',
			duration: '30 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'You need not do it at once: split today’s activity into three chunks of ten minutes.',
			benefitsFor: 'Each chunk is a break from the phone as well.',
			duration: '30 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Some activity is better than none. Do one small thing that gets you moving.',
			benefitsFor: 'Starting is the hard part, and it is over after a minute.',
			duration: '5 minutes',
		},
		{
			tip: 'Work all major muscle groups on two days this week: legs, hips, back, abdomen, chest, shoulders, arms.',
			benefitsFor: 'Sitting upright is easier with strength to do it.',
			duration: '30 minutes',
			difficulty: 'challenging',
		},
		{
			tip: 'If you are fit for it, a 25-minute jog three times a week also covers the aerobic part.',
			benefitsFor: 'Breath for long sentences.',
			duration: '25 minutes',
			difficulty: 'challenging',
		},
		{
			tip: 'Pick an activity that you enjoy and that matches your abilities. You will stay with that one.',
			benefitsFor: 'Something to look forward to when the headset comes off.',
			duration: '5 minutes',
		},
		{
			tip: 'Write down what you did to move this week. A diary shows what a feeling does not.',
			benefitsFor: 'The habit of honest numbers starts with your own.',
			duration: '3 minutes',
		},
		{
			tip: 'Plan the week’s walks on Monday, as you plan callbacks.',
			benefitsFor: 'What is in the calendar happens.',
			duration: '5 minutes',
		},
	]),
	...advice('walking', 'NHS, Walking for Health', [
		{
			tip: 'Take a brisk 10-minute walk in your lunch break. It counts toward your weekly activity.',
			benefitsFor: 'A clear head for the afternoon’s calls.',
			duration: '10 minutes',
		},
		{
			tip: 'The right pace for a brisk walk: you can still talk, but you could not sing.',
			benefitsFor: 'A pace that wakes you up without tiring you out.',
			duration: '10 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Keep comfortable shoes under the desk, so that a walk needs no decision.',
			benefitsFor: 'The walk you can start in a minute is the walk you take.',
			duration: '2 minutes',
		},
		{
			tip: 'Take the stairs instead of the elevator today.',
			benefitsFor: 'A change of pace between two calls.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Go for a stroll with family or friends after dinner.',
			benefitsFor: 'The working day gets a real end.',
			duration: '20 minutes',
		},
		{
			tip: 'Agree on a regular walk with a friend or colleague. A date is harder to skip than a plan.',
			benefitsFor: 'Company that has nothing to do with the queue.',
			duration: '20 minutes',
		},
		{
			tip: 'Walk to music or a podcast. It takes your mind off the effort, and a beat sets the pace.',
			benefitsFor: 'Fresh thoughts between two blocks of calls.',
			duration: '15 minutes',
		},
		{
			tip: 'Leave the car for one short trip today and walk it.',
			benefitsFor: 'You arrive awake.',
			duration: '15 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Take a new route today. Variety keeps walking interesting.',
			benefitsFor: 'Noticing things is practice for listening.',
			duration: '15 minutes',
		},
	]),
	...advice('movement', 'American Heart Association, Move More', [
		{
			tip: 'Stand up for your next phone call.',
			benefitsFor: 'A change of posture, and often of tone.',
			duration: '10 minutes',
		},
		{
			tip: 'Choose fixed times to move, with a reminder that you will see.',
			benefitsFor: 'Breaks happen even when the queue is long.',
			duration: '2 minutes',
		},
		{
			tip: 'End one meeting five minutes early and use them to stand up and move.',
			benefitsFor: 'Everyone’s next call begins less stiff.',
			duration: '5 minutes',
		},
		{
			tip: 'Start small: five minutes of movement today, and build up from there.',
			benefitsFor: 'Small and done beats large and planned.',
			duration: '5 minutes',
		},
		{
			tip: 'Hold your next one-to-one as a walk. In good weather, outside.',
			benefitsFor: 'Hard feedback is easier side by side.',
			duration: '15 minutes',
		},
		{
			tip: 'Park farther from the door and walk the rest.',
			benefitsFor: 'A few quiet minutes before the first hello.',
			duration: '5 minutes',
		},
		{
			tip: 'Take the stairs for just a floor or two, then the elevator if you like.',
			benefitsFor: 'A quick wake-up before you log in.',
			duration: '2 minutes',
		},
		{
			tip: 'No time for an hour of exercise? Ten minutes at home count, and they add up.',
			benefitsFor: 'Stress from the phone goes somewhere.',
			duration: '10 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Walk the dog, yours or a neighbor’s. Both of you will be healthier for it.',
			benefitsFor: 'Someone who never raises an objection.',
			duration: '20 minutes',
		},
	]),
]
