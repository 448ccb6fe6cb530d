/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { followProgress, newProgressId } from './follow-progress'

const asked: string[] = []
let answer: () => Promise<Response>
const progress = (etapa: string | null) => ({
  ok: true,
  estado: etapa ? 'en_curso' : 'desconocida',
  etapa,
  hechos: 0,
  total: 0,
})
const json = (body: object) => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  text: async () => JSON.stringify(body),
})

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
  globalThis.fetch = (url) => {
    asked.push(String(url))
    return answer()
  }
})
afterEach(() => {
  jest.useRealTimers()
})

test('asks once a second until it is stopped, and tells only what is known', async () => {
  const answers = [progress('espera'), progress(null), progress('lectura')]
  answer = async () => json(answers.shift() ?? {}) as Response
  const told: unknown[] = []
  const stop = followProgress('ab', ({ etapa }) => told.push(etapa))
  expect(asked).toEqual([])
  await jest.advanceTimersByTimeAsync(3000)
  expect(asked).toEqual(Array.from({ length: 3 }, () => '/api/importaciones/en-curso/ab'))
  expect(told).toEqual(['espera', 'lectura'])
  stop()
  await jest.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(3)
})

test('a lost connection is not told, and asked again', async () => {
  answer = () => Promise.reject(new TypeError('failed'))
  const told: unknown[] = []
  const stop = followProgress('ab', ({ etapa }) => told.push(etapa))
  await jest.advanceTimersByTimeAsync(1000)
  answer = async () => json(progress('guardado')) as Response
  await jest.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['guardado'])
  stop()
})

test('an id is what the API takes, and never the same', () => {
  const ids = Array.from({ length: 100 }, newProgressId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(100)
})
