import type { Request, Response } from 'express'
import { oneRequestPerTurn } from './one-request-per-turn.js'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const request = {} as Request

/** Sends requests with these names. The clients of the requests in `disconnected` have disconnected. */
function send(names: string[], disconnected: string[] = []) {
  const started: string[] = []
  const use = oneRequestPerTurn()
  const ask = (name: string) =>
    use(request, { closed: disconnected.includes(name) } as Response, () => {
      started.push(name)
    })
  for (const name of names) ask(name)
  return { started, ask }
}

it('the middleware starts one request per turn of the event loop, in order of arrival', async () => {
  const { started } = send(['a', 'b', 'c'])
  expect(started).toEqual([])
  await turn()
  expect(started).toEqual(['a'])
  await turn()
  expect(started).toEqual(['a', 'b'])
  await turn()
  expect(started).toEqual(['a', 'b', 'c'])
})

it('the middleware starts a request that arrives while others wait, and a request that arrives after a pause', async () => {
  const { started, ask } = send(['a', 'b'])
  await turn()
  ask('c')
  await turn()
  await turn()
  await turn()
  ask('d')
  await turn()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

it('the middleware skips a request whose client has disconnected, and continues with the next', async () => {
  const { started } = send(['a', 'b', 'c'], ['a', 'b'])
  for (let count = 0; count < 3; count++) await turn()
  expect(started).toEqual(['c'])
})
