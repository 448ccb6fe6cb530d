import { join } from 'node:path'

/** Runs the source, not what was built last. */
export const WORKER_FILE = join(__dirname, 'source-worker.cjs')
/** Enough for every fixture, and soon used up by a test. */
export const WORKER_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }
