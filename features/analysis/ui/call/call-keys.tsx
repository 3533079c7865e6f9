import type { Player } from '#features/recordings/ui/player/player.ts'
import { changeSpeed } from '#features/recordings/ui/player/player-controls.tsx'
import { useShortcuts } from '#platform/browser/shortcuts.ts'
import { useFindingSteps } from './use-finding-steps.ts'

/** The keys of a call: its findings and its sound. */
export function CallKeys({ player, hasAudio }: { player: Player; hasAudio: boolean }) {
	const { step } = useFindingSteps()
	const findings = { n: () => step(1), p: () => step(-1) }
	const sound = {
		space: player.toggle,
		k: player.toggle,
		j: () => player.skip(-10),
		l: () => player.skip(10),
		'<': () => changeSpeed(player, -1),
		'>': () => changeSpeed(player, 1),
	}
	useShortcuts(hasAudio ? { ...findings, ...sound } : findings)
	return null
}
