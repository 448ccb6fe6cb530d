import { Initial1800000000001 } from './1-initial.js'

/** In the order in which they run. Only ever append. */
export const MIGRATIONS = [Initial1800000000001]
