import { quoted } from './inspiration.ts'

/** In the public domain; each was compared word for word with a text of the work. */
export const modernQuotations = [
	...quoted('Benjamin Franklin', 'Autobiography', 'written 1784', [
		{
			place: 'Part Two',
			category: 'plain_speech',
			quote: 'Speak not but what may benefit others or yourself; avoid trifling conversation.',
		},
		{
			place: 'Part Two',
			category: 'steady_work',
			quote: 'Resolve to perform what you ought; perform without fail what you resolve.',
		},
		{
			place: 'Part Two',
			category: 'honest_disclosure',
			quote: 'Use no hurtful deceit; think innocently and justly; and, if you speak, speak accordingly.',
		},
		{
			place: 'Part Two',
			category: 'integrity',
			quote: 'Wrong none by doing injuries, or omitting the benefits that are your duty.',
		},
		{
			place: 'Part Two',
			category: 'hard_days',
			quote: 'Be not disturbed at trifles, or at accidents common or unavoidable.',
		},
		{
			place: 'Part Two',
			category: 'preparation',
			quote: 'Let all your things have their places; let each part of your business have its time.',
		},
		{
			place: 'Part Two',
			category: 'steady_work',
			quote: 'Lose no time; be always employed in something useful; cut off all unnecessary actions.',
		},
		{ place: 'Part Two', category: 'preparation', quote: 'What good shall I do this day?' },
	]),
	...quoted('Ralph Waldo Emerson', 'Essays: First Series', '1841', [
		{
			place: '“Self-Reliance”',
			category: 'courage',
			quote: 'Trust thyself: every heart vibrates to that iron string.',
		},
		{
			place: '“Self-Reliance”',
			category: 'integrity',
			quote: 'Nothing is at last sacred but the integrity of your own mind.',
		},
		{
			place: '“Self-Reliance”',
			category: 'courage',
			quote: 'What I must do is all that concerns me, not what the people think.',
		},
		{
			place: '“Self-Reliance”',
			category: 'steady_work',
			quote: 'Do your work, and you shall reinforce yourself.',
		},
		{
			place: '“Self-Reliance”',
			category: 'honest_disclosure',
			quote: 'Truth is handsomer than the affectation of love.',
		},
	]),
	...quoted('Henry David Thoreau', 'Walden', '1854', [
		{
			place: '“Conclusion”',
			category: 'honest_disclosure',
			quote:
				'No face which we can give to a matter will stead us so well at last as the truth. This alone wears well.',
		},
		{
			place: '“Conclusion”',
			category: 'plain_speech',
			quote: 'Say what you have to say, not what you ought. Any truth is better than make-believe.',
		},
		{
			place: '“Conclusion”',
			category: 'preparation',
			quote:
				'If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.',
		},
		{
			place: '“Conclusion”',
			category: 'learning',
			quote: 'The universe is wider than our views of it.',
		},
		{
			place: '“Conclusion”',
			category: 'hard_days',
			quote: 'However mean your life is, meet it and live it; do not shun it and call it hard names.',
		},
		{
			place: '“Conclusion”',
			category: 'patience',
			quote: 'Let him step to the music which he hears, however measured or far away.',
		},
	]),
	...quoted('George Eliot', 'Middlemarch', '1872', [
		{
			place: 'chapter 72',
			category: 'empathy',
			quote: 'What do we live for, if it is not to make life less difficult to each other?',
		},
		{
			place: 'chapter 72',
			category: 'empathy',
			quote: 'I believe that people are almost always better than their neighbors think they are.',
		},
	]),
	...quoted('William Shakespeare', 'Hamlet', 'about 1600', [
		{
			place: 'act I, scene 3',
			category: 'active_listening',
			quote: 'Give every man thy ear, but few thy voice.',
		},
	]),
	...quoted('Abraham Lincoln', 'Second Inaugural Address', '1865', [
		{
			place: 'March 4',
			category: 'empathy',
			quote:
				'With malice toward none, with charity for all, with firmness in the right as God gives us to see the right.',
		},
	]),
	...quoted('Booker T. Washington', 'Up from Slavery', '1901', [
		{
			place: 'chapter XIV',
			category: 'steady_work',
			quote: 'It is at the bottom of life we must begin, and not at the top.',
		},
	]),
]
