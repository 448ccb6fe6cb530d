// The work of the library alone, in a thread of its own so that the requests that are measured meanwhile are sent on time.
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { read, utils } from '@e965/xlsx'

/** From bytes to rows, as an import must at least do. */
export function readAlone(bytes) {
  const book = read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellText: false })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, raw: true })
}

/** Reads the files one after another beside the caller. */
export async function readBeside(files) {
  const worker = new Worker(new URL(import.meta.url), { workerData: files })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await worker.terminate()
}

if (parentPort) {
  for (const bytes of workerData) readAlone(bytes)
  parentPort.postMessage('done')
}
