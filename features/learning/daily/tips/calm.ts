import { advice } from './advice.ts'

export const calm = [
	...advice('breathing', 'NHS, Breathing Exercises for Stress', [
		{
			tip: 'Breathe in through the nose for a count of five and out through the mouth for five. Keep on for 3 minutes.',
			benefitsFor: 'A calmer voice for the hard conversation you have put off.',
			duration: '3 minutes',
		},
		{
			tip: 'Let your breath flow as deep into your belly as is comfortable, without forcing it.',
			benefitsFor: 'Fewer rushed sentences.',
			duration: '3 minutes',
		},
		{
			tip: 'Before a tense call, put both feet flat on the ground, hip-width apart, and breathe gently and regularly.',
			benefitsFor: 'You begin from calm instead of looking for it.',
			duration: '1 minute',
		},
		{
			tip: 'Breathe gently, without pausing or holding it, for five minutes at the end of the shift.',
			benefitsFor: 'The day’s calls stay at work.',
			duration: '5 minutes',
			difficulty: 'moderate',
		},
	]),
	...advice('stress', 'NCCIH, Relaxation Techniques', [
		{
			tip: 'Tense one group of muscles for a moment, then let go. Begin at the feet and go up to the face.',
			benefitsFor: 'You notice tension before the customer hears it.',
			duration: '5 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Close your eyes and picture a place where you feel calm, in as much detail as you can.',
			benefitsFor: 'A short way out of a bad call.',
			duration: '3 minutes',
		},
		{
			tip: 'Slow your breathing on purpose and keep it regular and deep for a few minutes.',
			benefitsFor: 'A reset that fits between two calls.',
			duration: '2 minutes',
		},
	]),
	...advice('stress', 'NIH, Emotional Wellness Toolkit', [
		{
			tip: 'Notice one good moment of this morning and give it half a minute.',
			benefitsFor: 'A friendlier hello on the next call.',
			duration: '30 seconds',
		},
		{
			tip: 'Look at today’s hardest call from another angle: what could it teach?',
			benefitsFor: 'Mistakes become practice.',
			duration: '5 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Do something you enjoy today, only for yourself.',
			benefitsFor: 'People with something left give more.',
			duration: '20 minutes',
		},
		{
			tip: 'Decide what must get done now and what can wait.',
			benefitsFor: 'One call at a time, with your mind on it.',
			duration: '5 minutes',
		},
		{
			tip: 'Show compassion for yourself: at the end of the day note what you accomplished, not what you missed.',
			benefitsFor: 'Tomorrow starts with what works.',
			duration: '3 minutes',
		},
		{
			tip: 'Ask for help when you need it. Name the person before the day begins.',
			benefitsFor: 'Hard calls are lighter with a second opinion.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
	]),
	...advice('stress', 'CDC, Managing Stress', [
		{
			tip: 'Take a break from news and social media until lunch.',
			benefitsFor: 'More attention left for the person on the line.',
			duration: '3 hours',
			difficulty: 'moderate',
		},
		{
			tip: 'Write a few lines about the day in a journal.',
			benefitsFor: 'What is written down need not be carried home.',
			duration: '5 minutes',
		},
		{
			tip: 'Spend a break outdoors, active or simply sitting.',
			benefitsFor: 'Daylight before the next block of calls.',
			duration: '10 minutes',
		},
		{
			tip: 'Write down something specific that you are grateful for today.',
			benefitsFor: 'A warmer tone is hard to fake and easy to find.',
			duration: '2 minutes',
		},
		{
			tip: 'Talk with someone you trust about what weighs on you.',
			benefitsFor: 'You hear others better once you have been heard.',
			duration: '15 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Make time to unwind tonight, and put it in the calendar as you would a callback.',
			benefitsFor: 'Rest that is planned takes place.',
			duration: '30 minutes',
		},
	]),
	...advice('stress', 'NIMH, Caring for Your Mental Health', [
		{
			tip: 'Schedule a relaxing hour this week: music, reading, time in nature, an easy hobby.',
			benefitsFor: 'Something of yours in a week of other people’s worries.',
			duration: '1 hour',
		},
		{
			tip: 'Learn to say no to a new task when you start to take on too much.',
			benefitsFor: 'What you did promise gets done.',
			duration: '1 minute',
			difficulty: 'challenging',
		},
		{
			tip: 'Notice how caffeine affects your mood. For some people less is better.',
			benefitsFor: 'An even pace in the afternoon.',
			duration: '1 minute',
		},
	]),
	...advice('connection', 'NHS, Five Steps to Mental Wellbeing', [
		{
			tip: 'Have lunch with a colleague today.',
			benefitsFor: 'The best lines are traded at lunch.',
			duration: '30 minutes',
		},
		{
			tip: 'Thank someone for something they did for you.',
			benefitsFor: 'Teams that say thank you share what they know.',
			duration: '1 minute',
		},
		{
			tip: 'Ask a colleague how they are, and really listen to the answer.',
			benefitsFor: 'Listening, practiced where nobody is scored.',
			duration: '5 minutes',
		},
		{
			tip: 'Learn something new this week that has nothing to do with work.',
			benefitsFor: 'Confidence travels from one thing to another.',
			duration: '20 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Pay attention to the present moment: what you see, hear and feel right now.',
			benefitsFor: 'Being there is what a caller notices first.',
			duration: '2 minutes',
		},
	]),
	...advice('stress', 'NHS, 10 Stress Busters', [
		{
			tip: 'At the end of the day write down three things that went well.',
			benefitsFor: 'You go home with more than the last no.',
			duration: '3 minutes',
		},
		{
			tip: 'Some things cannot be changed. Put your effort into those that you control.',
			benefitsFor: 'The next question is yours. The answer is not.',
			duration: '2 minutes',
			difficulty: 'challenging',
		},
		{
			tip: 'Pick the one task that makes a real difference today and do it first.',
			benefitsFor: 'The hardest callback is behind you by ten.',
			duration: '30 minutes',
			difficulty: 'moderate',
		},
	]),
]
