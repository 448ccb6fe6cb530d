import { Initial1700000000001 } from './1-initial.js'
import { ProgramRevision1700000000003 } from './3-program-revision.js'
import { OneTimeLinks1700000000004 } from './4-one-time-links.js'
import { ProgramTwins1700000000005 } from './5-program-twins.js'
import { ApprenticeWords1700000000006 } from './6-apprentice-words.js'
import { KeptPlans1700000000007 } from './7-kept-plans.js'

/** In the order in which they run. Only ever append. */
export const MIGRATIONS = [
  Initial1700000000001,
  ProgramRevision1700000000003,
  OneTimeLinks1700000000004,
  ProgramTwins1700000000005,
  ApprenticeWords1700000000006,
  KeptPlans1700000000007,
]
