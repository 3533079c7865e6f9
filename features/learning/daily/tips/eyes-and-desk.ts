import { advice } from './advice.ts'

export const eyesAndDesk = [
	...advice('eye_care', 'American Academy of Ophthalmology, Digital Eye Strain', [
		{
			tip: 'Every 20 minutes, look at something 20 feet away for 20 seconds. The far wall of the office will do.',
			benefitsFor: 'Fresher eyes for the small print you read out.',
			duration: '20 seconds',
		},
		{
			tip: 'Between two calls, close your eyes for 20 seconds.',
			benefitsFor: 'A small reset before the next person.',
			duration: '20 seconds',
		},
		{
			tip: 'Sit about an arm’s length from your screen, 18 to 25 inches.',
			benefitsFor: 'Less strain in eyes that read all day.',
			duration: '1 minute',
		},
		{
			tip: 'Place the screen so that your eyes look slightly down, not straight ahead or up.',
			benefitsFor: 'Comfort that lasts past the third call.',
			duration: '2 minutes',
		},
		{
			tip: 'Set brightness and contrast again when the light in the room changes.',
			benefitsFor: 'You read the account without squinting.',
			duration: '30 seconds',
		},
		{
			tip: 'We blink less at screens. Blink slowly ten times before you dial.',
			benefitsFor: 'Eyes that are less dry by the evening.',
			duration: '20 seconds',
		},
		{
			tip: 'Set a timer for your eye breaks today. Nobody remembers them during a busy queue.',
			benefitsFor: 'One thing less to keep in mind on a call.',
			duration: '1 minute',
		},
	]),
	...advice('eye_care', 'American Optometric Association, Computer Vision Syndrome', [
		{
			tip: 'The middle of the screen belongs 4 to 5 inches below the level of your eyes. Measure it once.',
			benefitsFor: 'An upright head breathes and speaks more easily.',
			duration: '3 minutes',
		},
		{
			tip: 'Hunt down glare: turn the screen, lower a blind, or put a filter on it.',
			benefitsFor: 'Fewer misread figures.',
			duration: '3 minutes',
		},
		{
			tip: 'Can you read the screen with your head upright and your back against the chair? If not, move it.',
			benefitsFor: 'You read and sit well at the same time.',
			duration: '1 minute',
		},
		{
			tip: 'Even small uncorrected vision problems add to eye strain. When was your last eye exam?',
			benefitsFor: 'The easiest fix for a tiring screen may be a new pair of glasses.',
			duration: '5 minutes',
		},
	]),
	...advice('breaks', 'HSE, Working With Display Screen Equipment', [
		{
			tip: 'Short, frequent breaks beat long, rare ones: 5 to 10 minutes after each hour at the screen.',
			benefitsFor: 'The eighth hour sounds more like the first.',
			duration: '5 minutes',
		},
		{
			tip: 'Take the break before you are tired, not after.',
			benefitsFor: 'You meet the next caller with some patience left.',
			duration: '5 minutes',
		},
		{
			tip: 'Break the spell of the screen with other work: a note by hand, a walk to the printer.',
			benefitsFor: 'A change of task clears the head between calls.',
			duration: '5 minutes',
		},
		{
			tip: 'Leave the phone in your pocket during a screen break. Another screen is no rest for the eyes.',
			benefitsFor: 'You come back rested instead of informed.',
			duration: '5 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Get up from the desk in every break, or at least stretch and change how you sit.',
			benefitsFor: 'A body that moved is easier to keep calm.',
			duration: '2 minutes',
		},
	]),
	...advice('desk_setup', 'OSHA, Computer Workstations eTool', [
		{
			tip: 'Put the screen straight in front of you, its top line at eye level or a little below.',
			benefitsFor: 'No twisting, and a neck that does not tire before you do.',
			duration: '2 minutes',
		},
		{
			tip: 'Turn the desk or the screen so that the window is at your side, neither behind nor in front.',
			benefitsFor: 'No glare on the numbers.',
			duration: '5 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Let your shoulders drop and keep your elbows close to your body while you type.',
			benefitsFor: 'Loose shoulders are heard in the voice.',
			duration: '30 seconds',
		},
		{
			tip: 'Keep your wrists straight, in line with your forearms, at the keyboard.',
			benefitsFor: 'Call notes without aching hands.',
			duration: '30 seconds',
		},
		{
			tip: 'Move the mouse close to the keyboard, so that you need not reach for it.',
			benefitsFor: 'One strain less, some hundred times a day.',
			duration: '30 seconds',
		},
		{
			tip: 'Use the mouse with your other hand for a while. It is awkward, and it gives one arm a rest.',
			benefitsFor: 'Both arms last the week.',
			duration: '10 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Learn one keyboard shortcut today for something you do on each call.',
			benefitsFor: 'Less clicking, more listening.',
			duration: '2 minutes',
		},
		{
			tip: 'Set your chair so that both feet rest flat on the floor, or on a footrest.',
			benefitsFor: 'A stable seat for long conversations.',
			duration: '2 minutes',
		},
		{
			tip: 'Slide back until the chair supports the curve of your lower back.',
			benefitsFor: 'Sitting upright leaves room for breath.',
			duration: '10 seconds',
		},
		{
			tip: 'Armrests should let your shoulders relax. If they push them up, lower them.',
			benefitsFor: 'No tension creeping from shoulders into the voice.',
			duration: '1 minute',
		},
		{
			tip: 'Use a headset for long calls, not the handset.',
			benefitsFor: 'Free hands and a straight neck.',
			duration: 'All shift',
		},
		{
			tip: 'Put what you reach for most, phone and notepad, closest to you.',
			benefitsFor: 'You never leave the microphone to find a pen.',
			duration: '2 minutes',
		},
		{
			tip: 'Clear the space under your desk. Your legs need room to change place.',
			benefitsFor: 'Fidget with your feet instead of the script.',
			duration: '3 minutes',
		},
		{
			tip: 'Holding one posture for long tires neck and shoulders. Shift how you sit at every new call.',
			benefitsFor: 'A small move that marks a new beginning.',
			duration: '10 seconds',
		},
	]),
]
