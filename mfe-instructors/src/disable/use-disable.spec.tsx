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
let single: ReturnType<typeof useDisable>
let several: ReturnType<typeof useDisableSeveral>

function Page() {
  single = useDisable(person(1), done)
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
const errorAnswer = (body: object, status = 400): FakeAnswer => ({
  ...disabled(),
  status,
  body: { ok: false, code: 'validation', msg: 'Revise los campos señalados.', ...body },
})
const NEW_HEAD_ERROR = errorAnswer({ errors: { idJefeFicha: { code: 'instructor_unknown', msg: '' } } })
const NEW_HEAD_TEXT = 'El instructor no existe o está deshabilitado.'
const forPerson = (id: number, response: FakeAnswer) => ({ ...response, pattern: new RegExp(`/${id}$`) })

test.each([
  [[], 'Se deshabilitó a Luz Vega 1.'],
  [[7], 'Se deshabilitó a Luz Vega 1 y se entregó 1 ficha.'],
  [[7, 8], 'Se deshabilitó a Luz Vega 1 y se entregaron 2 fichas.'],
])('a notification reports that the fichas %j were handed over: %s', async (fichas, text) => {
  const { bodies, findByText } = await open(disabled(...fichas))
  await act(async () => single.disable())
  expect(bodies()).toEqual([['/api/users/disabled/1', {}]])
  await findByText(text)
  expect(done).toHaveBeenCalledTimes(1)
})

test('the fichas are handed to the chosen person; an error stays at the field until another person is chosen', async () => {
  const { bodies } = await open(NEW_HEAD_ERROR)
  await act(async () => single.chooseNewHead('52'))
  await act(async () => single.disable())
  expect(bodies()).toEqual([['/api/users/disabled/1', { idJefeFicha: '52' }]])
  await waitFor(() => expect([single.newHead, single.newHeadError]).toEqual(['52', NEW_HEAD_TEXT]))
  expect(done).not.toHaveBeenCalled()
  await act(async () => single.chooseNewHead('53'))
  await waitFor(() => expect([single.newHead, single.newHeadError, single.error]).toEqual(['53', undefined, null]))
})

test.each([
  ['another error', errorAnswer({}, 403)],
  ['an error of another field', errorAnswer({ errors: { otro: { code: 'required', msg: '' } } })],
])('%s is not shown at the field for the new head', async (_, response) => {
  await open(response)
  await act(async () => single.disable())
  await waitFor(() => expect(single.error).not.toBeNull())
  expect(single.newHeadError).toBeUndefined()
})

test('several people are disabled one after the other, and failures are reported', async () => {
  const { bodies, findByText } = await open(
    forPerson(1, disabled()),
    forPerson(2, errorAnswer({}, 409)),
    forPerson(3, disabled()),
  )
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

test('no success is reported if nobody could be disabled', async () => {
  const { queryByText } = await open(errorAnswer({}, 409))
  await act(async () => several.disableAll([person(1)]))
  expect(done).toHaveBeenCalledWith([expect.objectContaining({ user: person(1) })])
  expect(queryByText(/^Se deshabilitó/)).toBeNull()
})

test('an invalid new head stops the disabling of the remaining people until another person is chosen', async () => {
  const { bodies } = await open(forPerson(1, disabled()), forPerson(2, NEW_HEAD_ERROR), forPerson(3, disabled()))
  await act(async () => several.chooseNewHead('52'))
  await act(async () => several.disableAll([1, 2, 3].map(person)))
  expect(bodies()).toEqual([
    ['/api/users/disabled/1', { idJefeFicha: '52' }],
    ['/api/users/disabled/2', { idJefeFicha: '52' }],
  ])
  expect([several.newHead, several.newHeadError, several.busy]).toEqual(['52', NEW_HEAD_TEXT, false])
  expect(done).not.toHaveBeenCalled()
  await act(async () => several.chooseNewHead(''))
  expect([several.newHead, several.newHeadError]).toEqual(['', undefined])
})
