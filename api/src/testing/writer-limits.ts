import type { HelperProgram } from '../processes/helper-process.js'

/** From jest.config.cjs: the source of this run instead of the last build, bundled by `bundle-libraries.mjs`. */
declare const WRITER_BUNDLE: string

export const WRITER: HelperProgram = { path: WRITER_BUNDLE, heapMb: 64, youngMb: 2 }
