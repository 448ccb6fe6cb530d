// Baseline of an import: parses files only with the spreadsheet library, optionally in a separate thread, so that other requests
// are sent on time.
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { read, utils } from '@e965/xlsx'

/** Parses the bytes of a file into rows: the minimum that an import must do. */
export function parseOnly(bytes) {
  const book = read(bytes, { dense: true, cellFormula: false, cellHTML: false, cellText: false })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1, raw: true })
}

/** Parses files one after another in a worker thread. */
export async function parseInWorker(files) {
  const worker = new Worker(new URL(import.meta.url), { workerData: files })
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await worker.terminate()
}

if (parentPort) {
  for (const bytes of workerData) parseOnly(bytes)
  parentPort.postMessage('done')
}
