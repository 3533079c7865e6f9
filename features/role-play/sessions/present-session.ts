import type { PracticeMessage, PracticeSession, PracticeSummary, Scenario } from '../contract.ts'
import type { ProspectScript } from '../prospect/script.ts'
import type { MessageRow, SessionRow } from './find-session.ts'

/** A scenario as the rep sees it. What the prospect hides, feels and needs stays behind. */
export function presentScenario(script: ProspectScript): Scenario {
	const { id, title, industry, difficulty, description, scenarioContext, tags } = script
	const { name, jobTitle, personality } = script.persona
	return {
		id,
		title,
		industry,
		difficulty,
		description,
		scenarioContext,
		learningObjectives: script.objectives.map(({ text }) => text),
		prospectPersona: { name, jobTitle, personality },
		tags,
		objections: [...new Set(script.objections.map(({ code }) => code))],
	}
}

/** A session as its rep sees it; an exam in progress keeps the coaching back. */
export function presentSession(session: SessionRow, messages: readonly MessageRow[]): PracticeSession {
	const { id, scenarioId, script, status, title, seed, isExam, outcome } = session
	const conversation = messages.map(presentMessage)
	return {
		id,
		scenarioId,
		scenario: presentScenario(script),
		status,
		title: title ?? script.title,
		isSaved: title !== null,
		startedAt: session.startedAt.toISOString(),
		completedAt: session.completedAt?.toISOString() ?? null,
		duration: Math.round(session.activeSeconds),
		overallScore: session.overallScore,
		passed: session.passed,
		modelJudgment: session.modelJudgment,
		seed,
		prospect: { model: session.model, promptVersion: session.promptVersion },
		isExam,
		conversation: isExam && status === 'in_progress' ? conversation.map(withoutCoaching) : conversation,
		skillScores: session.skillScores,
		objectives: session.objectives,
		outcome,
		feedback: session.feedback,
		replay: session.replay,
	}
}

export function presentMessage(
	row: Pick<MessageRow, 'id' | 'speaker' | 'message' | 'saidAt' | 'model' | 'analysis'>,
): PracticeMessage {
	const { id, speaker, message, saidAt, model, analysis } = row
	return { id, speaker, message, timestamp: saidAt.toISOString(), model, analysis }
}

/** What was claimed and by which rule it is prohibited stays: it is shown at once, in an exam too. */
const withoutCoaching = (message: PracticeMessage): PracticeMessage => ({
	...message,
	analysis: {
		...message.analysis,
		coaching: null,
		findings: message.analysis.findings.map((finding) => ({ ...finding, sayInstead: null })),
	},
})

/** What a list shows of a session; read without its state, replay and feedback. */
export type SummaryRow = Pick<
	SessionRow,
	| 'id'
	| 'scenarioId'
	| 'status'
	| 'title'
	| 'startedAt'
	| 'completedAt'
	| 'activeSeconds'
	| 'overallScore'
	| 'passed'
	| 'isExam'
> & {
	scenarioTitle: string
	prospectName: string
	difficulty: PracticeSummary['difficulty']
	messages: number
}

export function presentSummary(row: SummaryRow): PracticeSummary {
	const { startedAt, completedAt, activeSeconds, title, ...rest } = row
	return {
		...rest,
		title: title ?? row.scenarioTitle,
		isSaved: title !== null,
		startedAt: startedAt.toISOString(),
		completedAt: completedAt?.toISOString() ?? null,
		duration: Math.round(activeSeconds),
	}
}
