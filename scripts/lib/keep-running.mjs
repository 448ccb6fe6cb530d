import { spawn } from 'node:child_process'
import { platform } from 'node:process'

/** Both are read before the first line of a program, so they are given from outside (docs/decisions). */
const ARENAS = { MALLOC_ARENA_MAX: '2' }
const HEAP = '--max-old-space-size=1024'

/** Before the first, second, … start after the server ended by itself, in s. One that ran for a minute is the first again. */
const PAUSES_S = [1, 2, 5, 10, 30]
const STEADY_MS = 60_000

/**
 * Runs the server in a process of its own, and starts it again where it ends by itself after it was once ready: killed
 * for want of memory, say. What keeps the first start from being ready is the operator's to repair. Signals are passed on, and
 * the exit code is the server's.
 * @param {string} program
 * @param {{ say?: (line: string) => void, pauses?: number[] }} [options]
 */
export function keepRunning(program, { say = (line) => process.stderr.write(`${line}\n`), pauses = PAUSES_S } = {}) {
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
        `Fichero terminó sin que nadie lo pidiera (${signal ?? `código ${code}`}). Se inicia de nuevo en ${seconds} s.`,
      )
      pause = setTimeout(start, seconds * 1000)
    })
  }

  const stop = () => {
    isStopping = true
    clearTimeout(pause)
    // Windows has no signals: they would end the server at once. It leaves as well when it has nobody to answer to.
    if (platform === 'win32') server.disconnect()
    else server.kill('SIGTERM')
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  start()
}
