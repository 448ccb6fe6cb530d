/** @jest-environment jsdom */
import { openScreen } from '../../testing/open-screen'
import { type Step, setListBefore } from './list-order'
import { useSteps } from './use-steps'

/** Opens a screen from a list of these items, and returns the result of `useSteps`. */
function openFrom(steps: Step[], address: string) {
  setListBefore({ name: 'Ficha 7', at: '/list?x=1', steps })
  return openScreen(address, useSteps).now()
}
const steps = (...names: string[]) =>
  names.map((name) => ({ to: `/person/${name}`, name, isOpen: name === name.toUpperCase() }))

test.each([
  ['without a query is found at its address', '/a', '/a', true],
  ['is found when a dialog is open', '/a', '/a?dialog=edit', true],
  ['with a query is found at its address', '/a?ficha=7', '/a?ficha=7', true],
  ['with a query is found when a dialog is open', '/a?ficha=7', '/a?dialog=edit&ficha=7', true],
  ['is found with its parameters in another order', '/a?ficha=7&group=1', '/a?group=1&ficha=7', true],
  ['is found with a space written as a plus sign', '/a?name=two%20words', '/a?name=two+words', true],
  ['with a query is not found at an address without a query', '/a?ficha=7', '/a', false],
  ['is not found with another value', '/a?ficha=7', '/a?ficha=8', false],
  ['is not found with another value of its second parameter', '/a?ficha=7&group=1', '/a?ficha=7&group=2', false],
  ['is not found without its second parameter', '/a?ficha=7&group=1', '/a?ficha=7', false],
  ['is not found at another address', '/a', '/b', false],
  ['is not found at an address below', '/a', '/a/b', false],
])('an item of the list %s', (_, to, address, isStep) => {
  expect(openFrom([{ to, name: 'a' }], address)?.number).toBe(isStep ? 1 : undefined)
})

test.each([
  ['Ana', 1, [undefined, 'Berta', 'DIANA']],
  ['Berta', 2, ['Ana', 'Carla', 'DIANA']],
  ['Carla', 3, ['Berta', 'DIANA', 'DIANA']],
  ['DIANA', 4, ['Carla', 'Elsa', undefined]],
  ['Elsa', 5, ['DIANA', undefined, undefined]],
])('%s is number %d of five, with the previous, next and next open item', (name, number, neighbours) => {
  const found = openFrom(steps('Ana', 'Berta', 'Carla', 'DIANA', 'Elsa'), `/person/${name}`)
  expect(found?.number).toBe(number)
  expect([found?.previous?.name, found?.next?.name, found?.nextOpen?.name]).toEqual(neighbours)
  expect(found?.order).toMatchObject({ name: 'Ficha 7', at: '/list?x=1' })
})

test('a screen that is not in the list, or has no list, has no links to other items', () => {
  expect(openFrom([], '/person/Ana')).toBeUndefined()
  window.history.replaceState({ idx: 5 }, '')
  expect(openScreen('/person/Ana', useSteps).now()).toBeUndefined()
})
