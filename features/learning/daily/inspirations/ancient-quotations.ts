import { quoted } from './inspiration.ts'

/** In the public domain; each was compared word for word with the text of the edition that is named. */
export const ancientQuotations = [
	...quoted('Marcus Aurelius', 'Meditations', 'tr. George Long', [
		{
			place: 'Book VI',
			category: 'self_mastery',
			quote: 'The best way of avenging thyself is not to become like the wrong doer.',
		},
		{
			place: 'Book VI',
			category: 'learning',
			quote:
				'If any man is able to convince me and show me that I do not think or act right, I will gladly change.',
		},
		{ place: 'Book VI', category: 'steady_work', quote: 'I do my duty: other things trouble me not.' },
		{
			place: 'Book VI',
			category: 'hard_days',
			quote:
				'When thou hast been compelled by circumstances to be disturbed in a manner, quickly return to thyself.',
		},
		{
			place: 'Book VI',
			category: 'active_listening',
			quote: 'Look within. Let neither the peculiar quality of anything nor its value escape thee.',
		},
		{
			place: 'Book VI',
			category: 'courage',
			quote:
				'If anything is possible for man and conformable to his nature, think that this can be attained by thyself too.',
		},
		{
			place: 'Book VIII',
			category: 'plain_speech',
			quote:
				'Speak both in the senate and to every man, whoever he may be, appropriately, not with any affectation: use plain discourse.',
		},
		{
			place: 'Book VIII',
			category: 'active_listening',
			quote: 'Attend to the matter which is before thee, whether it is an opinion or an act or a word.',
		},
		{
			place: 'Book VIII',
			category: 'integrity',
			quote: 'Receive wealth or prosperity without arrogance; and be ready to let it go.',
		},
		{
			place: 'Book VIII',
			category: 'hard_days',
			quote: 'Do not disturb thyself by thinking of the whole of thy life.',
		},
		{
			place: 'Book VIII',
			category: 'integrity',
			quote:
				'Speak as it seems to thee most just, only let it be with a good disposition and with modesty and without hypocrisy.',
		},
		{
			place: 'Book VIII',
			category: 'steady_work',
			quote:
				'It is thy duty to order thy life well in every single act; and if every act does its duty, as far as is possible, be content.',
		},
		{
			place: 'Book X',
			category: 'integrity',
			quote: 'No longer talk at all about the kind of man that a good man ought to be, but be such.',
		},
		{
			place: 'Book X',
			category: 'teamwork',
			quote: 'If a man is mistaken, instruct him kindly and show him his error.',
		},
		{
			place: 'Book X',
			category: 'preparation',
			quote:
				'If thou seest clear, go by this way content, without turning back: but if thou dost not see clear, stop and take the best advisers.',
		},
	]),
	...quoted('Epictetus', 'The Enchiridion', 'tr. George Long', [
		{ place: 'I', category: 'self_mastery', quote: 'Of things some are in our power, and others are not.' },
		{
			place: 'V',
			category: 'self_mastery',
			quote: 'Men are disturbed not by the things which happen, but by the opinions about the things.',
		},
		{ place: 'XII', category: 'steady_work', quote: 'Begin then from little things.' },
		{
			place: 'XVII',
			category: 'steady_work',
			quote:
				'For this is your duty, to act well the part that is given to you; but to select the part, belongs to another.',
		},
	]),
	...quoted('Laozi', 'Tao Te Ching', 'tr. James Legge', [
		{
			place: '33',
			category: 'self_mastery',
			quote: 'He who knows other men is discerning; he who knows himself is intelligent.',
		},
		{
			place: '43',
			category: 'patience',
			quote: 'The softest thing in the world dashes against and overcomes the hardest.',
		},
		{
			place: '63',
			category: 'integrity',
			quote: 'He who lightly promises is sure to keep but little faith.',
		},
		{
			place: '63',
			category: 'preparation',
			quote:
				'All difficult things in the world are sure to arise from a previous state in which they were easy.',
		},
		{
			place: '64',
			category: 'steady_work',
			quote: 'The journey of a thousand li commenced with a single step.',
		},
		{
			place: '64',
			category: 'preparation',
			quote:
				'Action should be taken before a thing has made its appearance; order should be secured before disorder has begun.',
		},
		{
			place: '81',
			category: 'plain_speech',
			quote: 'Sincere words are not fine; fine words are not sincere.',
		},
	]),
	...quoted('Proverbs', 'The Bible', 'King James Version', [
		{
			place: 'Proverbs 12:15',
			category: 'learning',
			quote: 'The way of a fool is right in his own eyes: but he that hearkeneth unto counsel is wise.',
		},
		{
			place: 'Proverbs 12:25',
			category: 'empathy',
			quote: 'Heaviness in the heart of man maketh it stoop: but a good word maketh it glad.',
		},
		{
			place: 'Proverbs 14:29',
			category: 'patience',
			quote:
				'He that is slow to wrath is of great understanding: but he that is hasty of spirit exalteth folly.',
		},
		{
			place: 'Proverbs 15:1',
			category: 'objection_handling',
			quote: 'A soft answer turneth away wrath: but grievous words stir up anger.',
		},
		{
			place: 'Proverbs 15:23',
			category: 'plain_speech',
			quote: 'A man hath joy by the answer of his mouth: and a word spoken in due season, how good is it!',
		},
		{
			place: 'Proverbs 16:8',
			category: 'integrity',
			quote: 'Better is a little with righteousness than great revenues without right.',
		},
		{
			place: 'Proverbs 16:24',
			category: 'empathy',
			quote: 'Pleasant words are as an honeycomb, sweet to the soul, and health to the bones.',
		},
		{
			place: 'Proverbs 16:32',
			category: 'self_mastery',
			quote:
				'He that is slow to anger is better than the mighty; and he that ruleth his spirit than he that taketh a city.',
		},
		{
			place: 'Proverbs 17:27',
			category: 'plain_speech',
			quote:
				'He that hath knowledge spareth his words: and a man of understanding is of an excellent spirit.',
		},
		{
			place: 'Proverbs 18:13',
			category: 'active_listening',
			quote: 'He that answereth a matter before he heareth it, it is folly and shame unto him.',
		},
		{
			place: 'Proverbs 18:15',
			category: 'learning',
			quote: 'The heart of the prudent getteth knowledge; and the ear of the wise seeketh knowledge.',
		},
		{
			place: 'Proverbs 20:5',
			category: 'active_listening',
			quote: 'Counsel in the heart of man is like deep water; but a man of understanding will draw it out.',
		},
		{
			place: 'Proverbs 21:23',
			category: 'honest_disclosure',
			quote: 'Whoso keepeth his mouth and his tongue keepeth his soul from troubles.',
		},
		{
			place: 'Proverbs 22:1',
			category: 'integrity',
			quote:
				'A good name is rather to be chosen than great riches, and loving favour rather than silver and gold.',
		},
	]),
]
