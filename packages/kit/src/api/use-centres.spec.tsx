/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { screen, waitFor } from '@testing-library/react'
import { answer } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { renderWithKit } from '../../testing/render-with-kit'
import { USER } from '../../testing/user'
import { endSession, startSession } from '../session/store'
import { useCentres } from './use-centres'

const CENTRES = [
  { id: 1, codigo: '9225', nombre: 'CENTRO AGROTURISTICO' },
  { id: 2, codigo: '9309', nombre: 'CENTRO DE SERVICIOS' },
]
const Centres = () => <p>{useCentres().map(({ id }) => id)}.</p>

afterEach(() => endSession())

test.each([
  ['two centres', CENTRES, '12.'],
  ['one centre', CENTRES.slice(0, 1), '.'],
  ['no centre', [], '.'],
  ['an answer of an earlier API', undefined, '.'],
])('with %s the hook returns those among which to choose', async (_, centros, expected) => {
  startSession({ token: 't', user: USER })
  const sent = answerWith([answer(getSession, { ok: true, centros } as never)])
  renderWithKit(<Centres />)
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByText(expected)
})

test('for a visitor the hook sends nothing', async () => {
  const sent = answerWith([])
  renderWithKit(<Centres />)
  await screen.findByText('.')
  expect(sent).toEqual([])
})
