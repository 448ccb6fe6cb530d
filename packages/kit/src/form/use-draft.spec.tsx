/** @jest-environment jsdom */
import { createUser } from '@fichero/contract/calls/users.calls'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type RefObject } from 'react'
import { z } from 'zod'
import { renderWithKit } from '../../testing/render-with-kit'
import { FormDialogContext, type FormGuard } from '../dialog/form-guard'
import { findUnsaved } from '../unsaved/store'
import { draftKey } from './draft-key'
import { useApiForm } from './use-api-form'

afterEach(() => sessionStorage.clear())

const NOTHING = { nombre: '', clave: '' }
const schema = z.object({ nombre: z.string(), clave: z.string() })

interface Options {
  holdsMore?: boolean
  send?: () => Promise<unknown>
}

function Form({ send = async () => undefined, ...options }: Options) {
  const { form, formProps } = useApiForm<typeof NOTHING, unknown>({
    draft: draftKey(createUser),
    initialValues: NOTHING,
    schema,
    send,
    ...options,
  })
  return (
    <form {...formProps}>
      <input aria-label="nombre" {...form.getInputProps('nombre')} />
      <input aria-label="clave" type="password" {...form.getInputProps('clave')} />
      <button type="submit">send</button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }))

/** Opens the form in a dialog. */
function open(options: Options = {}) {
  const guard = createRef<FormGuard>() as RefObject<FormGuard | null>
  const onRestored = jest.fn()
  const { unmount } = renderWithKit(
    <FormDialogContext.Provider value={{ guard, requestClose: () => {}, onRestored }}>
      <Form {...options} />
    </FormDialogContext.Provider>,
  )
  return { guard, onRestored, unmount }
}

test('a dialog asks before it closes a form with input, but not before it closes an unchanged form', async () => {
  const { guard } = open()
  expect(guard.current?.isDirty()).toBe(false)
  await userEvent.type(field('nombre'), 'Ana')
  expect(guard.current?.isDirty()).toBe(true)
})

test('a dialog asks before it closes a form with a chosen file', () => {
  expect(open({ holdsMore: true }).guard.current?.isDirty()).toBe(true)
})

test('a dialog does not ask while a form is being sent, nor after it was sent', async () => {
  let answer = (_: unknown) => {}
  const { guard } = open({ send: () => new Promise((resolve) => (answer = resolve)) })
  await userEvent.type(field('nombre'), 'Ana')
  await send()
  expect(guard.current?.isDirty()).toBe(false)
  await act(async () => answer('done'))
  expect(guard.current?.isDirty()).toBe(false)
})

test('a dialog asks again after sending the form has failed', async () => {
  const { guard } = open({ send: () => Promise.reject(new Error('lost')) })
  await userEvent.type(field('nombre'), 'Ana')
  await send()
  expect(guard.current?.isDirty()).toBe(true)
})

test('discarded input does not return when the form opens again', async () => {
  const first = open()
  await userEvent.type(field('nombre'), 'Ana')
  act(() => first.guard.current?.discard())
  expect(field('nombre').value).toBe('')
  first.unmount()
  expect(first.guard.current).toBeNull()
  expect(open().onRestored).not.toHaveBeenCalled()
})

test('a form that opens with a draft notifies its dialog, and does not restore a password', async () => {
  const first = open()
  await userEvent.type(field('nombre'), 'Ana')
  await userEvent.type(field('clave'), 'x')
  first.unmount()
  const { onRestored, guard } = open()
  expect(onRestored).toHaveBeenCalledTimes(1)
  expect([field('nombre').value, field('clave').value]).toEqual(['Ana', ''])
  expect(guard.current?.isDirty()).toBe(true)
})

test('a typed password counts as unsaved until the form closes', async () => {
  const { unmount } = open()
  await userEvent.type(field('nombre'), 'Ana')
  expect(findUnsaved()).toEqual([])
  await userEvent.type(field('clave'), 'x')
  expect(findUnsaved()).toEqual([{ kind: 'password' }])
  unmount()
  expect(findUnsaved()).toEqual([])
})
