import { succeed } from './succeed.js'

it('succeed returns the success code with the values of the answer', () => {
  expect(succeed('ficha_created', { ficha: 1 })).toEqual({ ok: true, msg: 'ficha_created', ficha: 1 })
  expect(succeed('ficha_created')).toEqual({ ok: true, msg: 'ficha_created' })
})
