import { ApiDocs } from '#features/integrations/ui/docs/api-docs.tsx'

export function ApiDocsPage() {
	return <ApiDocs />
}
