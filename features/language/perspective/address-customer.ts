/** Speech reported of a customer as it is said to them: 'they won't lose their house' is 'you won't lose your house'. */
export const addressCustomer = (line: string): string =>
	line
		.replace(/\b(?:they|she|he)(?:'re|'s| are| is|re)\b/gi, "you're")
		.replace(/\b(?:they|she|he)\b/gi, 'you')
		.replace(/\b(?:theirs|hers)\b/gi, 'yours')
		.replace(/\b(?:their|his)\b/gi, 'your')
		.replace(/\bher(?= (?!to\b|that\b|if\b|about\b|we\b|i\b|it\b|and\b|for\b|in\b|on\b|with\b)\w)/gi, 'your')
		.replace(/\b(?:them|him|her)\b/gi, 'you')
		.replace(/\byou (?:doesn't|doesnt)\b/gi, "you don't")
