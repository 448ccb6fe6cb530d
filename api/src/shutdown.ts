import type { Server } from 'node:http'
import type { INestApplication } from '@nestjs/common'

/** How long in ms a process may finish its work after SIGTERM. */
const GRACE_MS = 10_000
const SWEEP_MS = 100

/**
 * On SIGTERM and SIGINT, and when the process that keeps this one running is gone: exits at once while the process starts,
 * because nobody waits for an answer yet and the next start continues what this one began. An application given to
 * `closeFirst` accepts no new requests and finishes the current ones first; after the grace period the process exits
 * with 1.
 */
export function endOnSignal() {
  let app: INestApplication | undefined
  let isLeaving = false
  const leave = async () => {
    if (!app) process.exit(0)
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    // Browsers keep idle connections open after an answer, and the server would wait for them.
    const server: Server = app.getHttpServer()
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
    await app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  // Whoever started it and keeps it running is gone.
  process.on('disconnect', leave)
  return {
    closeFirst(started: INestApplication): void {
      app = started
    },
    ignore(): void {
      process.off('SIGTERM', leave)
      process.off('SIGINT', leave)
      process.off('disconnect', leave)
    },
  }
}
