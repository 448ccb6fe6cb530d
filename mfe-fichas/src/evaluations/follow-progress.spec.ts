/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { followProgress, newProgressId } from './send-report'

const requestedUrls: string[] = []
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
  requestedUrls.length = 0
  globalThis.fetch = (url) => {
    requestedUrls.push(String(url))
    return answer()
  }
})
afterEach(() => {
  jest.useRealTimers()
})

test('followProgress polls once a second until it is stopped, and reports only known progress', async () => {
  const answers = [progress('espera'), progress(null), progress('lectura')]
  answer = async () => json(answers.shift() ?? {}) as Response
  const reported: unknown[] = []
  const stop = followProgress('ab', ({ etapa }) => reported.push(etapa))
  expect(requestedUrls).toEqual([])
  await jest.advanceTimersByTimeAsync(3000)
  expect(requestedUrls).toEqual(Array.from({ length: 3 }, () => '/api/importaciones/en-curso/ab'))
  expect(reported).toEqual(['espera', 'lectura'])
  stop()
  await jest.advanceTimersByTimeAsync(5000)
  expect(requestedUrls).toHaveLength(3)
})

test('followProgress ignores a lost connection, and continues to poll', async () => {
  answer = () => Promise.reject(new TypeError('failed'))
  const reported: unknown[] = []
  const stop = followProgress('ab', ({ etapa }) => reported.push(etapa))
  await jest.advanceTimersByTimeAsync(1000)
  answer = async () => json(progress('guardado')) as Response
  await jest.advanceTimersByTimeAsync(1000)
  expect(reported).toEqual(['guardado'])
  stop()
})

test('a progress id has the format that the API accepts, and is unique', () => {
  const ids = Array.from({ length: 100 }, newProgressId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(100)
})
