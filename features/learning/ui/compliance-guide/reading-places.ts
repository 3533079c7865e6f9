/** Where each module was left, in pixels from its top, until the page is loaded again. */
const places = new Map<string, number>()

export const placeIn = (moduleId: string): number => places.get(moduleId) ?? 0
export const keepPlace = (moduleId: string, top: number): void => void places.set(moduleId, top)
