/** From jest.config.cjs: the source of this run instead of the last build, bundled by `bundle-libraries.mjs`. */
declare const READER: string

export const READER_PROGRAM = READER
/** Enough for every fixture, and small enough for a test to exceed. */
export const READER_HEAP_MB = 96
