import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The looks in which pages are examined: each theme once and each width once. Contrast is the theme's and overflow the
 * width's, so that the other two pairs would tell nothing new.
 */
export const looks = [
	{ colorScheme: 'light', viewport: { width: 1440, height: 900 } },
	{ colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const

type Asked = {
	/** A selector of the part of the page to look at; all of it when absent. */
	within?: string
	/** The tags of axe for the standards to hold the page to; all its rules when absent. */
	standards?: string[]
}

/** What axe finds in a page that keeps people out: each broken rule, and where. */
export async function barriers(page: Page, { within, standards }: Asked = {}) {
	// A color on its way from one theme to the other has the contrast of neither.
	await page.evaluate(() => {
		const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
		return Promise.allSettled(transitions.map(({ finished }) => finished))
	})
	// Only what is wrong is described, not the hundreds of elements that pass: a third of the work. And a page without
	// frames needs no second page to put the results of its frames together.
	const axe = new AxeBuilder({ page })
		.options({ resultTypes: ['violations'] })
		.setLegacyMode(page.frames().length === 1)
	if (within) axe.include(within)
	if (standards) axe.withTags(standards)
	const { violations } = await axe.analyze()
	return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
}
