/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError } from '../api/api-error'
import { draftKey } from './draft-key'
import { useRowForm } from './use-row-form'

afterEach(() => sessionStorage.clear())

interface Contact {
  documentNumber: string
  celular: string
  correo: string
}

const send = jest.fn(async (): Promise<unknown> => undefined)
const schema = z.object({ celular: z.string(), correo: z.string() })

function Form(contact: Contact) {
  const { documentNumber } = contact
  const { form, formProps, changes, takeCurrent } = useRowForm<Contact, Pick<Contact, 'celular' | 'correo'>, unknown>({
    draft: draftKey(updateContact, { nroFicha: 2_700_001, documentNumber }),
    initial: contact,
    valuesOf: ({ celular, correo }) => ({ celular, correo }),
    schema,
    send,
  })
  return (
    <form {...formProps}>
      {(['celular', 'correo'] as const).map((name) => (
        <label key={name}>
          {name} <input {...form.getInputProps(name)} />
        </label>
      ))}
      <button type="submit">send</button>
      {changes && (
        <button type="button" onClick={takeCurrent}>
          take
        </button>
      )}
    </form>
  )
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const nobody = { celular: '', correo: '' }

/** Opens the form of a row, types, and closes it. */
async function leave(contact: Contact, typed: Partial<Contact>) {
  const { unmount } = renderWithKit(<Form {...contact} />)
  for (const [name, value] of Object.entries(typed)) await userEvent.type(input(name), value)
  unmount()
}

test('what was typed for one row is there when its form opens again, and not in another row with the same values', async () => {
  await leave({ ...nobody, documentNumber: '1' }, { celular: '3001112233' })
  const other = renderWithKit(<Form {...nobody} documentNumber="2" />)
  expect(input('celular').value).toBe('')
  other.unmount()
  renderWithKit(<Form {...nobody} documentNumber="1" />)
  expect(input('celular').value).toBe('3001112233')
})

test('a field that another person has saved meanwhile shows what was saved; the others keep what was typed', async () => {
  await leave({ ...nobody, documentNumber: '1' }, { celular: '3001112233', correo: 'ana@x.co' })
  renderWithKit(<Form celular="3009998877" correo="" documentNumber="1" />)
  expect(input('celular').value).toBe('3009998877')
  expect(input('correo').value).toBe('ana@x.co')
})

test('after another person’s save the values are theirs or the own, as the user decides', async () => {
  const actual = { documentNumber: '1', celular: '3009998877', correo: 'luz@x.co' }
  const conflict = new ApiError(412, { ok: false, code: 'stale_version', msg: 'no', actual })
  send.mockRejectedValueOnce(conflict)
  renderWithKit(<Form {...nobody} documentNumber="1" />)
  await userEvent.type(input('celular'), '3001112233')
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  const take = await screen.findByRole('button', { name: 'take' })
  expect([input('celular').value, input('correo').value]).toEqual(['3001112233', 'luz@x.co'])
  await userEvent.click(take)
  expect([input('celular').value, input('correo').value]).toEqual(['3009998877', 'luz@x.co'])
  expect(screen.queryByRole('button', { name: 'take' })).toBeNull()
})
