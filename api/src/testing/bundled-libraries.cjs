// The libraries that specs load as one bundle each: they consist of many small files, and Jest compiles every file again
// for every spec, which took four fifths of a small spec's time. docs/decisions/specs-load-bundled-libraries.md
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
exports.FOLDER = join(__dirname, '../../../node_modules/.cache/fichero/test-libraries')
/** The programs of the processes that read files and write them, in a folder that survives new libraries. */
exports.READER = join(__dirname, '../../../node_modules/.cache/fichero/test-reader/reader-program.cjs')
exports.WRITER = join(__dirname, '../../../node_modules/.cache/fichero/test-writer/writer-program.cjs')
/** The built server, for the specs that start it in a process of its own. */
exports.SERVER = join(__dirname, '../../../node_modules/.cache/fichero/test-server/main.cjs')
/** What the specs of this run leave for each other. */
exports.PREPARED = join(tmpdir(), `fichero-test-run-${process.pid}`)
