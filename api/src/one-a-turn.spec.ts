import type { Request, Response } from 'express'
import { oneATurn } from './one-a-turn.js'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const request = {} as Request

/** Asks with requests of these names; those that are gone have lost their client meanwhile. */
function asked(names: string[], gone: string[] = []) {
  const begun: string[] = []
  const use = oneATurn()
  const ask = (name: string) =>
    use(request, { closed: gone.includes(name) } as Response, () => {
      begun.push(name)
    })
  for (const name of names) ask(name)
  return { begun, ask }
}

it('begins one request in a turn, in the order in which they came', async () => {
  const { begun } = asked(['a', 'b', 'c'])
  expect(begun).toEqual([])
  await turn()
  expect(begun).toEqual(['a'])
  await turn()
  expect(begun).toEqual(['a', 'b'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
})

it('begins one that comes while others wait after them, and one that comes after a pause as well', async () => {
  const { begun, ask } = asked(['a', 'b'])
  await turn()
  ask('c')
  await turn()
  await turn()
  await turn()
  ask('d')
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

it('does not begin one whose client is gone, and goes on with the next', async () => {
  const { begun } = asked(['a', 'b', 'c'], ['a', 'b'])
  for (let count = 0; count < 3; count++) await turn()
  expect(begun).toEqual(['c'])
})
