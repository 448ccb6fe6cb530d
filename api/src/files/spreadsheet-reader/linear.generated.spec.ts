import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Every character of ASCII, and others that patterns or Unicode treat in a special way. */
const CHARACTERS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'\u00a0\u00ad\u2013\u2014\u2028\u200b\u200d\u202f\u202e\u3000\ufeff\ufffd\u0301\u0303\u0316\u0335ñÑéßİΣ漢\ud800',
  // Normalisation sorts marks of different classes.
  '\u0301\u0316',
  '😀',
  ' .',
  '- ',
  '" ',
]
const LENGTH = 1024 * 1024

let worker: Worker | undefined
afterAll(() => worker?.terminate())

// Linear time for all characters takes seconds. Quadratic time for a single character takes minutes, and the test times out.
test('all readers of a cell take linear time for a long run of any character', async () => {
  const workerData = { characters: CHARACTERS, length: LENGTH }
  worker = new Worker(join(__dirname, '../../../testing/long-cells-worker.cjs'), { workerData })
  const [code] = await once(worker, 'exit')
  expect(code).toBe(0)
})
