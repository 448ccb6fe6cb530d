import { join } from 'node:path'
import type { HelperProgram } from '../helper-process.js'

// The program of the processes that write long workbooks. Jest replaces this module with testing/writer-limits.ts.

export const WRITER: HelperProgram = { path: join(__dirname, 'writer-program.js'), heapMb: 64, youngMb: 2 }
