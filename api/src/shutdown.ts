import type { INestApplication } from '@nestjs/common'
import { AnswersUnderWay } from './answers-under-way.js'
import { Uploads } from './uploads/uploads.js'
import { WorkbookFiles } from './workbooks/workbook-files.js'

/** In ms after SIGTERM: when requests that are not answered are cut off, and when the process ends whatever it does. */
const ANSWERS_MS = 8000
const GRACE_MS = 10_000

/**
 * On SIGTERM and SIGINT, and when the process that keeps this one running is gone: exits at once while the process starts,
 * because nobody waits for an answer yet and the next start continues what this one began. An application given to
 * `closeFirst` accepts no new requests and finishes the current ones first, but for uploads and exports that wait for their
 * turn and requests that do not end. If it cannot be closed in its time the process exits with 1.
 */
export function endOnSignal() {
  let app: INestApplication | undefined
  let answers: AnswersUnderWay | undefined
  let isLeaving = false
  const leave = async () => {
    if (!app || !answers) process.exit(0)
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    try {
      app.get(Uploads).endLine()
      app.get(WorkbookFiles).endLine()
      // Before Nest's own end, which begins with what the last answers still need.
      await answers.finish(ANSWERS_MS)
      await app.close()
      process.exit(0)
    } catch {
      process.exit(1)
    }
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
  // Whoever started it and keeps it running is gone.
  process.on('disconnect', leave)
  return {
    closeFirst(started: INestApplication): void {
      app = started
      answers = new AnswersUnderWay(started.getHttpServer())
    },
    ignore(): void {
      process.off('SIGTERM', leave)
      process.off('SIGINT', leave)
      process.off('disconnect', leave)
    },
  }
}
