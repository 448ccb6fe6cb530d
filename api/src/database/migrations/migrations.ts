import { Initial1800000000001 } from './1-initial.js'

/** In order of execution. Append only. */
export const MIGRATIONS = [Initial1800000000001]
