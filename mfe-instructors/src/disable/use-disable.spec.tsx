/** @jest-environment jsdom */
import { disableUser } from '@fichero/contract/calls/users.calls'
import type { ListedUser, UserAnswer } from '@fichero/contract/users.schema'
import { answer, type FakeAnswer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { useDisableSeveral } from '../selection/use-disable-several'
import { useDisable } from './use-disable'

const person = (id: number) => ({ id, nombre: 'Luz', apellido: `Vega ${id}` }) as UserAnswer['user'] & ListedUser
const done = jest.fn()
let one: ReturnType<typeof useDisable>
let several: ReturnType<typeof useDisableSeveral>

function Page() {
  one = useDisable(person(1), done)
  several = useDisableSeveral(done)
  return null
}

async function open(...answers: FakeAnswer[]) {
  done.mockClear()
  const pages = { 'list-page': Page }
  const screen = await openInFakeShell({ definition, texts: { es, en }, pages }, '/instructors', { answers })
  const bodies = () => screen.sent.map(({ url, body }) => [url, body])
  return { ...screen, bodies }
}

const disabled = (...fichas: number[]) => answer(disableUser, { ok: true, fichas_entregadas: fichas } as never)
const refusal = (body: object, status = 400): FakeAnswer => ({
  ...disabled(),
  status,
  body: { ok: false, code: 'validation', msg: 'Revise los campos señalados.', ...body },
})
const HEIR_REFUSED = refusal({ errors: { idJefeFicha: { code: 'instructor_unknown', msg: '' } } })
const HEIR_TEXT = 'El instructor no existe o está deshabilitado.'
const of = (given: FakeAnswer, id: number) => ({ ...given, pattern: new RegExp(`/${id}$`) })

test.each([
  [[], 'Se deshabilitó a Luz Vega 1.'],
  [[7], 'Se deshabilitó a Luz Vega 1 y se entregó 1 ficha.'],
  [[7, 8], 'Se deshabilitó a Luz Vega 1 y se entregaron 2 fichas.'],
])('who handed over the fichas %j is told so: %s', async (fichas, text) => {
  const { bodies, findByText } = await open(disabled(...fichas))
  await act(async () => one.disable())
  expect(bodies()).toEqual([['/api/users/disabled/1', {}]])
  await findByText(text)
  expect(done).toHaveBeenCalledTimes(1)
})

test('fichas go to the chosen one, whose refusal is told at the field and forgotten with another choice', async () => {
  const { bodies } = await open(HEIR_REFUSED)
  await act(async () => one.chooseHeir('52'))
  await act(async () => one.disable())
  expect(bodies()).toEqual([['/api/users/disabled/1', { idJefeFicha: '52' }]])
  await waitFor(() => expect([one.heir, one.heirError]).toEqual(['52', HEIR_TEXT]))
  expect(done).not.toHaveBeenCalled()
  await act(async () => one.chooseHeir('53'))
  await waitFor(() => expect([one.heir, one.heirError, one.error]).toEqual(['53', undefined, null]))
})

test.each([
  ['another refusal', refusal({}, 403)],
  ['a refusal of another field', refusal({ errors: { otro: { code: 'required', msg: '' } } })],
])('%s is not of the field', async (_, given) => {
  await open(given)
  await act(async () => one.disable())
  await waitFor(() => expect(one.error).not.toBeNull())
  expect(one.heirError).toBeUndefined()
})

test('several are disabled one after the other, and those who could not be are told', async () => {
  const { bodies, findByText } = await open(of(disabled(), 1), of(refusal({}, 409), 2), of(disabled(), 3))
  await act(async () => several.disableAll([1, 2, 3].map(person)))
  expect(bodies()).toEqual([
    ['/api/users/disabled/1', {}],
    ['/api/users/disabled/2', {}],
    ['/api/users/disabled/3', {}],
  ])
  await findByText('Se deshabilitó a 2 personas.')
  expect(done).toHaveBeenCalledWith([{ user: person(2), error: expect.objectContaining({ status: 409 }) }])
  expect(several.busy).toBe(false)
})

test('where nobody could be disabled no success is told', async () => {
  const { queryByText } = await open(refusal({}, 409))
  await act(async () => several.disableAll([person(1)]))
  expect(done).toHaveBeenCalledWith([expect.objectContaining({ user: person(1) })])
  expect(queryByText(/^Se deshabilitó/)).toBeNull()
})

test('a refused choice of who takes the fichas stops it, to be made anew', async () => {
  const { bodies } = await open(of(disabled(), 1), of(HEIR_REFUSED, 2), of(disabled(), 3))
  await act(async () => several.chooseHeir('52'))
  await act(async () => several.disableAll([1, 2, 3].map(person)))
  expect(bodies()).toEqual([
    ['/api/users/disabled/1', { idJefeFicha: '52' }],
    ['/api/users/disabled/2', { idJefeFicha: '52' }],
  ])
  expect([several.heir, several.heirError, several.busy]).toEqual(['52', HEIR_TEXT, false])
  expect(done).not.toHaveBeenCalled()
  await act(async () => several.chooseHeir(''))
  expect([several.heir, several.heirError]).toEqual(['', undefined])
})
