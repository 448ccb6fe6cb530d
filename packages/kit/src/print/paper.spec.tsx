/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { answer } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { USER } from '../../testing/fake-shell'
import { endSession, startSession } from '../session/store'
import { useCentre } from './paper'

const client = new QueryClient()
afterEach(() => {
  client.clear()
  endSession()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const answerCentre = (centro: string | null) => answerWith([answer(getSession, { ok: true, centro } as never)])

test('useCentre requests the centre once after the sign-in, for all components that show the centre', async () => {
  const sent = answerCentre('Centro de Servicios')
  const { result } = renderHook(() => [useCentre(), useCentre()], { wrapper })
  await act(async () => undefined)
  expect([result.current, sent]).toEqual([[undefined, undefined], []])
  act(() => startSession({ token: 't', user: USER }))
  await waitFor(() => expect(result.current).toEqual(['Centro de Servicios', 'Centro de Servicios']))
  renderHook(useCentre, { wrapper })
  await act(async () => undefined)
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/session'])
})

test('useCentre returns undefined if the centre has no name', async () => {
  const sent = answerCentre(null)
  startSession({ token: 't', user: USER })
  const { result } = renderHook(useCentre, { wrapper })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect([sent.length, result.current]).toEqual([1, undefined])
})
