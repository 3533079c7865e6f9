import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { CreateScenarioDialog } from '../dialogs/create-scenario-dialog.tsx'

/** `recording`: the call for which the page was opened. */
export function CreateScenario({ recording }: { recording: string | undefined }) {
	const [isOpen, setIsOpen] = useState(recording !== undefined)
	return (
		<>
			<Button onClick={() => setIsOpen(true)}>
				<Plus className="size-4" aria-hidden="true" />
				Create Scenario from Your Calls
			</Button>
			<CreateScenarioDialog open={isOpen} onOpenChange={setIsOpen} recording={recording} />
		</>
	)
}
