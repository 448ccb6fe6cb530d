import { join } from 'node:path'

// Program and memory limits of the processes that read files. Jest replaces this module with testing/reader-limits.ts.

export const READER_PROGRAM = join(__dirname, 'reader-program.js')
/** The heap of V8, in MB. */
export const READER_HEAP_MB = 128
