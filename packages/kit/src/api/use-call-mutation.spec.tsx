/** @jest-environment jsdom */
import { getConfig, getSession as getSessionCall } from '@fichero/contract/calls/auth.calls'
import { importEvaluations, listFichas, updateFicha } from '@fichero/contract/calls/fichas.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answer, refuse } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { USER } from '../../testing/fake-shell'
import { endSession, startSession } from '../session/store'
import { callOptions } from './use-call'
import { useCallMutation } from './use-call-mutation'
import { useSendsMail } from './use-sends-mail'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  client.clear()
  endSession()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** Caches two lists, and returns a function that returns which of the two lists are stale. */
async function cacheLists() {
  for (const call of [listFichas, listUsers])
    await client.prefetchQuery({ ...callOptions(call), queryFn: () => ({}) as never })
  return () =>
    client
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey: [call] }) => call)
}

const ok = (call: typeof updateFicha) => answer(call, { ok: true } as never)
const FICHAS = ['GET /fichas']

test.each<[string, object, string[]]>([
  ['a success makes the cached lists stale', ok(updateFicha), FICHAS],
  ['an invalid value leaves the cached lists fresh', refuse(updateFicha, 400, 'validation'), []],
  ['a missing permission leaves the cached lists fresh', refuse(updateFicha, 403, 'forbidden'), []],
  ['a row that no longer exists makes the cached lists stale', refuse(updateFicha, 404, 'not_found'), FICHAS],
  ['a row that changed makes the cached lists stale', refuse(updateFicha, 412, 'stale_version'), FICHAS],
  ['a conflict makes the cached lists stale', refuse(updateFicha, 409, 'ficha_has_judgments'), FICHAS],
  ['a failure of the server makes the cached lists stale', refuse(updateFicha, 500, 'internal'), FICHAS],
  ['a lost connection makes the cached lists stale', ok(importEvaluations as never), FICHAS],
])('%s', async (_, fakeAnswer, stale) => {
  const staleCalls = await cacheLists()
  answerWith([fakeAnswer as never])
  const onSettled = jest.fn()
  const { result } = renderHook(() => useCallMutation(updateFicha, { onSettled }), { wrapper })
  await act(async () => result.current.mutate({ params: { nroFicha: 7 }, body: {} as never }))
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1))
  expect(staleCalls()).toEqual(stale)
})

const FILE = new File(['x'], 'a.xls')
test.each([
  ['that is simulated leaves the cached lists fresh', { simular: true }, []],
  ['that is imported makes the cached lists stale', { simular: false }, FICHAS],
  ['that is imported without a query makes the cached lists stale', undefined, FICHAS],
])('a file %s', async (_, query, stale) => {
  const staleCalls = await cacheLists()
  answerWith([answer(importEvaluations, { ok: true } as never)])
  const { result } = renderHook(() => useCallMutation(importEvaluations), { wrapper })
  await act(async () => result.current.mutate({ params: { nroFicha: 7 }, file: FILE, query }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(staleCalls()).toEqual(stale)
})

test('the upload progress is reported, and starts again with the next file', async () => {
  let progress: (event: object) => void = () => {}
  globalThis.XMLHttpRequest = class {
    upload = {
      set onprogress(listener: (event: object) => void) {
        progress = listener
      },
    }
    open = () => {}
    setRequestHeader = () => {}
    send = () => {}
  } as never
  const { result } = renderHook(() => useCallMutation(importEvaluations), { wrapper })
  const send = () => act(async () => result.current.mutate({ params: { nroFicha: 7 }, file: FILE }))
  await send()
  expect(result.current.sent).toBe(0)
  act(() => progress({ loaded: 3, total: 4 }))
  expect(result.current.sent).toBe(0.75)
  await send()
  expect(result.current.sent).toBe(0)
})

test.each([
  ['a signed-in user, from the session,', true, true],
  ['a visitor, from the public configuration,', false, false],
])('%s knows whether mail is configured', async (_, isSignedIn, expected) => {
  if (isSignedIn) startSession({ token: 't', user: USER })
  const sent = answerWith([
    answer(getSessionCall, { envia_correos: true } as never),
    answer(getConfig, { envia_correos: false } as never),
  ])
  const { result } = renderHook(useSendsMail, { wrapper })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current).toBe(expected))
  expect(sent).toHaveLength(1)
})
