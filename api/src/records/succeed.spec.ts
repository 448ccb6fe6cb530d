import { SUCCESSES } from '@fichero/contract/successes'
import { succeed } from './succeed.js'

it('a write that succeeded says so, in the words of its code, with what it made', () => {
  expect(succeed('ficha_created', { ficha: 1 })).toEqual({ ok: true, msg: SUCCESSES.ficha_created, ficha: 1 })
  expect(succeed('ficha_created')).toEqual({ ok: true, msg: SUCCESSES.ficha_created })
})
