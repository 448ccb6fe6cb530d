import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { CHILD_FICHA, prepareFicha, signIn, upload } from '../../../../testing/child-requests.js'
import { type ChildServer, startChild } from '../../../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../../../testing/database.js'
import { dumpOf } from '../../../../testing/dump.js'
import { fixture } from '../../../../testing/fixtures.js'
import { connect } from '../../../database/connect.js'
import { ENTITIES } from '../../../operations/app.entities.js'

/** Times after the request at which the server is killed, as fractions of the duration of a dry run. */
const MOMENTS = [0.05, 0.1, 0.2, 0.3, 0.45, 0.6]

describe('kill -9 during the undo of an import', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.drop())

  const dump = async () => {
    const dataSource = await connect(database.target, ENTITIES)
    return dumpOf(dataSource).finally(() => dataSource.destroy())
  }

  it('leaves the import either completely undone or unchanged, at any moment', async () => {
    let interrupted = false
    let server = await startChild(database.target, database.dataDir)
    const { duration } = await prepareFicha(server)
    // This request waits until the bundled releases are in the database.
    expect((await fetch(`${server.url}/api/remotes`)).status).toBe(200)
    const before = await dump()
    for (const moment of MOMENTS) {
      const path = `/fichas/${CHILD_FICHA}/evaluaciones`
      const loaded = await upload(server, 'PUT', path, await signIn(server), fixture('judgments'))
      const { reporte } = (await loaded.json()) as ImportAnswer
      const after = await dump()
      const sent = undo(server, await signIn(server), reporte.id)
      await sleep(duration * moment)
      await server.kill()
      const answered = await sent.catch(() => undefined)
      interrupted ||= answered === undefined
      const found = await dump()
      server = await startChild(database.target, database.dataDir)
      if (JSON.stringify(found) === JSON.stringify(before)) continue
      expect(answered?.ok).not.toBe(true)
      expect(found).toEqual(after)
      expect((await undo(server, await signIn(server), reporte.id)).status).toBe(200)
      expect(await dump()).toEqual(before)
    }
    await server.kill()
    expect(interrupted).toBe(true)
  })
})

const undo = (server: ChildServer, token: string, id: number | null) =>
  fetch(`${server.url}/api/fichas/${CHILD_FICHA}/importaciones/${id}/deshacer`, {
    method: 'POST',
    headers: { 'x-token': token },
  })
