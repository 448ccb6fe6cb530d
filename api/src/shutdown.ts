import type { Server } from 'node:http'
import type { INestApplication } from '@nestjs/common'

/** How long in ms a process may finish its work after SIGTERM. */
const GRACE_MS = 10_000
const SWEEP_MS = 100

/**
 * On SIGTERM and SIGINT: accepts no new requests, finishes the current ones and exits; after the grace period it exits
 * anyway and logs it.
 */
export function shutDownOnSignal(app: INestApplication): void {
  let leaving = false
  const leave = async () => {
    if (leaving) return
    leaving = true
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
}
