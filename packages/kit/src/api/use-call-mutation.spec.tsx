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

/** Answers that are on the screen: which of them are old. */
async function shown() {
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
  ['a success', ok(updateFicha), FICHAS],
  ['a refusal', refuse(updateFicha, 400, 'validation'), []],
  ['a refusal of who may not', refuse(updateFicha, 403, 'forbidden'), []],
  ['a row that is gone', refuse(updateFicha, 404, 'not_found'), FICHAS],
  ['a row that changed', refuse(updateFicha, 412, 'stale_version'), FICHAS],
  ['what does not fit any more', refuse(updateFicha, 409, 'ficha_has_judgments'), FICHAS],
  ['a mistake of the server', refuse(updateFicha, 500, 'internal'), FICHAS],
  ['a lost connection', ok(importEvaluations as never), FICHAS],
])('after %s the answers that read what changes are old: %j %j', async (_, given, old) => {
  const isOld = await shown()
  answerWith([given as never])
  const onSettled = jest.fn()
  const { result } = renderHook(() => useCallMutation(updateFicha, { onSettled }), { wrapper })
  await act(async () => result.current.mutate({ params: { nroFicha: 7 }, body: {} as never }))
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1))
  expect(isOld()).toEqual(old)
})

const FILE = new File(['x'], 'a.xls')
test.each([
  [{ simular: true }, []],
  [{ simular: false }, FICHAS],
  [undefined, FICHAS],
])('of a file that is sent with %j these are old: %j', async (query, old) => {
  const isOld = await shown()
  answerWith([answer(importEvaluations, { ok: true } as never)])
  const { result } = renderHook(() => useCallMutation(importEvaluations), { wrapper })
  await act(async () => result.current.mutate({ params: { nroFicha: 7 }, file: FILE, query }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(isOld()).toEqual(old)
})

test('how much of a file is sent is known, and begins anew with the next one', async () => {
  let progress: (event: object) => void = () => {}
  globalThis.XMLHttpRequest = class {
    upload = {
      set onprogress(given: (event: object) => void) {
        progress = given
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
  ['who is signed in, by the session', true, true],
  ['a guest, by what all may know', false, false],
])('whether messages reach people is known to %s', async (_, isSignedIn, expected) => {
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
