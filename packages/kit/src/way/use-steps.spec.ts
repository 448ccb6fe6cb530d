/** @jest-environment jsdom */
import { openScreen } from '../../testing/open-screen'
import { type Step, tellListBefore } from './list-order'
import { useSteps } from './use-steps'

/** Opens a screen from a list of these. */
function openFrom(steps: Step[], address: string) {
  tellListBefore({ name: 'Ficha 7', at: '/list?x=1', steps })
  return openScreen(address, useSteps).now()
}
const steps = (...names: string[]) =>
  names.map((name) => ({ to: `/person/${name}`, name, isOpen: name === name.toUpperCase() }))

test.each([
  ['/a', '/a', true],
  ['/a', '/a?dialog=edit', true],
  ['/a?ficha=7', '/a?ficha=7', true],
  ['/a?ficha=7', '/a?dialog=edit&ficha=7', true],
  ['/a?ficha=7&group=1', '/a?group=1&ficha=7', true],
  ['/a?name=two%20words', '/a?name=two+words', true],
  ['/a?ficha=7', '/a', false],
  ['/a?ficha=7', '/a?ficha=8', false],
  ['/a?ficha=7&group=1', '/a?ficha=7&group=2', false],
  ['/a?ficha=7&group=1', '/a?ficha=7', false],
  ['/a', '/b', false],
  ['/a', '/a/b', false],
])('a step to %s is the screen at %s: %s', (to, address, isStep) => {
  expect(openFrom([{ to, name: 'a' }], address)?.number).toBe(isStep ? 1 : undefined)
})

test.each([
  ['Ana', 1, [undefined, 'Berta', 'DIANA']],
  ['Berta', 2, ['Ana', 'Carla', 'DIANA']],
  ['Carla', 3, ['Berta', 'DIANA', 'DIANA']],
  ['DIANA', 4, ['Carla', 'Elsa', undefined]],
  ['Elsa', 5, ['DIANA', undefined, undefined]],
])('%s is number %d of five, between its neighbours', (name, number, neighbours) => {
  const found = openFrom(steps('Ana', 'Berta', 'Carla', 'DIANA', 'Elsa'), `/person/${name}`)
  expect(found?.number).toBe(number)
  expect([found?.previous?.name, found?.next?.name, found?.nextOpen?.name]).toEqual(neighbours)
  expect(found?.order).toMatchObject({ name: 'Ficha 7', at: '/list?x=1' })
})

test('a screen of which no list is known has no neighbours', () => {
  expect(openFrom([], '/person/Ana')).toBeUndefined()
  window.history.replaceState({ idx: 5 }, '')
  expect(openScreen('/person/Ana', useSteps).now()).toBeUndefined()
})
