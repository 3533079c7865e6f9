import { AsyncLocalStorage } from 'node:async_hooks'
import { type SQL, sql } from 'drizzle-orm'

const past = new AsyncLocalStorage<Date>()

/** The time that a change is stored with: now, or within `changeAt` the time given there. */
export const changeTime = () => past.getStore() ?? new Date()

/** `changeTime` for the default of a column: the database's clock, or within `changeAt` the time given there. */
export const defaultTime = (): Date | SQL => past.getStore() ?? sql`now()`

/** True within `changeAt`: what is stored there is sample data. */
export const isSampleChange = () => past.getStore() !== undefined

/** Stores the changes of `change` as if they were made at `at`. For sample data only. */
export const changeAt = <T>(at: Date, change: () => Promise<T>): Promise<T> => past.run(at, change)
