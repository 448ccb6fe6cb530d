import type { Server } from 'node:http'
import type { INestApplication } from '@nestjs/common'

/** Milliseconds that a process which is told to leave may still work. */
const GRACE_MS = 10_000
const SWEEP_MS = 100

/** On SIGTERM and SIGINT: takes no new request, finishes those under way and leaves; after the grace it leaves anyway, and says so. */
export function leaveOnSignal(app: INestApplication): void {
  let leaving = false
  const leave = async () => {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    // A browser keeps its connection after the answer; the server would wait for it.
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
