import { type FormEvent, useEffect, useRef, useState } from 'react'

/** State of a form with one code field, which is focused at first and again after each attempt. */
export function useCodeForm(isBusy: boolean, onSubmit: (code: string) => void) {
	const [code, setCode] = useState('')
	const input = useRef<HTMLInputElement>(null)
	useEffect(() => {
		if (!isBusy) input.current?.focus()
	}, [isBusy])
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!isBusy && code.trim()) onSubmit(code.trim())
	}
	return { code, setCode, input, submit }
}
