import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { toast } from '#design/toast.ts'
import { CompletedSession, PracticeSession, type StartSession } from '#features/role-play/contract.ts'
import { messageOf, request, requestJson } from '#platform/browser/request.ts'
import { forgetDraft } from './session/draft.ts'
import { addressOf, practiceSession, refreshLists } from './sessions.ts'

/** Begins a session and shows it. */
export function useStartSession() {
	const queries = useQueryClient()
	const navigate = useNavigate()
	return useMutation({
		mutationFn: (start: StartSession) =>
			requestJson('POST', '/api/roleplay/sessions', PracticeSession, start),
		onSuccess(session) {
			keep(queries, session)
			return navigate({ to: '/role-play', search: { session: session.id } })
		},
		onError: fail('Session not started'),
	})
}

/** Opens a session that was left; one that is completed shows its results. Takes the id. */
export function useLoadSession(onLoaded: () => void) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	return useMutation({
		mutationFn: (id: string) => queries.fetchQuery(practiceSession(id)),
		async onSuccess({ id }) {
			onLoaded()
			await navigate({ to: '/role-play', search: { session: id } })
			toast({ title: 'Session loaded', tone: 'success' })
		},
		onError: () =>
			toast({
				title: 'Failed to load',
				description: 'Could not load the role-play session',
				tone: 'destructive',
			}),
	})
}

/** Ends a session and has it scored; takes its id. */
export function useCompleteSession() {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => requestJson('POST', `${addressOf(id)}/complete`, CompletedSession),
		onSuccess({ session, analysis }) {
			forgetDraft(session.id)
			keep(queries, session)
			toast({
				title: 'Session Completed!',
				description:
					analysis.overallScore === null
						? 'You said nothing, so this session has no score.'
						: `You scored ${Math.round(analysis.overallScore)}% in this roleplay session.`,
				tone: 'success',
			})
		},
		onError: fail('Session not completed'),
	})
}

/** Gives a session its name. */
export function useNameSession(told: { title: string; failed: string }) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: ({ id, title }: { id: string; title: string }) =>
			requestJson('PATCH', addressOf(id), PracticeSession, { title }),
		onSuccess(session) {
			keep(queries, session)
			toast({ title: told.title, tone: 'success' })
		},
		onError: fail(told.failed),
	})
}

/** Deletes a session for good; takes its id. */
export function useEraseSession(onErased: (id: string) => unknown) {
	const queries = useQueryClient()
	return useMutation({
		mutationFn: (id: string) => request('DELETE', addressOf(id)),
		async onSuccess(_answer, id) {
			toast({
				title: 'Session Erased',
				description: 'The role-play session has been permanently deleted.',
				tone: 'success',
			})
			await onErased(id)
			forgetDraft(id)
			queries.removeQueries({ queryKey: practiceSession(id).queryKey })
			refreshLists(queries)
		},
		onError: fail('Session not erased'),
	})
}

/** What the server answered about a session is what is shown, and the lists are read anew. */
export function keep(queries: QueryClient, session: PracticeSession): void {
	queries.setQueryData(practiceSession(session.id).queryKey, session)
	refreshLists(queries)
}

function fail(title: string) {
	return (error: unknown) => {
		toast({ title, description: messageOf(error), tone: 'destructive' })
	}
}
