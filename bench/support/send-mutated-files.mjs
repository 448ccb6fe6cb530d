// A worker thread that makes and sends the mutated files, and posts the answers.
import { parentPort, workerData } from 'node:worker_threads'
import { Random } from '@fichero/api/demo/random'
import { mutatedFile, uploadsOf } from '@fichero/api/testing/mutated-file'

const { url, token, ficha, seed: first, count } = workerData
const UPLOADS = uploadsOf(ficha)

async function send(seed) {
  const random = new Random(seed)
  const { name, bytes, change } = mutatedFile(random)
  const [method, path] = random.of(UPLOADS)
  const body = new FormData()
  body.set('archivo_excel', new Blob([new Uint8Array(bytes)]), name)
  const began = performance.now()
  const answer = await fetch(`${url}/api${path}`, { method, body, headers: { 'x-token': token } })
  const { code = 'ok' } = await answer.json()
  return { seed, status: answer.status, code: `${change} to ${path}: ${code}`, took: performance.now() - began }
}

const answers = []
for (let seed = first; seed < first + count; seed++) answers.push(await send(seed))
parentPort?.postMessage(answers)
