import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { replaceFile } from './replace-file.js'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-replace-'))
  file = join(folder, 'fichero.sqlite')
})
afterEach(() => rm(folder, { recursive: true }))

const create = (path: string, sql: string) => {
  const database = new Database(path)
  database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE fila (texto text); ${sql}`)
  return database
}
const texts = (path: string) => {
  const database = new Database(path)
  const rows = database.prepare('SELECT texto FROM fila').all() as { texto: string }[]
  database.close()
  return rows.map(({ texto }) => texto)
}

it('the former file stays while the log of the new file has rows', async () => {
  create(file, "INSERT INTO fila VALUES ('former')").close()
  const readers: Database.Database[] = []
  const replacing = replaceFile(file, async (beside) => {
    const writer = create(beside, '')
    const reader = new Database(beside)
    readers.push(reader, writer)
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM fila').all()
    writer.exec("INSERT INTO fila VALUES ('new')")
  })
  await expect(replacing).rejects.toThrow('fichero.sqlite.restoring-wal')
  expect(texts(file)).toEqual(['former'])
  expect(existsSync(`${file}.restoring`)).toBe(false)
  for (const reader of readers) reader.close()
})
