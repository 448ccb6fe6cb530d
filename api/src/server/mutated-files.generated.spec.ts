import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { type MutatedFile, mutatedFile, uploadsOf } from '../../testing/mutated-file.js'
import { FICHA } from '../../testing/school.js'
import { recount } from '../areas/fichas/recount.js'
import { Random } from '../operations/demo/random.js'

/**
 * Number of corrupted files. Run more or others with MUTATIONS=10000 MUTATIONS_SEED=7. MUTATIONS_SUMMARY=1 prints the counts
 * and the slow files.
 */
const MUTATIONS = Number(process.env.MUTATIONS ?? 60)
const SEED = Number(process.env.MUTATIONS_SEED ?? 20_261_124)
/** In ms: the reader takes up to nine seconds for a file, and as long for the previous file; a busy machine takes longer. */
const MAX_MS = 120_000

jest.setTimeout(7_200_000)

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterAll(() => school.close())

const UPLOADS = uploadsOf(FICHA)

async function send({ name, bytes }: MutatedFile, random: Random) {
  const [method, path] = random.of(UPLOADS)
  const body = new FormData()
  body.append('archivo_excel', new Blob([new Uint8Array(bytes)]), name)
  const began = performance.now()
  const answer = await fetch(`${school.api.url}/api${path}`, {
    method,
    body,
    headers: { 'x-token': school.adminToken },
    signal: AbortSignal.timeout(MAX_MS),
  })
  const { code = 'ok' } = (await answer.json()) as { code?: string }
  return { path, status: answer.status, code, took: performance.now() - began }
}

it(`the server answers the uploads of ${MUTATIONS} corrupted files, and remains ready`, async () => {
  const counts: Record<string, number> = {}
  const slow: string[] = []
  for (let number = 0; number < MUTATIONS; number++) {
    // Each file has its own seed, so that it can be repeated alone.
    const random = new Random(SEED + number)
    const file = mutatedFile(random)
    const at = `MUTATIONS_SEED=${SEED + number} MUTATIONS=1: ${file.change}`
    const { path, status, code, took } = await send(file, random).catch((error: Error) => {
      throw new Error(`${at}: ${error}`)
    })
    if (status >= 500) throw new Error(`${at} to ${path}: ${status} ${code}`)
    if (took > 2000) slow.push(`${at} to ${path}: ${code}, ${Math.round(took)} ms`)
    const line = `${file.change.replace(/^\w+ as /, '')} → ${code}`
    counts[line] = (counts[line] ?? 0) + 1
  }
  if (process.env.MUTATIONS_SUMMARY) console.log(counts, slow)
  expect((await school.api.get('/health/ready')).status).toBe(200)
  expect(await recount(school.api.dataSource.manager)).toEqual([])
})
