// Places of a screen that other modules fill; the contract's `places.ts` has all of them.

export { Place } from './places/place'
export { usePlaceLinks } from './places/use-place-links'
