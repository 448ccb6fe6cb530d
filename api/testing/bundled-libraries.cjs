// The libraries that specs load as one bundle each. The libraries consist of many small files, and Jest would compile every
// file again for every spec, which took four fifths of a small spec's time: docs/decisions/test-infrastructure.md#bundles-and-groups
const { tmpdir } = require('node:os')
const { join } = require('node:path')

exports.LIBRARIES = [
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/jwt',
  '@nestjs/platform-express',
  '@nestjs/swagger',
  'exceljs',
  'express',
  'mysql2',
  'mysql2/promise',
  'nodemailer',
  'rate-limiter-flexible',
  'rxjs',
  'typeorm',
  'zod',
]
exports.FOLDER = join(__dirname, '../../node_modules/.cache/fichero/test-libraries')
/** The bundled programs of the reader and writer processes, in folders that survive an update of the libraries. */
exports.READER = join(__dirname, '../../node_modules/.cache/fichero/test-reader/reader-program.cjs')
exports.WRITER = join(__dirname, '../../node_modules/.cache/fichero/test-writer/writer-program.cjs')
/** The bundled server, for the specs that start it in a child process. */
exports.SERVER = join(__dirname, '../../node_modules/.cache/fichero/test-server/main.cjs')
/** Databases that the specs of this run share. */
exports.PREPARED = join(tmpdir(), `fichero-test-run-${process.pid}`)
