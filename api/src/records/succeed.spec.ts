import { succeed } from './succeed.js'

it('a write that succeeded says so by its code, which becomes a sentence when it is sent, with what it made', () => {
  expect(succeed('ficha_created', { ficha: 1 })).toEqual({ ok: true, msg: 'ficha_created', ficha: 1 })
  expect(succeed('ficha_created')).toEqual({ ok: true, msg: 'ficha_created' })
})
