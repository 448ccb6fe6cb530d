import { EventEmitter } from 'node:events'
import type { Response } from 'express'
import { PerPerson } from './per-person.js'
import { RequestsInProgress } from './requests-in-progress.js'

const tooMany = expect.objectContaining({ code: 'too_many_at_once', headers: { 'retry-after': '1' } })

it('a person has so many under way, and one more after one has ended', () => {
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

it('is not counted with others', () => {
  const persons = new PerPerson(1)
  persons.enter(1)
  expect(() => persons.enter(2)).not.toThrow()
})

it('is forgotten when nothing is under way', () => {
  const persons = new PerPerson(2)
  const counts: Map<number, number> = Reflect.get(persons, 'counts')
  const [first, second] = [persons.enter(1), persons.enter(1)]
  first()
  expect([...counts]).toEqual([[1, 1]])
  second()
  expect([...counts]).toEqual([])
})

it('a request is under way until its connection is closed, and a person has a hundred of them', () => {
  const requests = new RequestsInProgress()
  const responses = Array.from({ length: 100 }, () => new EventEmitter() as unknown as Response)
  const count = (response = new EventEmitter() as unknown as Response) => requests.count(1, response)
  for (const response of responses) count(response)
  expect(() => count()).toThrow(tooMany)
  responses[0]?.emit('close')
  // A connection is closed once.
  responses[0]?.emit('close')
  count()
  expect(() => count()).toThrow(tooMany)
})

it('a request whose connection was closed before it was counted is not under way', () => {
  const requests = new RequestsInProgress()
  const closed = Object.assign(new EventEmitter(), { closed: true }) as unknown as Response
  for (let count = 0; count <= 100; count++) expect(() => requests.count(1, closed)).not.toThrow()
})
