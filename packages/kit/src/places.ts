// Extension slots: places of a screen that other modules fill. The contract's `places.ts` lists them.

export { Place } from './extension-slots/place'
export { usePlaceLinks } from './extension-slots/use-place-links'
