import { copyFile, rename, rm } from 'node:fs/promises'
import { Logger } from '@nestjs/common'
import libsql from 'libsql'
import { startApi } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'
import { ADMIN, startChild } from '../../testing/child-server.js'
import { fileOf, freshDatabase } from '../../testing/database.js'

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
