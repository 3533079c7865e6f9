import { X } from 'lucide-react'
import { NavLinks } from '#app/shell/nav-links.tsx'
import { PersonFoot } from '#app/shell/person-foot.tsx'
import { Button } from '#design/button.tsx'
import { Logo } from '#design/logo.tsx'
import { Sheet, SheetClose } from '#design/sheet.tsx'

type MobileMenuProps = { isOpen: boolean; onClose: () => void }

/** The navigation on screens without room for the sidebar. */
export default function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
	return (
		<Sheet label="Menu" open={isOpen} onOpenChange={onClose}>
			<div className="flex h-14 shrink-0 items-center gap-2.5 px-4">
				<Logo />
				<span className="font-semibold text-foreground text-lg tracking-tight">Candor</span>
				<SheetClose asChild>
					<Button variant="ghost" size="icon" className="-mr-2.5 ml-auto" aria-label="Close menu">
						<X className="size-5" aria-hidden="true" />
					</Button>
				</SheetClose>
			</div>
			<NavLinks className="[&>a]:h-11" onNavigate={onClose} />
			<PersonFoot />
		</Sheet>
	)
}
