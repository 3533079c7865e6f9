/** The line above each message of a sequence or a set: 'Day 3 (text)', 'Voicemail 2'. */
export const messageHead = /^(?:Voicemail \d+|[^\n(]{1,60} \((?:email|text|call|voicemail|letter)\))$/gm
