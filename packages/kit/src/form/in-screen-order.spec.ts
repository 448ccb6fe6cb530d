/** @jest-environment jsdom */
import { inScreenOrder } from './in-screen-order'

test('the fields with an error are told in the order of the screen, without those that are not on it', () => {
  document.body.innerHTML = '<input id="a"><div><input id="b"></div><input id="c">'
  const form: Parameters<typeof inScreenOrder>[0] = {
    errors: { c: 'required', gone: 'required', a: 'invalid', b: 'required' },
    getInputNode: (field: string) => document.getElementById(field) as never,
  }
  expect(inScreenOrder(form).map(([field, input]) => [field, input.id])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ])
  expect(inScreenOrder({ ...form, errors: {} })).toEqual([])
})
