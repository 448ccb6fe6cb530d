import { join } from 'node:path'
import type { HelperProgram } from '../helper-process.js'

// The program of the processes that read files. Jest replaces this module with testing/reader-limits.ts.

export const READER: HelperProgram = { path: join(__dirname, 'reader-program.js'), heapMb: 128, youngMb: 8 }
