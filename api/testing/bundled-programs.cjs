const { tmpdir } = require('node:os')
const { join } = require('node:path')

const CACHE = join(__dirname, '../../node_modules/.cache/fichero')

/** The bundled programs of the reader and writer processes. */
exports.READER = join(CACHE, 'test-reader/reader-program.cjs')
exports.WRITER = join(CACHE, 'test-writer/writer-program.cjs')
/** Databases that the specs of this run share. */
exports.PREPARED = join(tmpdir(), `fichero-test-run-${process.pid}`)
