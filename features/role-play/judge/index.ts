/** What a rep's practice was worth: each message as it comes, and the session as a whole. Pure. */
export { judgeMessage } from './judge-message.ts'
export { meetObjectives } from './meet-objectives.ts'
export type { Play, PlayedMessage } from './play.ts'
export { currentSkills, rateSession } from './rate-session.ts'
export { turnsOf } from './read-practice.ts'
