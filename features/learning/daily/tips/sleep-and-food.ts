import { advice } from './advice.ts'

export const sleepAndFood = [
	...advice('sleep', 'CDC, Sleep Hygiene Tips', [
		{
			tip: 'Go to bed at the same time each night and get up at the same time each morning, weekends included.',
			benefitsFor: 'Mondays begin on time by themselves.',
			duration: 'Every night',
			difficulty: 'challenging',
		},
		{
			tip: 'Make your bedroom quiet, dark and relaxing, neither too hot nor too cold.',
			benefitsFor: 'Rest tonight is patience tomorrow.',
			duration: '10 minutes',
		},
		{
			tip: 'Put television, computer and phone out of the bedroom tonight.',
			benefitsFor: 'The queue does not follow you to bed.',
			duration: '2 minutes',
			difficulty: 'moderate',
		},
		{
			tip: 'No large meal right before bed.',
			benefitsFor: 'You wake up rested instead of full.',
			duration: '1 evening',
		},
		{
			tip: 'Move during the day and you may fall asleep more easily at night, but not in the last hours before bed.',
			benefitsFor: 'A calmer evening after a loud day.',
			duration: '20 minutes',
			difficulty: 'moderate',
		},
	]),
	...advice('sleep', 'ODPHP MyHealthfinder, Get Enough Sleep', [
		{
			tip: 'Adults need seven hours of good sleep or more. Count back from your alarm and set a bedtime.',
			benefitsFor: 'Rested people listen longer.',
			duration: '2 minutes',
		},
		{
			tip: 'Spend some time outdoors in daylight, best early in the day.',
			benefitsFor: 'Better sleep begins in the morning.',
			duration: '15 minutes',
		},
		{
			tip: 'No coffee, tea or cola late in the day.',
			benefitsFor: 'Tomorrow’s first call gets a rested you.',
			duration: '1 evening',
			difficulty: 'moderate',
		},
		{
			tip: 'If you sleep badly at night, keep naps to 20 minutes or less.',
			benefitsFor: 'Refreshed now without paying for it tonight.',
			duration: '20 minutes',
		},
		{
			tip: 'Plan exercise for earlier in the day, not right before bed.',
			benefitsFor: 'The evening is for winding down.',
			duration: '2 minutes',
		},
		{
			tip: 'Stay away from screens and games at bedtime.',
			benefitsFor: 'The day’s last conversation ends before you lie down.',
			duration: '30 minutes',
			difficulty: 'moderate',
		},
	]),
	...advice('hydration', 'CDC, Water and Healthier Drinks', [
		{
			tip: 'Carry a water bottle and refill it through the day.',
			benefitsFor: 'You never start a long call thirsty.',
			duration: '1 minute',
		},
		{
			tip: 'Put a freezer-safe bottle in the freezer tonight, for ice-cold water all day tomorrow.',
			benefitsFor: 'The good choice is already on the desk.',
			duration: '1 minute',
		},
		{
			tip: 'Choose water instead of one sweetened drink today.',
			benefitsFor: 'One small promise to yourself, kept.',
			duration: '1 minute',
		},
		{
			tip: 'Too little water can cloud thinking and mood. Drink a glass before a difficult call.',
			benefitsFor: 'A clear head for the numbers.',
			duration: '1 minute',
		},
		{
			tip: 'Add a wedge of lime or lemon if plain water bores you.',
			benefitsFor: 'What tastes good gets drunk.',
			duration: '1 minute',
		},
	]),
	...advice('nutrition', 'FDA, How Much Caffeine Is Too Much', [
		{
			tip: 'Count today’s coffee: for most adults up to 400 mg of caffeine, two to three 12-ounce cups, is not linked to harm.',
			benefitsFor: 'A steady hand and a steady pace of speech.',
			duration: '1 minute',
		},
	]),
	...advice('nutrition', 'USDA, MyPlate', [
		{
			tip: 'Make half your lunch plate vegetables and fruit.',
			benefitsFor: 'A lunch you can still talk after.',
			duration: '10 minutes',
		},
		{
			tip: 'Choose whole grains for at least half of the grains you eat today: brown rice, oats, whole-wheat bread.',
			benefitsFor: 'A meal that keeps you going until the evening.',
			duration: '10 minutes',
		},
		{
			tip: 'Compare the sodium of two ready meals or soups, and take the lower number.',
			benefitsFor: 'Reading the small print pays off for you as well.',
			duration: '2 minutes',
		},
		{
			tip: 'Vary your vegetables: one today that you did not eat yesterday.',
			benefitsFor: 'Routine belongs in the notes, not on the plate.',
			duration: '10 minutes',
		},
		{
			tip: 'Enjoy your food, and skip the oversized portion.',
			benefitsFor: 'You go back to the phone content, not full.',
			duration: '20 minutes',
		},
		{
			tip: 'Whole fruit rather than juice: less sugar, more fiber.',
			benefitsFor: 'A snack that needs no wrapper next to the microphone.',
			duration: '5 minutes',
		},
	]),
	...advice('nutrition', 'NHS, Eight Tips for Healthy Eating', [
		{
			tip: 'Do not skip breakfast.',
			benefitsFor: 'The first caller does not meet you hungry.',
			duration: '15 minutes',
		},
		{
			tip: 'Swap the usual mid-morning snack for a piece of fresh fruit.',
			benefitsFor: 'A quick lift between two blocks of calls.',
			duration: '5 minutes',
		},
		{
			tip: 'Plan fish for two meals this week, one of them oily, such as salmon or sardines.',
			benefitsFor: 'Dinner is decided before you are tired.',
			duration: '5 minutes',
		},
		{
			tip: 'Aim for 6 to 8 glasses of fluid today. Water, lower-fat milk, tea and coffee all count.',
			benefitsFor: 'Mouth and mind stay supple.',
			duration: 'All day',
		},
	]),
]
