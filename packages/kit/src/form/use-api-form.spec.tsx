/** @jest-environment jsdom */
import { createUser } from '@fichero/contract/calls/users.calls'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { z } from 'zod'
import { ApiError } from '../api/api-error'
import texts from '../texts/es'
import { draftKey } from './draft-key'
import { useApiForm } from './use-api-form'

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'es', resources: { es: { kit: texts } } }))

afterEach(() => sessionStorage.clear())

const NOTHING = { nombre: '', inicio: '', fin: '' }
type Values = typeof NOTHING

const schema = z
  .object({ nombre: z.string().min(1, 'required'), inicio: z.string(), fin: z.string().min(1, 'required') })
  .refine(({ inicio, fin }) => fin === '' || fin > inicio, { path: ['fin'], message: 'end_before_start' })

const apiError = (errors?: Record<string, string>) =>
  new ApiError(400, {
    ok: false,
    code: 'validation',
    msg: 'no',
    errors: errors && Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, { code, msg: code }])),
  })

type Options = Partial<Parameters<typeof useApiForm<Values, string, 'parcial'>>[0]>

function Screen(options: Options) {
  const { form, formProps, submitAs, isBusy, refusal } = useApiForm<Values, string, 'parcial'>({
    draft: draftKey(createUser),
    initialValues: NOTHING,
    schema,
    send: async () => 'done',
    ...options,
  })
  return (
    <form {...formProps}>
      <fieldset disabled={isBusy}>
        {/* In another order than the schema. */}
        {(['fin', 'inicio', 'nombre'] as const).map((name) => {
          const { error, ...input } = form.getInputProps(name)
          return (
            <label key={name}>
              {name} <input {...input} required={name !== 'inicio'} aria-invalid={Boolean(error)} /> <em>{error}</em>
            </label>
          )
        })}
      </fieldset>
      {refusal && <p role="alert">{refusal.isAtField ? 'at a field' : 'as a whole'}</p>}
      <button type="submit">send</button>
      <button type="button" onClick={() => submitAs('parcial')}>
        send some
      </button>
    </form>
  )
}

const input = (name: keyof Values) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const button = (name: string) => screen.getByRole('button', { name })
const message = (code: keyof typeof texts.field) => texts.field[code]

async function fill(values: Partial<Values>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(input(name as keyof Values))
    await userEvent.type(input(name as keyof Values), value)
  }
}

// Without `noValidate`, browsers would not submit an empty required field, and would show a message of the browser.
test('invalid values are not sent; errors are at their fields, and the first invalid field on the screen is focused', async () => {
  const send = jest.fn()
  render(<Screen send={send} />)
  await userEvent.click(button('send'))
  expect(await screen.findAllByText(message('required'))).toHaveLength(2)
  expect(document.activeElement).toBe(input('fin'))
  expect(send).not.toHaveBeenCalled()
})

test('on blur, a field is checked together with fields that lost the focus before, but the focused field is not', async () => {
  render(<Screen />)
  await fill({ fin: '2', inicio: '3' })
  expect(screen.queryByText(message('end_before_start'))).toBeNull()
  await userEvent.click(input('nombre'))
  expect(await screen.findByText(message('end_before_start'))).toBeTruthy()
  expect(screen.queryByText(message('required'))).toBeNull()
  await fill({ inicio: '1' })
  await userEvent.click(input('nombre'))
  await waitFor(() => expect(screen.queryByText(message('end_before_start'))).toBeNull())
})

test('an error of the API stays at its field until the field is edited, and the form keeps its values', async () => {
  const send = jest.fn().mockRejectedValueOnce(apiError({ nombre: 'taken', fin: 'date_invalid' }))
  render(<Screen send={send} />)
  await fill({ nombre: 'Ana', fin: '2' })
  await userEvent.click(button('send'))
  expect(await screen.findByText(message('taken'))).toBeTruthy()
  expect(document.activeElement).toBe(input('fin'))
  expect(screen.getByRole('alert').textContent).toBe('at a field')
  expect(input('nombre').value).toBe('Ana')
  await userEvent.type(input('fin'), '0')
  expect(screen.queryByText(message('date_invalid'))).toBeNull()
  await userEvent.click(input('inicio'))
  await userEvent.click(input('fin'))
  expect(screen.getByText(message('taken'))).toBeTruthy()
})

test('errors without a field on the screen are reported as a whole', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(apiError({ rol: 'admin_only' }))
  const onRefused = jest.fn()
  render(<Screen send={send} onRefused={onRefused} />)
  await fill({ nombre: 'Ana', fin: '2' })
  for (const times of [1, 2]) {
    await userEvent.click(button('send'))
    expect((await screen.findByRole('alert')).textContent).toBe('as a whole')
    expect(onRefused).toHaveBeenCalledTimes(times)
  }
})

test('errors of request fields are mapped to the form’s field names', async () => {
  const send = jest.fn().mockRejectedValueOnce(apiError({ wire: 'taken' }))
  render(
    <Screen
      schema={z.object({ wire: z.string().min(1, 'required') })}
      payload={({ nombre }) => ({ wire: nombre })}
      rename={(errors) => (errors.wire ? { nombre: errors.wire } : errors)}
      send={send}
    />,
  )
  await userEvent.click(button('send'))
  expect(await screen.findByText(message('required'))).toBeTruthy()
  await fill({ nombre: 'Ana' })
  await userEvent.click(button('send'))
  expect(await screen.findByText(message('taken'))).toBeTruthy()
  expect(document.activeElement).toBe(input('nombre'))
})

test('a double click sends once; fields are disabled until the answer', async () => {
  let answer = (_: string) => {}
  const send = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)))
  const onDone = jest.fn()
  render(<Screen send={send} onDone={onDone} />)
  await fill({ nombre: 'Ana', fin: '2' })
  act(() => {
    button('send').click()
    button('send some').click()
  })
  await waitFor(() => expect(input('nombre').matches(':disabled')).toBe(true))
  act(() => answer('done'))
  await waitFor(() => expect(onDone.mock.calls).toEqual([['done', { nombre: 'Ana', inicio: '', fin: '2' }]]))
  expect(send.mock.calls).toEqual([[{ nombre: 'Ana', inicio: '', fin: '2' }, undefined]])
  await userEvent.click(button('send some'))
  expect(send).toHaveBeenLastCalledWith(expect.anything(), 'parcial')
})

test('the answer is ignored after unmount', async () => {
  let answer = (_: string) => {}
  const onDone = jest.fn()
  const { unmount } = render(<Screen send={() => new Promise((resolve) => (answer = resolve))} onDone={onDone} />)
  await fill({ nombre: 'Ana', fin: '2' })
  await userEvent.click(button('send'))
  unmount()
  answer('done')
  await new Promise((resolve) => setTimeout(resolve))
  expect(onDone).not.toHaveBeenCalled()
})

test('messages appear after the end of the press that blurs a field, so that the button does not move', async () => {
  render(<Screen />)
  const user = userEvent.setup()
  await user.click(input('nombre'))
  await user.pointer({ target: button('send'), keys: '[MouseLeft>]' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText(message('required'))).toBeNull()
  await user.pointer('[/MouseLeft]')
  expect(await screen.findAllByText(message('required'))).not.toHaveLength(0)
})
