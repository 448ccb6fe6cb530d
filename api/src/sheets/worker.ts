import { join } from 'node:path'

// What the reading threads run, and how much memory each may take. Jest puts testing/worker.ts in its place.

export const WORKER_FILE = join(__dirname, 'read-worker.js')
export const WORKER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
