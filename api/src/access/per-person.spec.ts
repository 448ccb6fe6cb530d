import { EventEmitter } from 'node:events'
import type { Response } from 'express'
import { PerPerson } from './per-person.js'
import { RequestsInProgress } from './requests-in-progress.js'

const tooMany = expect.objectContaining({ code: 'too_many_at_once', headers: { 'retry-after': '1' } })

it('PerPerson allows the maximum of concurrent operations, and another operation after one has ended', () => {
  const persons = new PerPerson(2)
  const [first, second] = [persons.enter(1), persons.enter(1)]
  expect(() => persons.enter(1)).toThrow(tooMany)
  first()
  const third = persons.enter(1)
  expect(() => persons.enter(1)).toThrow(tooMany)
  second()
  third()
  persons.enter(1)
  persons.enter(1)
  expect(() => persons.enter(1)).toThrow(tooMany)
})

it('PerPerson counts each person separately', () => {
  const persons = new PerPerson(1)
  persons.enter(1)
  expect(() => persons.enter(2)).not.toThrow()
})

it('PerPerson stores no count for a person without operations in progress', () => {
  const persons = new PerPerson(2)
  const counts: Map<number, number> = Reflect.get(persons, 'counts')
  const [first, second] = [persons.enter(1), persons.enter(1)]
  first()
  expect([...counts]).toEqual([[1, 1]])
  second()
  expect([...counts]).toEqual([])
})

it('RequestsInProgress allows a person a hundred requests, each in progress until its connection is closed', () => {
  const requests = new RequestsInProgress()
  const responses = Array.from({ length: 100 }, () => new EventEmitter() as unknown as Response)
  const count = (response = new EventEmitter() as unknown as Response) => requests.count(1, response)
  for (const response of responses) count(response)
  expect(() => count()).toThrow(tooMany)
  responses[0]?.emit('close')
  // A repeated `close` event must not reduce the count again.
  responses[0]?.emit('close')
  count()
  expect(() => count()).toThrow(tooMany)
})

it('RequestsInProgress does not count a request whose connection is already closed', () => {
  const requests = new RequestsInProgress()
  const closed = Object.assign(new EventEmitter(), { closed: true }) as unknown as Response
  for (let count = 0; count <= 100; count++) expect(() => requests.count(1, closed)).not.toThrow()
})
