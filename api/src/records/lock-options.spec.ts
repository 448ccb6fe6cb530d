import type { EntityManager } from 'typeorm'
import { Program } from '../programs/program.entity.js'
import { lockRow, lockRows } from './lock-row.js'

/** What a database of a kind is asked, in place of the database. */
async function asked(type: string) {
  const requests: unknown[] = []
  const take = async (_: unknown, request: unknown) => {
    requests.push(request)
    return []
  }
  const connection = { options: { type }, getMetadata: () => ({ primaryColumns: [{ propertyName: 'id' }] }) }
  const manager = { connection, findOne: take, find: take } as unknown as EntityManager
  await lockRow(manager, Program, { id: 4 })
  await lockRows(manager, Program, { estado: 'habilitado' })
  return requests
}

const one = { where: { id: 4 } }
const several = { where: { estado: 'habilitado' }, order: { id: 'ASC' } }

it('a row that is read to be changed is locked where the engine has row locks', async () => {
  const lock = { mode: 'pessimistic_write' }
  expect(await asked('mysql')).toEqual([
    { ...one, lock },
    { ...several, lock },
  ])
  expect(await asked('better-sqlite3')).toEqual([one, several])
})
