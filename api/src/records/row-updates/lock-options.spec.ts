import type { EntityManager } from 'typeorm'
import { Program } from '../../areas/programs/program.entity.js'
import { lockRow, lockRows } from './lock-row.js'

/** Returns the find options that a fake database of this type receives. */
async function findOptionsOn(type: string) {
  const requests: unknown[] = []
  const record = async (_: unknown, request: unknown) => {
    requests.push(request)
    return []
  }
  const connection = { options: { type }, getMetadata: () => ({ primaryColumns: [{ propertyName: 'id' }] }) }
  const manager = { connection, findOne: record, find: record } as unknown as EntityManager
  await lockRow(manager, Program, { id: 4 })
  await lockRows(manager, Program, { estado: 'habilitado' })
  return requests
}

const single = { where: { id: 4 } }
const several = { where: { estado: 'habilitado' }, order: { id: 'ASC' } }

it('lockRow and lockRows lock rows on MySQL, and not on SQLite, which has no row locks', async () => {
  const lock = { mode: 'pessimistic_write' }
  expect(await findOptionsOn('mysql')).toEqual([
    { ...single, lock },
    { ...several, lock },
  ])
  expect(await findOptionsOn('better-sqlite3')).toEqual([single, several])
})
