/** The person a rep practices with: what he feels, hides and says next. Pure: the same seed plays the same call. */
export { answer, openProspect } from './answer.ts'
export { readRepMessage } from './read-rep-message.ts'
export { type RepActName, type RepActs, repActNames, type Topic, topicNames } from './rep-act.ts'
export type { ProspectEvent, ProspectState } from './state.ts'
