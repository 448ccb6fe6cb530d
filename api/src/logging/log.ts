import { Logger as NestLogger } from '@nestjs/common'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import type { LogLevel } from '../config/log-level.js'

export type Log = Logger

/** Lines are written together, because a system call for each costs more than the line; at exit pino writes the rest. */
const stderr = () => pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 500 })

/** One line of JSON for each event, on stderr: stdout has the sentences for the person who starts the system. */
export const createLog = (level: LogLevel, to: DestinationStream = stderr()): Log =>
  pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
    },
    to,
  )

/** Sends what Nest and our services log through Nest's `Logger` to `log`. */
export function logNestTo(log: Log): void {
  const at =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (event: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1)
      log[level]({ ...(typeof context === 'string' && { context }), ...fieldsOf(event) })
    }
  NestLogger.overrideLogger({
    verbose: at('debug'),
    debug: at('debug'),
    log: at('debug'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
  })
}

const fieldsOf = (event: unknown): object =>
  typeof event === 'object' && event !== null ? event : { msg: String(event) }
