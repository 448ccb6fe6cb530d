import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { freshDatabase, type TestDatabase } from '../../../testing/database.js'
import { Random } from '../demo/random.js'
import { makeBackup } from './make-backup.js'
import { openBackup } from './read-backup.js'

const KEY = 'una clave que solo conocen las pruebas'
const ALTERED_BACKUPS = 2_000
const PEOPLE = 400

let folder: string
let other: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-altered-'))
  other = await freshDatabase()
})
afterAll(async () => {
  await other.drop()
  await rm(folder, { recursive: true })
})

/** Returns the bytes of an encrypted backup without its checksum. */
async function backupBytes(): Promise<Buffer> {
  const api = await startApi()
  for (let people = 0; people < PEOPLE; people++) await buildUser(api.dataSource)
  const file = join(folder, 'whole.fichero')
  await makeBackup(api.dataSource, file, KEY)
  await api.close()
  return (await readFile(file)).subarray(0, -32)
}

/** Changes, removes or repeats bytes, or changes the first line. */
function alteredBytes(bytes: Buffer, random: Random): Buffer {
  const from = random.between(0, bytes.length - 1)
  const to = random.between(from, bytes.length - 1)
  const other = Buffer.from(bytes)
  other.writeUInt8(other.readUInt8(from) ^ random.between(1, 255), from)
  const header = bytes.indexOf('\n')
  return random.of([
    other,
    bytes.subarray(0, from),
    Buffer.concat([bytes, bytes.subarray(from, to + 1)]),
    Buffer.concat([bytes.subarray(0, from), bytes.subarray(to + 1)]),
    Buffer.concat([Buffer.from(bytes.subarray(0, header).toString().replace(/\d/, '0 ')), bytes.subarray(header)]),
  ])
}

it('the verification rejects each of 2,000 altered encrypted backups, even with a matching checksum, and leaves no file', async () => {
  const bytes = await backupBytes()
  const copy = join(folder, 'copy.fichero')
  const random = new Random(53)
  const files = async () => [await readdir(other.dataDir), await readdir(folder)]
  await writeFile(copy, bytes)
  const before = await files()
  for (let number = 0; number < ALTERED_BACKUPS; number++) {
    const altered = alteredBytes(bytes, random)
    await writeFile(copy, Buffer.concat([altered, createHash('sha256').update(altered).digest()]))
    // The verification rejects it, before anything is restored or reported.
    await expect(openBackup(copy, { secret: KEY })).rejects.toThrow(
      /alterada|no es una copia de Fichero|versión posterior|defina BACKUP_KEY|no está cifrada/,
    )
    expect(await files()).toEqual(before)
  }
}, 600_000)
