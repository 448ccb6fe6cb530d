import type { HelperProgram } from '../src/files/helper-process.js'

/** A global of jest.config.cjs: the current source, bundled by `bundle-programs.mjs`, instead of the last build. */
declare const WRITER_BUNDLE: string

export const WRITER: HelperProgram = { path: WRITER_BUNDLE, heapMb: 64, youngMb: 2 }
