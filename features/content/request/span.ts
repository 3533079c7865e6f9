export type { Span } from '#platform/english/span.ts'
