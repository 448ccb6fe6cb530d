/** @jest-environment jsdom */
import { disableProgram, listPrograms } from '@fichero/contract/calls/programs.calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answer, type FakeAnswer, refuse } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { callOptions } from '../api/use-call'
import { type StateChangeOptions, useStateChange } from './use-state-change'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})
afterEach(() => client.clear())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

describe('useStateChange', () => {
  const rows = [{ id: 1 }, { id: 2 }]
  const LIST = ['rows']
  const [done, gone] = [jest.fn(), jest.fn()]

  function open(fakeAnswer: FakeAnswer, listKey?: string[]) {
    done.mockClear()
    gone.mockClear()
    client.setQueryData(LIST, rows)
    const sent = answerWith([fakeAnswer])
    const options: StateChangeOptions<{ id: number }> = { change: disableProgram, listKey, onDone: done, onGone: gone }
    const hook = renderHook(() => useStateChange(options), { wrapper })
    return { sent, now: () => hook.result.current }
  }
  const row = rows[0]!
  const disabled = answer(disableProgram, { ok: true } as never)

  test('changes the row once after the confirmation, and removes the row from the cached list', async () => {
    const { sent, now } = open(disabled, LIST)
    await act(async () => now().confirm())
    expect(sent).toEqual([])
    act(() => now().ask(row))
    expect(now().asked).toBe(row)
    await act(async () => {
      now().confirm()
      now().confirm()
    })
    await waitFor(() => expect(done).toHaveBeenCalledWith(row))
    expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/\/1$/)])
    expect([now().asked, client.getQueryData(LIST)]).toEqual([undefined, [{ id: 2 }]])
    act(() => now().ask(rows[1]!))
    await act(async () => now().confirm())
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  test('changes the row even if its list is not in the cache', async () => {
    const { now } = open(disabled, ['others'])
    act(() => now().ask(row))
    await act(async () => now().confirm())
    await waitFor(() => expect(done).toHaveBeenCalledWith(row))
    expect([now().asked, client.getQueryData(['others'])]).toEqual([undefined, undefined])
  })

  test('keeps the row in the cached list without a listKey, and after a cancelled confirmation', async () => {
    const { sent, now } = open(disabled)
    act(() => now().ask(row))
    act(() => now().stopAsking())
    await act(async () => now().confirm())
    expect([now().asked, sent]).toEqual([undefined, []])
    act(() => now().ask(row))
    await act(async () => now().confirm())
    await waitFor(() => expect(done).toHaveBeenCalled())
    expect(client.getQueryData(LIST)).toEqual(rows)
  })

  test.each([
    ['a row that is not found (404) means that another user was faster', 404, true],
    ['a conflict (409) means that another user was faster', 409, true],
    ['a missing permission (403) does not mean that another user was faster', 403, false],
    ['a failed server (500) does not mean that another user was faster', 500, false],
  ])('%s', async (_, status, isGone) => {
    const { now } = open(refuse(disableProgram, status, 'x'), LIST)
    act(() => now().ask(row))
    await act(async () => now().confirm())
    await waitFor(() => expect(now().refusal).not.toBeNull())
    expect([gone.mock.calls.length, done.mock.calls.length]).toEqual([isGone ? 1 : 0, 0])
    expect(now().asked).toBe(isGone ? undefined : row)
    // Asking again clears the error.
    act(() => now().ask(row))
    await waitFor(() => expect(now().refusal).toBeNull())
  })

  test.each([
    ['the row is changed', disabled],
    ['another user changed the row first', refuse(disableProgram, 404, 'x')],
  ])('every list of these rows is fetched again after %s', async (_, fakeAnswer) => {
    const { now } = open(fakeAnswer)
    const list = callOptions(listPrograms)
    await client.prefetchQuery({ ...list, queryFn: () => ({}) as never })
    act(() => now().ask(row))
    await act(async () => now().confirm())
    await waitFor(() => expect(client.getQueryState(list.queryKey)?.isInvalidated).toBe(true))
  })
})
