/** @jest-environment jsdom */
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import en from './locales/en.json'
import es from './locales/es.json'
import { SAMPLE } from './probe'
import { Page } from './test-connection-page'

const definition: RemoteDefinition = {
  name: 'connection',
  routes: [{ path: '/prueba', page: 'test', titleKey: 'heading', access: 'public' }],
  links: [],
  parts: [],
}
const sent: [string, RequestInit | undefined][] = []

/** Opens the page, whose requests get this answer, and sends a test. */
async function send(answer: () => Promise<unknown>) {
  const screen = await openInFakeShell({ definition, texts: { es, en }, pages: { test: Page } }, '/prueba', {
    as: 'guest',
  })
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    sent.push([url, init])
    return answer()
  }) as typeof fetch
  const again = () => fireEvent.click(screen.getByText(es.send))
  const log = () => [...document.querySelectorAll<HTMLElement>('article')]
  expect(screen.getByText(es.none)).toBeTruthy()
  again()
  await waitFor(() => expect(log()).toHaveLength(1))
  expect(screen.queryByText(es.none)).toBeNull()
  return { ...screen, again, log, good: () => log()[0]?.dataset.good }
}
const answered =
  (status: number, text: string, headers: Record<string, string> = {}) =>
  async () => ({
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => text,
  })

beforeEach(() => {
  sent.length = 0
  // jsdom has no such signal.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
})

test('the page shows what it sends, and the answer of the API as it arrived', async () => {
  const { log, good, getByText } = await send(answered(200, '{"ok":true}'))
  expect(getByText('POST /api/auth/register?simular=true')).toBeTruthy()
  expect(sent).toMatchObject([
    ['/api/auth/register?simular=true', { method: 'POST', headers: { 'content-type': 'application/json' } }],
  ])
  expect(JSON.parse(String(sent[0]?.[1]?.body))).toEqual(SAMPLE)
  expect(log()[0]?.querySelector('h3')?.textContent).toMatch(/^Envío 1: respuesta 200\d+ ms$/)
  expect(getByText(es.good)).toBeTruthy()
  expect(log()[0]?.querySelector('pre')?.textContent).toBe('{\n  "ok": true\n}')
  expect(good()).toBe('true')
})

test.each([
  [400, {}, es.refused],
  [429, { 'retry-after': '30' }, 'La API respondió que hubo demasiados intentos. Espere 30 segundos.'],
  [429, {}, 'La API respondió que hubo demasiados intentos. Espere ? segundos.'],
])('an answer %i with %j is explained, also if it is no JSON', async (status, headers, text) => {
  const { log, good, getByText } = await send(answered(status, 'sin forma', headers as Record<string, string>))
  expect(getByText(text)).toBeTruthy()
  expect(log()[0]?.querySelector('pre')?.textContent).toBe('sin forma')
  expect(good()).toBeUndefined()
})

test.each([
  [new TypeError('no connection'), es.noAnswer],
  [new DOMException('late', 'TimeoutError'), 'La API no respondió en 15 segundos.'],
  [new DOMException('stopped', 'AbortError'), es.noAnswer],
])('a test without an answer says why: %s', async (error, text) => {
  const { log, getByText } = await send(() => Promise.reject(error))
  expect(getByText(text)).toBeTruthy()
  expect(log()[0]?.textContent).toContain(es.unreachable)
})

test('the newest test is above the others', async () => {
  const { again, log } = await send(answered(200, '{}'))
  again()
  await waitFor(() => expect(log()).toHaveLength(2))
  expect(log().map((article) => article.querySelector('h3')?.textContent?.slice(0, 8))).toEqual([
    'Envío 2:',
    'Envío 1:',
  ])
})
