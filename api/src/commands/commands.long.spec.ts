import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditEntriesOf } from '../../testing/audit-entries.js'
import { buildUser } from '../../testing/build.js'
import { connectedDatabase } from '../../testing/connected-database.js'
import { freshDatabase } from '../../testing/database.js'
import { runBuilt } from '../../testing/run-command.js'
import { Backup } from '../records/backup-log/backup.entity.js'

it('a command does not create a missing database, and names the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-command-'))
  expect(await runBuilt('recount', { dataDir: folder, target: { engine: 'sqlite', file: '' } })).toEqual({
    code: 2,
    out: '',
    stderr: `DATA_DIR: no hay ninguna base de datos en «${join(folder, 'fichero.sqlite')}».\n`,
  })
  expect(await readdir(folder)).toEqual([])
})

it('a command rejects a database without tables', async () => {
  const database = await freshDatabase()
  if (database.target.engine === 'sqlite') await writeFile(database.target.file, '')
  const { code, stderr } = await runBuilt('backup', database, [join(database.dataDir, 'x.backup')])
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^DATA(_DIR|BASE_URL): esa base de datos no tiene las tablas/),
  ])
  await database.drop()
})

it('a command rejects an unknown document number or a disabled account with one sentence', async () => {
  const database = await connectedDatabase()
  const { nro_documento } = await buildUser(database.dataSource, {
    estado: 'deshabilitado',
    nombre: 'Luz',
    apellido: 'Mora',
  })
  const output = async (...args: string[]) => (await runBuilt('access-link', database, args)).stderr.trim()
  expect(await output()).toBe('Escriba el documento: npm run access-link --workspace api -- DOCUMENTO')
  expect(await output('52000999')).toBe('Nadie tiene el documento 52000999.')
  expect(await output(nro_documento)).toBe('La cuenta de Luz Mora no está habilitada.')
  const file = join(database.dataDir, 'nobody.json')
  expect((await runBuilt('person', database, ['52000999', file])).stderr).toMatch(/^Nada se guarda de una persona/)
  await database.drop()
})

it('a command that writes a file names a folder that is missing, or a file that exists', async () => {
  const database = await connectedDatabase()
  const { nro_documento } = await buildUser(database.dataSource)
  const missing = join(database.dataDir, 'missing')
  const backup = async (path: string) => (await runBuilt('backup', database, [path])).stderr
  const sentence = `La carpeta «${missing}» no existe: créela y repita la copia.\n`
  expect(await backup(join(missing, 'x.backup'))).toBe(sentence)
  expect(await backup(`${missing}/`)).toBe(sentence)
  const file = join(database.dataDir, 'person.json')
  await writeFile(file, 'another file')
  expect(await runBuilt('person', database, [nro_documento, file])).toMatchObject({
    code: 2,
    stderr: `«${file}» ya existe: escriba otro nombre, o bórrelo antes.\n`,
  })
  expect(await readFile(file, 'utf8')).toBe('another file')
  expect(await auditEntriesOf(database.dataSource, 'aprendiz', nro_documento)).toEqual([])
  await database.drop()
})

it('the commands that write a file about people are audited without a user', async () => {
  const database = await connectedDatabase()
  const { nro_documento } = await buildUser(database.dataSource)
  const fileIn = (name: string) => join(database.dataDir, name)
  expect(await runBuilt('person', database, [nro_documento, fileIn('person.json')])).toMatchObject({ code: 0 })
  expect(await runBuilt('backup', database, [fileIn('x.fichero')])).toMatchObject({ code: 0 })
  const [backup] = await database.dataSource.manager.find(Backup)
  const entries = [
    await auditEntriesOf(database.dataSource, 'aprendiz', nro_documento),
    await auditEntriesOf(database.dataSource, 'copia', String(backup?.id)),
  ]
  expect(entries).toMatchObject([
    [{ accion: 'exports:person-file', id_usuario: null }],
    [{ accion: 'exports:backup', id_usuario: null }],
  ])
  await database.drop()
})
