import { Link } from '@tanstack/react-router'
import { BookOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { usePerson } from '#features/people/ui/person.tsx'
import type { IntegrationsSearch, IntegrationsTab } from './integrations-search.ts'
import { TokenForm } from './tokens/token-form.tsx'
import { TokensSection } from './tokens/tokens-section.tsx'
import { NewEndpointForm } from './webhooks/endpoint-form.tsx'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'

type IntegrationsProps = { search: IntegrationsSearch; onTab: (tab: IntegrationsTab) => void }

/** How other programs work with Candor: tokens for everyone, webhooks for administrators. */
export function Integrations({ search, onTab }: IntegrationsProps) {
	const isAdmin = usePerson().role === 'admin'
	const tab = isAdmin ? (search.tab ?? 'tokens') : 'tokens'
	return (
		<>
			<PageHeader
				title="API & webhooks"
				text="Let your own systems upload calls, read scores and receive events."
				actions={<Actions tab={tab} />}
			/>
			{isAdmin ? (
				<Tabs value={tab} activationMode="manual" onValueChange={(next) => onTab(next as IntegrationsTab)}>
					<TabsList className="mb-5" aria-label="API & webhooks">
						<TabsTrigger value="tokens">Your tokens</TabsTrigger>
						<TabsTrigger value="everybody">All tokens</TabsTrigger>
						<TabsTrigger value="webhooks">Webhooks</TabsTrigger>
					</TabsList>
					<TabsContent value="tokens" tabIndex={-1}>
						<TokensSection />
					</TabsContent>
					<TabsContent value="everybody" tabIndex={-1}>
						<TokensSection ofEverybody />
					</TabsContent>
					<TabsContent value="webhooks" tabIndex={-1}>
						<WebhooksSection />
					</TabsContent>
				</Tabs>
			) : (
				<TokensSection />
			)}
		</>
	)
}

function Actions({ tab }: { tab: IntegrationsTab }) {
	const [isAdding, setIsAdding] = useState(false)
	const close = () => setIsAdding(false)
	const Form = tab === 'webhooks' ? NewEndpointForm : TokenForm
	return (
		<>
			<Button asChild variant="outline">
				<Link to="/api-docs">
					<BookOpen className="size-4" aria-hidden="true" />
					API reference
				</Link>
			</Button>
			<Button onClick={() => setIsAdding(true)}>
				<Plus className="size-4" aria-hidden="true" />
				{tab === 'webhooks' ? 'Add a webhook' : 'New token'}
			</Button>
			<Dialog open={isAdding} onOpenChange={setIsAdding}>
				{isAdding ? <Form onClose={close} /> : null}
			</Dialog>
		</>
	)
}
