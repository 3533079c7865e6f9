import { X } from 'lucide-react'
import { NavLinks } from '#app/shell/nav-links.tsx'
import { PersonFoot } from '#app/shell/person-foot.tsx'
import { Button } from '#design/button.tsx'
import { Logo } from '#design/logo.tsx'
import { Sheet, SheetClose } from '#design/sheet.tsx'

type MobileMenuProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function MobileMenu({ isOpen, onOpenChange }: MobileMenuProps) {
	return (
		<Sheet label="Menu" open={isOpen} onOpenChange={onOpenChange}>
			<div className="flex h-14 shrink-0 items-center gap-2.5 px-4">
				<Logo />
				<span className="font-semibold text-foreground text-lg tracking-tight">Candor</span>
				<SheetClose asChild>
					<Button variant="ghost" size="icon" className="-mr-2.5 ml-auto" aria-label="Close menu">
						<X className="size-5" aria-hidden="true" />
					</Button>
				</SheetClose>
			</div>
			<NavLinks className="[&>a]:h-11" onNavigate={() => onOpenChange(false)} />
			<PersonFoot />
		</Sheet>
	)
}
