import { Logger as NestLogger } from '@nestjs/common'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from '../../config/log-level.js'

export type Log = Logger

/** A buffered stream, because a system call for each line costs more than the line. pino flushes the buffer at exit. */
const stderr = () => pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 500 })

/** Functions that return fields for every line; tracing adds the trace and span ids. */
export const LINE_FIELDS: (() => object)[] = []

/** Creates a log that writes one line of JSON for each event, to stderr by default. */
export const createLog = (level: LogLevel, to: DestinationStream = stderr()): Log =>
  pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      mixin: () => Object.assign({}, ...LINE_FIELDS.map((fields) => fields())),
    },
    to,
  )

/** Redirects Nest's `Logger`, which Nest and the services use, to `log`. */
export function logNestTo(log: Log): void {
  const logAt =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (event: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1)
      log[level]({ ...(typeof context === 'string' && { context }), ...fieldsOf(event) })
    }
  NestLogger.overrideLogger({
    verbose: logAt('debug'),
    debug: logAt('debug'),
    log: logAt('debug'),
    warn: logAt('warn'),
    error: logAt('error'),
    fatal: logAt('fatal'),
  })
}

const fieldsOf = (event: unknown): object =>
  typeof event === 'object' && event !== null ? event : { msg: String(event) }
