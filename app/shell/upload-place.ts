import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The id of the place where calls are uploaded, on the pages that have one. */
export const uploadPlace = 'upload'

/** Goes where a call can be uploaded: on this page when it has the place, else on the home page. */
export function useGoToUpload(): () => void {
	const navigate = useNavigate()
	return useCallback(() => {
		if (!focusUploadPlace()) navigate({ to: '/', hash: uploadPlace })
	}, [navigate])
}

/** Brings the upload place of this page into view; answers whether there is one. */
export function focusUploadPlace(): boolean {
	const place = document.getElementById(uploadPlace)
	place?.scrollIntoView({ block: 'center' })
	place?.focus({ preventScroll: true })
	return place !== null
}
