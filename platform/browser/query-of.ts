import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { readJson } from './request.ts'

/** A query of the JSON at `address` that matches `schema`; its key is the address. */
export const queryOf = <Answer>(address: string, schema: z.ZodType<Answer>) =>
	queryOptions({
		queryKey: [address],
		queryFn: ({ signal }) => readJson(address, schema, signal),
	})
