import type { HelperProgram } from '../src/files/helper-process.js'

/** A global of jest.config.cjs: the current source, bundled by `bundle-programs.mjs`, instead of the last build. */
declare const READER_BUNDLE: string

/** The heap is enough for every fixture, and small enough for a test to exceed. */
export const READER: HelperProgram = { path: READER_BUNDLE, heapMb: 96, youngMb: 8 }
