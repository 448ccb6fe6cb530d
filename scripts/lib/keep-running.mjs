import { spawn } from 'node:child_process'
import { platform } from 'node:process'
import { say } from './say.mjs'

/**
 * The C library and Node read these limits before the program starts, so the parent process must set them
 * (docs/decisions/timeouts-and-resource-limits.md#memory).
 */
const ARENAS = { MALLOC_ARENA_MAX: '2' }
const HEAP = '--max-old-space-size=1024'

/** Pauses before the first, second, … restart, in s. */
const PAUSES_S = [1, 2, 5, 10, 30]
/** After a run of this length, the pause before the next restart is again the first of the list. */
const STEADY_MS = 60_000

/**
 * Runs the server in a child process, and restarts it if it ends unexpectedly after it was ready once, for example if it was
 * killed for lack of memory. If the first start fails, the operator must fix the cause. Signals are forwarded, and the exit
 * code is the server's.
 * @param {string} program
 * @param {{ pauses?: number[] }} [options]
 */
export function keepRunning(program, { pauses = PAUSES_S } = {}) {
  let wasReady = false
  let isStopping = false
  let starts = 0
  /** @type {NodeJS.Timeout | undefined} */
  let pause
  /** @type {import('node:child_process').ChildProcess} */
  let server

  const start = () => {
    const began = performance.now()
    server = spawn(process.execPath, [HEAP, ...process.execArgv, program], {
      env: { ...ARENAS, ...process.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    server.once('message', () => {
      wasReady = true
    })
    server.once('exit', (code, signal) => {
      process.exitCode = code ?? 1
      if (isStopping || !wasReady || code === 0) return
      if (performance.now() - began > STEADY_MS) starts = 0
      const seconds = pauses[Math.min(starts++, pauses.length - 1)] ?? 0
      say(
        'warn',
        `Fichero terminó sin que nadie lo pidiera (${signal ?? `código ${code}`}). Se inicia de nuevo en ${seconds} s.`,
      )
      pause = setTimeout(start, seconds * 1000)
    })
  }

  const stop = () => {
    isStopping = true
    clearTimeout(pause)
    // On Windows, a signal would kill the server at once. But the server also shuts down when its parent process disconnects.
    if (platform === 'win32') server.disconnect()
    else server.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  start()
}
