/** @jest-environment jsdom */
import type { AccessRequest } from '@fichero/contract/admin.schema'
import { countUsers, listPendingUsers, listWaitingUsers, rejectUser } from '@fichero/contract/calls/users.calls'
import { answer, openInFakeShell, USER } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { Page as PeopleCard } from '../pages/people-card'
import { Page } from '../pages/requests-page'
import { AccessRequests } from './access-requests'
// Imported here, because on a slow machine the lazy import would take longer than the test's timeout.
import './requests-list'

const answers = [
  answer(listPendingUsers, { ok: true, users: [] }),
  answer(listWaitingUsers, { ok: true, users: [] }),
  answer(countUsers, { ok: true, stats: { pendingApprovals: 0 } } as never),
]

afterEach(() => jest.useRealTimers())

test('requests for access are fetched again every half a minute, and when the window regains the focus', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const remote = { definition, texts: { es, en }, pages: { 'requests-page': Page } }
  const { sent } = await openInFakeShell(remote, '/instructors/solicitudes', { as: ['users:approve'], answers })
  const fetched = () => sent.filter(({ url }) => url === '/api/admin/pending-users').length
  await waitFor(() => expect(fetched()).toBe(1))
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  await waitFor(() => expect(fetched()).toBe(2))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(fetched()).toBe(3))
})

test('the numbers of people are fetched again after a decision, and every half a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const request = {
    ...USER,
    id: 2,
    nro_documento: '52',
    estado: 'pendiente',
    parecidos: [],
  } as unknown as AccessRequest
  const Dashboard = () => (
    <>
      <PeopleCard />
      <AccessRequests />
    </>
  )
  const remote = { definition, texts: { es, en }, pages: { 'requests-page': Dashboard } }
  const { sent, findByLabelText, findByRole } = await openInFakeShell(remote, '/instructors/solicitudes', {
    as: ['users:approve'],
    answers: [
      answer(listPendingUsers, { ok: true, users: [request] }),
      answer(countUsers, { ok: true, stats: { totalUsers: 2, pendingApprovals: 1, activeUsers: 1, disabledUsers: 0 } }),
      answer(rejectUser, { ok: true, msg: '' } as never),
    ],
  })
  const counted = () => sent.filter(({ url }) => url === '/api/admin/stats').length
  fireEvent.click(await findByLabelText(/^Rechazar la solicitud de/))
  const question = await findByRole('alertdialog')
  expect(counted()).toBe(1)
  fireEvent.click(within(question).getByText('Rechazar solicitud'))
  await waitFor(() => expect(counted()).toBe(2))
  await act(() => jest.advanceTimersByTimeAsync(31_000))
  await waitFor(() => expect(counted()).toBe(3))
})
