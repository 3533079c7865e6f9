import { advice } from './advice.ts'

/** Movements at the desk. Those that are done sitting say what the advice says of the chair. */
export const stretches = [
	...advice('stretching', 'Mayo Clinic, Office Stretches', [
		{
			tip: 'Stretch one arm across your body and draw it to your chest with the other hand. Change arms.',
			benefitsFor: 'Shoulders that stop creeping up during a tense call.',
			duration: '1 minute',
		},
		{
			tip: 'Face forward, then slowly turn your head to one side until you feel the stretch. Change sides.',
			benefitsFor: 'A freer neck, and with it a freer voice.',
			duration: '1 minute',
		},
		{
			tip: 'Sitting straight, bring one knee toward your chest with both hands. Then the other.',
			benefitsFor: 'A change for a lower back that has sat through the morning.',
			duration: '1 minute',
			difficulty: 'moderate',
		},
		{
			tip: 'Lean toward a wall, one foot back, its heel on the floor and your back straight. Change feet.',
			benefitsFor: 'Life in legs that sat too long.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Hold a desk, lift one foot behind you and take the ankle, knees parallel. Change legs.',
			benefitsFor: 'Undoes an hour in the chair.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Set a foot on a stair, stand tall and bend forward from the hips until you feel the thigh stretch.',
			benefitsFor: 'You sit down again a little looser.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
	]),
	...advice('stretching', 'NHS, Sitting Exercises', [
		{
			tip: 'On a firm chair without wheels: shoulders back and down, push the chest gently forward for 5 seconds, 5 times.',
			benefitsFor: 'An open chest leaves room for breath.',
			duration: '1 minute',
		},
		{
			tip: 'On a firm chair without wheels: arms crossed, turn your upper body left, hold 5 seconds, then right. 5 times each.',
			benefitsFor: 'A back that can turn again.',
			duration: '2 minutes',
		},
		{
			tip: 'On a firm chair without wheels: lift one knee as far as is comfortable and lower it slowly. 5 times each leg.',
			benefitsFor: 'A little warmth in the legs between two calls.',
			duration: '1 minute',
		},
		{
			tip: 'Sit upright with your shoulders down. Turn your head slowly to one side as far as is comfortable, then the other.',
			benefitsFor: 'A neck that forgets the screen for a moment.',
			duration: '1 minute',
		},
	]),
	...advice('strength', 'NHS Tayside, Exercises to Try at Home', [
		{
			tip: 'Stand up slowly from a stable chair and sit down again just as slowly, up to 10 times.',
			benefitsFor: 'A real change of posture between two calls.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'Hold on to something solid and lift your heels: up for a slow count of 3, down for 5. Up to 10 times.',
			benefitsFor: 'Something to do while the other side is on hold.',
			duration: '2 minutes',
		},
		{
			tip: 'Hold on to something solid and lift the front of your feet: up for 3, down for 5. Up to 10 times.',
			benefitsFor: 'A break for the head while the feet work.',
			duration: '2 minutes',
		},
		{
			tip: 'Beside a support, stand with one foot right in front of the other and balance for 10 seconds. Change feet.',
			benefitsFor: 'Ten seconds of attention to one single thing.',
			duration: '1 minute',
			difficulty: 'moderate',
		},
		{
			tip: 'Whatever you exercise, do not hold your breath: keep it going, and stop if a joint or muscle hurts.',
			benefitsFor: 'Even breath is useful on calls, too.',
			duration: '10 seconds',
		},
	]),
]
