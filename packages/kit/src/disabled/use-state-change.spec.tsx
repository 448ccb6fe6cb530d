/** @jest-environment jsdom */
import { disableProgram } from '@fichero/contract/calls/programs.calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answer, type FakeAnswer, refuse } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { type StateChangeOptions, useStateChange } from './use-state-change'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})
afterEach(() => client.clear())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

describe('the state of a row', () => {
  const rows = [{ id: 1 }, { id: 2 }]
  const LIST = ['rows']
  const [done, gone] = [jest.fn(), jest.fn()]

  function open(given: FakeAnswer, listKey?: string[]) {
    done.mockClear()
    gone.mockClear()
    client.setQueryData(LIST, rows)
    const sent = answerWith([given])
    const options: StateChangeOptions<{ id: number }> = { change: disableProgram, listKey, onDone: done, onGone: gone }
    const hook = renderHook(() => useStateChange(options), { wrapper })
    return { sent, now: () => hook.result.current }
  }
  const row = rows[0]!
  const disabled = answer(disableProgram, { ok: true } as never)

  test('changes after the question, once, and leaves the list', async () => {
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

  test('changes where its list is not loaded', async () => {
    const { now } = open(disabled, ['others'])
    act(() => now().ask(row))
    await act(async () => now().confirm())
    await waitFor(() => expect(done).toHaveBeenCalledWith(row))
    expect([now().asked, client.getQueryData(['others'])]).toEqual([undefined, undefined])
  })

  test('stays in a list that is only asked again, and when the question is left', async () => {
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
    [404, true],
    [409, true],
    [403, false],
    [500, false],
  ])('after an answer of %i another user was faster: %s', async (status, isGone) => {
    const { now } = open(refuse(disableProgram, status, 'x'), LIST)
    act(() => now().ask(row))
    await act(async () => now().confirm())
    await waitFor(() => expect(now().refusal).not.toBeNull())
    expect([gone.mock.calls.length, done.mock.calls.length]).toEqual([isGone ? 1 : 0, 0])
    expect(now().asked).toBe(isGone ? undefined : row)
    // The question begins anew.
    act(() => now().ask(row))
    await waitFor(() => expect(now().refusal).toBeNull())
  })
})
