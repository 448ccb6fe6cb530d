/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError } from '../api/api-error'
import { draftKey } from './draft-key'
import { useRowForm } from './use-row-form'

afterEach(() => {
  sessionStorage.clear()
  jest.clearAllMocks()
})

interface Contact {
  documentNumber: string
  celular: string
  correo: string
}

type Values = Pick<Contact, 'celular' | 'correo'>

const send = jest.fn(async (_row: Contact, _values: Values): Promise<unknown> => undefined)
const onRefused = jest.fn()
/** What is checked: here, that the number is not the one of the row. */
const payload = jest.fn((values: Values, row: Contact) => ({
  ...values,
  celular: values.celular === row.celular ? null : values.celular,
}))
const schema = z.object({ celular: z.string(), correo: z.string() })

function Form({ given, isCompared, ...contact }: Contact & { given?: Partial<Values>; isCompared?: boolean }) {
  const { documentNumber } = contact
  const { form, formProps, row, changes, takeCurrent, refusal } = useRowForm<Contact, Values, unknown>({
    draft: draftKey(updateContact, { nroFicha: 2_700_001, documentNumber }),
    initial: contact,
    valuesOf: ({ celular, correo }) => ({ celular, correo }),
    schema,
    send,
    onRefused,
    ...(given && { given }),
    ...(isCompared && { payload }),
  })
  return (
    <form {...formProps}>
      {(['celular', 'correo'] as const).map((name) => (
        <label key={name}>
          {name} <input {...form.getInputProps(name)} />
        </label>
      ))}
      <button type="submit">send</button>
      <output>
        {[row.celular, ...(refusal ? [refusal.error instanceof ApiError && refusal.error.code] : [])].join(' ')}
      </output>
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

const conflictWith = (actual: Contact) =>
  new ApiError(412, { ok: false, code: 'stale_version', msg: 'no', actual: { ...actual } })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'send' }))
const told = () => screen.getByRole('status').textContent

test('after another person’s save what is sent and checked is based on their row', async () => {
  const [mine, theirs] = ['1', '2'].map((celular) => ({ ...nobody, celular, documentNumber: '1' })) as [
    Contact,
    Contact,
  ]
  send.mockRejectedValueOnce(conflictWith(theirs))
  renderWithKit(<Form {...mine} isCompared />)
  await userEvent.type(input('celular'), '0')
  await submit()
  expect(send).toHaveBeenLastCalledWith(mine, { celular: '10', correo: '' })
  expect(told()).toBe('2')
  expect(onRefused).toHaveBeenCalledTimes(1)
  await submit()
  expect(send).toHaveBeenLastCalledWith(theirs, { celular: '10', correo: '' })
  await userEvent.clear(input('celular'))
  await userEvent.type(input('celular'), '2')
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  expect(payload).toHaveBeenLastCalledWith({ celular: '2', correo: '' }, theirs)
})

test.each<[string, ApiError, string]>([
  ['shown', new ApiError(503, { ok: false, code: 'reader_busy', msg: 'no' }), ' reader_busy'],
  [
    'not shown where it is at a field',
    new ApiError(400, {
      ok: false,
      code: 'validation',
      msg: 'no',
      errors: { correo: { code: 'email_invalid', msg: 'no' } },
    }),
    '',
  ],
  ['not shown where it is another person’s save', conflictWith({ ...nobody, documentNumber: '1' }), ''],
])('a refusal is %s', async (_, error, shown) => {
  send.mockRejectedValueOnce(error)
  renderWithKit(<Form {...nobody} documentNumber="1" />)
  await submit()
  expect(told()).toBe(shown)
})

test('a form may open with other values than those of its row', () => {
  renderWithKit(<Form {...nobody} documentNumber="1" given={{ correo: 'ana@x.co' }} />)
  expect([input('celular').value, input('correo').value]).toEqual(['', 'ana@x.co'])
})
