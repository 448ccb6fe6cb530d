import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Api, startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { freshDatabase, type TestDatabase } from '../../../testing/database.js'
import { runBuilt } from '../../../testing/run-command.js'
import { User } from '../../areas/users/user.entity.js'
import { lockSingleInstance } from '../../database/single-instance-lock.js'
import { makeBackup } from './make-backup.js'
import { openBackup } from './read-backup.js'
import { restoreBackup } from './restore-backup.js'

const KEY = 'una clave que solo conocen las pruebas'

let folder: string
let api: Api
let backupFile: string
let other: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-refused-'))
  api = await startApi()
  for (let people = 0; people < 400; people++) await buildUser(api.dataSource)
  backupFile = join(folder, 'whole.fichero')
  await makeBackup(api.dataSource, backupFile, KEY)
  other = await freshDatabase()
})
afterAll(async () => {
  await api.close()
  await other.drop()
  await rm(folder, { recursive: true })
})

const restore = (database: TestDatabase, file: string, env: Record<string, string> = {}) =>
  runBuilt('restore', database, [file], { BACKUP_KEY: KEY, ...env })

/** Restores like the command, but in the process of the test. */
const restoreHere = async ({ target }: TestDatabase, file: string) =>
  restoreBackup(target, await openBackup(file, { secret: KEY, allowUnencrypted: true }), () => undefined)

describe('restore rejects, without changes,', () => {
  let copy: string
  beforeEach(async () => {
    copy = join(folder, 'copy.fichero')
    await writeFile(copy, await readFile(backupFile))
  })
  const errorOfRestore = async (env = {}) => {
    const { code, stderr } = await restore(other, copy, env)
    const leftovers = (await readdir(other.dataDir)).filter((name) => name !== 'fichero.lock')
    expect([code, leftovers]).toEqual([2, []])
    return stderr.trim()
  }
  /** Adds the matching checksum to a changed backup. */
  const seal = async (bytes: Buffer) => {
    await writeFile(copy, bytes)
    await appendFile(copy, createHash('sha256').update(bytes).digest())
  }

  it('another key or no key', async () => {
    expect(await errorOfRestore({ BACKUP_KEY: `${KEY}!` })).toMatch(/^La clave de BACKUP_KEY no es la de esta copia/)
    expect(await errorOfRestore({ BACKUP_KEY: '' })).toMatch(/^La copia está cifrada: defina BACKUP_KEY/)
  })

  it('a truncated file, or a changed byte anywhere', async () => {
    const bytes = await readFile(backupFile)
    const lengths = [0, 10, 5_000, bytes.length - 1].map((length) => bytes.subarray(0, length))
    const changed = [40, Math.floor(bytes.length / 2), bytes.length - 1].map((offset) => {
      const other = Buffer.from(bytes)
      other.writeUInt8(other.readUInt8(offset) ^ 1, offset)
      return other
    })
    for (const damaged of [...lengths, ...changed]) {
      await writeFile(copy, damaged)
      await expect(openBackup(copy, { secret: KEY })).rejects.toThrow(
        /está incompleta o dañada|no es una copia de Fichero/,
      )
    }
    expect(await errorOfRestore()).toMatch(/^La copia está incompleta o dañada/)
  })

  it('an unencrypted backup if BACKUP_KEY is set, unless the option --unencrypted is used', async () => {
    await makeBackup(api.dataSource, copy)
    expect(await errorOfRestore()).toMatch(/^La copia no está cifrada, y hay una clave en BACKUP_KEY/)
    const { header } = await openBackup(copy, { secret: KEY, allowUnencrypted: true })
    expect(header.sal).toBeNull()
  })

  it('an altered encrypted backup with a matching checksum, before it reports that the backup is whole', async () => {
    const bytes = Buffer.from((await readFile(backupFile)).subarray(0, -32))
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    await seal(bytes)
    const { code, out, stderr } = await restore(other, copy)
    expect([code, out]).toEqual([2, ''])
    expect(stderr).toMatch(/alterada/)
    expect(stderr).not.toMatch(/\bat /)
  })

  it('malformed rows, unknown columns, wrong row counts and an endless line', async () => {
    await makeBackup(api.dataSource, copy)
    const bytes = (await readFile(copy)).subarray(0, -32)
    const end = bytes.indexOf('\n') + 1
    const [first, rows] = [bytes.subarray(0, end).toString(), gunzipSync(bytes.subarray(end)).toString()]
    const forged: [string, string, RegExp][] = [
      [first, rows.replace('[', '{'), /alterada/],
      [first, rows.replace('[', '[true,'), /alterada/],
      [first, `${rows}[1]\n`, /más filas/],
      [first, rows.slice(0, rows.lastIndexOf('\n', rows.length - 2) + 1), /menos filas/],
      [
        first.replace('"nro_documento"', '"nro_documento) SELECT 1 --"'),
        rows,
        /no tiene «nro_documento\) SELECT 1 --»/,
      ],
      [first.replace('"filas":', '"filas":-1'), rows, /primera línea .* alterada/],
      [first, ' '.repeat(65 * 1024 * 1024), /alterada/],
    ]
    for (const [header, content, sentence] of forged) {
      await seal(Buffer.concat([Buffer.from(header), gzipSync(content)]))
      await expect(restoreHere(other, copy)).rejects.toThrow(sentence)
    }
    expect((await readdir(other.dataDir)).filter((name) => name !== 'fichero.lock')).toEqual([])
  })

  it('a backup of a later version', async () => {
    await makeBackup(api.dataSource, copy)
    const bytes = (await readFile(copy)).subarray(0, -32)
    await seal(Buffer.from(bytes.toString('latin1').replace('"formato":1', '"formato":2'), 'latin1'))
    const later = { BACKUP_KEY: '' }
    expect(await errorOfRestore(later)).toBe(
      'La copia la hizo una versión posterior de Fichero: restáurela con esa versión.',
    )
    await seal(
      Buffer.from(bytes.toString('latin1').replace(/"migracion":"\w+"/, '"migracion":"Later1900000000001"'), 'latin1'),
    )
    const { code, stderr: sentence } = await restore(other, copy, later)
    expect([code, sentence]).toEqual([2, expect.stringMatching(/^La copia es de una versión posterior de Fichero \(1/)])
  })

  it('a database that a server uses or that is not empty', async () => {
    const people = () => api.dataSource.manager.count(User)
    const before = await people()
    const { target, dataDir } = api.database
    const releaseFile = target.engine === 'sqlite' ? lockSingleInstance(target.file) : () => undefined
    const { code, stderr: sentence } = await restore(api.database, backupFile)
    releaseFile()
    expect([code, sentence]).toEqual([
      2,
      expect.stringMatching(/^DATA_DIR: otro proceso de Fichero ya usa|no está vacía, y no se cambió/),
    ])
    expect(await people()).toBe(before)
    expect((await readdir(dataDir)).filter((name) => name.includes('restor'))).toEqual([])
  })
})
