// The signs by which a ficha and an apprentice's readiness are recognised on every screen.
export { Readiness } from './ficha/readiness'
export { ReadinessRing } from './ficha/readiness-ring'
