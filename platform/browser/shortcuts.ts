import { useEffect, useRef } from 'react'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'

/**
 * Keys and what they do. A key is written as it is typed: `u`, `?`, `[`, `space`, `escape`, `arrowdown`;
 * two keys one after the other as `g d`; with Control or Command as `mod+k`, with Alt as `alt+l`.
 */
export type Shortcuts = Record<string, (event: KeyboardEvent) => void>

/** The second key of a sequence must follow within this many milliseconds. */
const sequenceTime = 1_000

/** Whether keys without Control, Command or Alt do anything: people who speak to their computer turn them off. */
export const singleKeys = createStoredChoice('shortcuts', ['on', 'off'])

const active: { current: Shortcuts }[] = []
let pending: { key: string; at: number } | null = null

/** Listens for keys as long as the component lives; what was mounted last comes first. */
export function useShortcuts(shortcuts: Shortcuts): void {
	const latest = useRef(shortcuts)
	useEffect(() => {
		latest.current = shortcuts
	})
	useEffect(() => {
		if (active.length === 0) document.addEventListener('keydown', answerKey)
		active.unshift(latest)
		return () => {
			active.splice(active.indexOf(latest), 1)
			if (active.length === 0) document.removeEventListener('keydown', answerKey)
		}
	}, [])
}

/** What a keystroke is called in `Shortcuts`, null when it is none (a modifier alone, Shift with a letter). */
export function nameOfKey(
	event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { code?: string },
): string | null {
	const key = event.key === ' ' ? 'space' : event.key.toLowerCase()
	if (['shift', 'control', 'meta', 'alt', 'dead', 'process'].includes(key)) return null
	if (event.ctrlKey || event.metaKey) return event.altKey ? null : `mod+${key}`
	// With Alt a Mac writes another character: the key itself tells which it was.
	if (event.altKey) return `alt+${/^[a-z]$/.test(key) ? key : (letterOf(event.code) ?? key)}`
	return event.shiftKey && /^[a-z]$/.test(key) ? null : key
}

function letterOf(code = ''): string | undefined {
	return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}

function answerKey(event: KeyboardEvent): void {
	const key = nameOfKey(event)
	if (event.defaultPrevented || key === null) return
	if (!key.includes('+') && !(singleKeys.get() === 'on' && isForThePage(event, key))) return
	const sequence = pending && Date.now() - pending.at < sequenceTime ? `${pending.key} ${key}` : null
	pending = null
	const action = (sequence && findAction(sequence)) || findAction(key)
	if (action) {
		event.preventDefault()
		action(event)
	} else if (startsSequence(key)) {
		pending = { key, at: Date.now() }
	}
}

function findAction(keys: string) {
	return active.find((shortcuts) => shortcuts.current[keys])?.current[keys]
}

function startsSequence(key: string): boolean {
	return active.some((shortcuts) => Object.keys(shortcuts.current).some((keys) => keys.startsWith(`${key} `)))
}

/** Keys typed into a field, a dialog or a menu belong to it; Space and Enter belong to the focused control. */
function isForThePage(event: KeyboardEvent, key: string): boolean {
	if (!(event.target instanceof Element)) return true
	if (event.target.closest('input, textarea, select, [contenteditable="true"]')) return false
	if (event.target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]')) return false
	const pressesControl = key === 'space' || key === 'enter'
	return !(pressesControl && event.target.closest('button, a, summary, [role="button"], [role="tab"]'))
}
