import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { Logger } from '@nestjs/common'
import libsql from 'libsql'
import { startApi } from '../../testing/api.js'
import { buildAdmin, buildUser } from '../../testing/build.js'
import { ADMIN, startChild } from '../../testing/child-server.js'
import { fileOf, freshDatabase } from '../../testing/database.js'
import { User } from '../areas/users/user.entity.js'
import { ENTITIES } from '../operations/app.entities.js'
import { connect } from './connect.js'
import { migrate } from './migrate.js'

it('an open database keeps its log when another program reads and closes the file', async () => {
  const database = await freshDatabase()
  const server = await startChild(database.target, database.dataDir)
  const file = fileOf(database.target)
  // The last program to close a file deletes its log, unless another program has locked the file.
  const program = new libsql(file)
  program.exec('SELECT COUNT(*) FROM usuario')
  program.close()

  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(ADMIN)
  expect((await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200)
  await server.kill()
  const reader = new libsql(file)
  const signedIn = reader.prepare(`SELECT COUNT(*) AS total FROM auditoria WHERE accion = 'auth:login'`).get()
  expect(signedIn).toMatchObject({ total: 1 })
  reader.close()
  await database.drop()
})

it.each([
  ['the log of its database is deleted', (file: string) => rm(`${file}-wal`)],
  [
    'a backup replaces the file of its database',
    async (file: string) => {
      await copyFile(file, `${file}.backup`)
      await rename(`${file}.backup`, file)
    },
  ],
])('the server acknowledges no write and is not ready after %s', async (_, harm) => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const api = await startApi()
  const body = { password: 'la correcta' }
  const { nro_documento } = await buildAdmin(api.dataSource, body)
  await harm(fileOf(api.database.target))
  const signIn = { nro_documento, contrasena: body.password }
  expect((await api.post('/auth/login', signIn)).status).toBe(503)
  expect((await api.get('/health/ready')).status).toBe(503)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/was replaced or deleted while in use/))
  warn.mockRestore()
  await api.close()
})

describe('when its database is closed', () => {
  const openDatabase = async () => {
    const database = await freshDatabase()
    const dataSource = await connect(database.target, ENTITIES)
    await migrate(dataSource)
    await buildUser(dataSource)
    return { database, dataSource, file: fileOf(database.target) }
  }

  it('the file has all data, without its log', async () => {
    const { database, dataSource, file } = await openDatabase()
    await dataSource.destroy()
    expect((await stat(`${file}-wal`)).size).toBe(0)
    await rm(`${file}-wal`)
    const reopened = await connect(database.target, ENTITIES)
    expect(await reopened.manager.count(User)).toBe(1)
    await reopened.destroy()
    await database.drop()
  })

  it('a warning says that a copy needs the log too, if another program still reads the file', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const { database, dataSource, file } = await openDatabase()
    const program = new libsql(file)
    program.exec('BEGIN')
    program.prepare('SELECT COUNT(*) FROM usuario').all()
    await buildUser(dataSource)
    await dataSource.destroy()
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/fichero\.sqlite also needs the file that ends with -wal/))
    program.exec('ROLLBACK')
    program.close()
    warn.mockRestore()
    await database.drop()
  })
})
