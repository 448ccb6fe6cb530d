import { join } from 'node:path'

// Entry point and memory limits of the worker threads. Jest replaces this module with testing/worker.ts.

export const WORKER_FILE = join(__dirname, 'read-worker.js')
export const WORKER_MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }
