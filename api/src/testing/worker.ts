import { join } from 'node:path'

/** Runs the source instead of the last build. */
export const WORKER_FILE = join(__dirname, 'source-worker.cjs')
/** Enough for every fixture, and small enough for a test to exceed. */
export const WORKER_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }
