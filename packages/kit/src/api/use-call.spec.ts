/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { getUser, listUsers } from '@fichero/contract/calls/users.calls'
import { callOptions } from './use-call'

test('inputs that send the same request share one query', () => {
  expect(callOptions(listFichas, {}).queryKey).toEqual(callOptions(listFichas).queryKey)
  expect(callOptions(getUser, { params: { id: '7' } as never }).queryKey).toEqual(
    callOptions(getUser, { params: { id: 7 } }).queryKey,
  )
})

test('other inputs and other calls have queries of their own', () => {
  const keys = [
    callOptions(listFichas),
    callOptions(listFichas, { query: { mias: true } }),
    callOptions(getUser, { params: { id: 7 } }),
    callOptions(getUser, { params: { id: 8 } }),
    callOptions(listUsers),
  ].map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(keys.length)
})
