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
/** Returns a value that is invalid if the phone number is still that of the row. */
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
async function typeAndClose(contact: Contact, typed: Partial<Contact>) {
  const { unmount } = renderWithKit(<Form {...contact} />)
  for (const [name, value] of Object.entries(typed)) await userEvent.type(input(name), value)
  unmount()
}

test('the draft of a row is restored when its form opens again, but not for another row with the same values', async () => {
  await typeAndClose({ ...nobody, documentNumber: '1' }, { celular: '3001112233' })
  const other = renderWithKit(<Form {...nobody} documentNumber="2" />)
  expect(input('celular').value).toBe('')
  other.unmount()
  renderWithKit(<Form {...nobody} documentNumber="1" />)
  expect(input('celular').value).toBe('3001112233')
})

test('a field that another user has saved meanwhile shows the saved value; other fields show the draft', async () => {
  await typeAndClose({ ...nobody, documentNumber: '1' }, { celular: '3001112233', correo: 'ana@x.co' })
  renderWithKit(<Form celular="3009998877" correo="" documentNumber="1" />)
  expect(input('celular').value).toBe('3009998877')
  expect(input('correo').value).toBe('ana@x.co')
})

test('after another user’s save, the user may take over the saved values', async () => {
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
const output = () => screen.getByRole('status').textContent

test('after another user’s save, check and submission are based on the saved row', async () => {
  const [mine, theirs] = ['1', '2'].map((celular) => ({ ...nobody, celular, documentNumber: '1' })) as [
    Contact,
    Contact,
  ]
  send.mockRejectedValueOnce(conflictWith(theirs))
  renderWithKit(<Form {...mine} isCompared />)
  await userEvent.type(input('celular'), '0')
  await submit()
  expect(send).toHaveBeenLastCalledWith(mine, { celular: '10', correo: '' }, undefined)
  expect(output()).toBe('2')
  expect(onRefused).toHaveBeenCalledTimes(1)
  await submit()
  expect(send).toHaveBeenLastCalledWith(theirs, { celular: '10', correo: '' }, undefined)
  await userEvent.clear(input('celular'))
  await userEvent.type(input('celular'), '2')
  await submit()
  expect(send).toHaveBeenCalledTimes(2)
  expect(payload).toHaveBeenLastCalledWith({ celular: '2', correo: '' }, theirs)
})

test.each<[string, ApiError, string]>([
  ['returned as the last error', new ApiError(503, { ok: false, code: 'reader_busy', msg: 'no' }), ' reader_busy'],
  [
    'not returned if it is at a field',
    new ApiError(400, {
      ok: false,
      code: 'validation',
      msg: 'no',
      errors: { correo: { code: 'email_invalid', msg: 'no' } },
    }),
    '',
  ],
  ['not returned if another user has saved the row', conflictWith({ ...nobody, documentNumber: '1' }), ''],
])('an error of the API is %s', async (_, error, shown) => {
  send.mockRejectedValueOnce(error)
  renderWithKit(<Form {...nobody} documentNumber="1" />)
  await submit()
  expect(output()).toBe(shown)
})

test('a form can open with other values than those of its row', () => {
  renderWithKit(<Form {...nobody} documentNumber="1" given={{ correo: 'ana@x.co' }} />)
  expect([input('celular').value, input('correo').value]).toEqual(['', 'ana@x.co'])
})
