import type { INestApplication } from '@nestjs/common'
import { WorkbookFiles } from '../files/spreadsheet-writer/workbook-files.js'
import { Uploads } from '../files/uploads/uploads.js'
import { PendingResponses } from './pending-responses.js'

/** Times in ms after SIGTERM: when pending requests are aborted, and when the process exits in any case. */
const RESPONSES_MS = 8000
const GRACE_MS = 10_000

/**
 * Ends the process on SIGTERM, on SIGINT, and when its parent process has exited. During the start the process exits at once,
 * because the next start continues where this start ended. An application passed to `closeFirst` accepts no new requests. It
 * first finishes the current requests, except for queued uploads and exports, and requests that do not end. If that takes too
 * long, the process exits with 1.
 */
export function endOnSignal() {
  let app: INestApplication | undefined
  let responses: PendingResponses | undefined
  let isLeaving = false
  const leave = async () => {
    if (!app || !responses) process.exit(0)
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    try {
      await responses.drain()
      app.get(Uploads).closeQueue()
      app.get(WorkbookFiles).closeQueue()
      // Responses finish before `app.close`, which first closes services that they still need.
      await responses.finish(RESPONSES_MS)
      await app.close()
      process.exit(0)
    } catch {
      process.exit(1)
    }
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  // The parent process has exited.
  process.on('disconnect', leave)
  return {
    closeFirst(started: INestApplication): void {
      app = started
      responses = new PendingResponses(started.getHttpServer())
    },
    ignore(): void {
      process.off('SIGTERM', leave)
      process.off('SIGINT', leave)
      process.off('disconnect', leave)
    },
  }
}
