import { format } from 'node:util'
import { pino } from 'pino'
import { ConfigError } from '../../config/config-error.js'
import { errorFields } from './error-fields.js'
import { createLog, logNestTo } from './log.js'

/** Writes a line for the operator. A `secret` goes to stdout in both formats, because logs are stored and copied. */
export type Say = (line: string, kind?: 'info' | 'warn' | 'secret') => void

/** The log of the start and the end of the process. */
export interface StartLog {
  /** Writes a sentence for the operator, whatever `LOG_LEVEL` is. */
  say: Say
  /** Reports why the start failed. */
  fail(error: unknown): void
}

const FAILED = 'Fichero no pudo iniciar.'

/**
 * Opens the log of the process's start and end: sentences for a terminal, or JSON lines. The format is a parameter because
 * the log also reports errors of the configuration.
 */
export const openStartLog = (logFormat: string | undefined): StartLog => (logFormat === 'text' ? inText() : inJson())

const inText = (): StartLog => ({
  say: (line) => void process.stdout.write(`${line}\n`),
  fail(error) {
    const reason = error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${FAILED} ${reason}\n`)
  },
})

/** Logs JSON lines, even for what would be printed as text: warnings and uncaught errors of Node, Nest, and `console`. */
function inJson(): StartLog {
  const logTo = (dest: 1 | 2) => createLog('info', pino.destination({ dest, sync: true }))
  const [terminal, log] = [logTo(1), logTo(2)]
  logNestTo(log)
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    console[level] = (...parts) => log[level](format(...parts))
  console.log = console.info
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn({ warning: name, msg: message }))
  process.on('uncaughtException', (error) => {
    log.fatal({ ...errorFields(error), msg: 'Fichero exits because of an unexpected error' })
    process.exit(1)
  })
  return {
    say: (line, kind = 'info') => (kind === 'secret' ? terminal.info(line) : log[kind](line)),
    fail: (error) =>
      error instanceof ConfigError
        ? log.fatal(`${FAILED} ${error.message}`)
        : log.fatal({ ...errorFields(error), msg: FAILED }),
  }
}
