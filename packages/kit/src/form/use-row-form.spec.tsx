/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderWithKit } from '../../testing/render-with-kit'
import { draftKey } from './draft-key'
import { useRowForm } from './use-row-form'

afterEach(() => sessionStorage.clear())

interface Contact {
  documentNumber: string
  celular: string
  correo: string
}

const schema = z.object({ celular: z.string(), correo: z.string() })

function Form(contact: Contact) {
  const { documentNumber } = contact
  const { form } = useRowForm<Contact, Pick<Contact, 'celular' | 'correo'>, unknown>({
    draft: draftKey(updateContact, { nroFicha: 2_700_001, documentNumber }),
    initial: contact,
    valuesOf: ({ celular, correo }) => ({ celular, correo }),
    schema,
    send: async () => undefined,
  })
  return (
    <form>
      {(['celular', 'correo'] as const).map((name) => (
        <label key={name}>
          {name} <input {...form.getInputProps(name)} />
        </label>
      ))}
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
