import type { EntityManager } from 'typeorm'
import { expiredOf } from './undo-term.js'

it('without imports none is too old, and the database is not asked', async () => {
  const query = jest.fn()
  expect(await expiredOf({ query } as Partial<EntityManager> as EntityManager, [])).toEqual(new Set())
  expect(query).not.toHaveBeenCalled()
})
