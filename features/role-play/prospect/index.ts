/** The person a rep practices with: what he feels, hides and says next. Pure: the same seed plays the same call. */
export { type Answer, answer, openness, openProspect, toneOf } from './answer.ts'
export { soundOf } from './choose-line.ts'
export { neededDisclosures } from './decide.ts'
export { add as addToMood, movedFrom } from './move-mood.ts'
export { readRepMessage } from './read-rep-message.ts'
export { type RepActName, type RepActs, repActNames, type Topic, topicNames } from './rep-act.ts'
export type { ProspectEvent, ProspectState } from './state.ts'
export type { AskedMatter } from './training/labeled-rep-question.ts'
