// Components for a ficha and an apprentice's readiness, the same on all screens.
export { Readiness, useReadiness } from './ficha/readiness'
export { ReadinessRing } from './ficha/readiness-ring'
