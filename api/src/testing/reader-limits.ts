import type { HelperProgram } from '../processes/helper-process.js'

/** From jest.config.cjs: the source of this run instead of the last build, bundled by `bundle-libraries.mjs`. */
declare const READER_BUNDLE: string

/** The heap is enough for every fixture, and small enough for a test to exceed. */
export const READER: HelperProgram = { path: READER_BUNDLE, heapMb: 96, youngMb: 8 }
