/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import es from '../../locales/es.json'
import { openPage } from '../../testing/open-page'
import { useEditContact } from './use-edit-contact'

const apprentice = (contact: object = {}) =>
  ({
    aprendiz: { nro_documento: '1098', celular: null, correo: 'eva@x.co', ...contact },
    ficha: { nro_ficha: 2_888_001 },
    version: 4,
  }) as Parameters<typeof useEditContact>[0]

const saved = jest.fn()
let edit: ReturnType<typeof useEditContact>
let close: () => void

async function open(reply: FakeAnswer, contact?: object) {
  saved.mockClear()
  sessionStorage.clear()
  function Form() {
    edit = useEditContact(apprentice(contact), saved)
    return <form {...edit.formProps} />
  }
  function Page() {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return isOpen && <Form />
  }
  return openPage(Page, { answers: [reply] })
}
const done = answer(updateContact, { ok: true } as never)
const refused = refuse(updateContact, 403, 'forbidden')

test.each([
  ['an empty cell phone and the mail of a person without a cell phone', {}, { celular: '', correo: 'eva@x.co' }],
  [
    'the cell phone and an empty mail of a person without a mail',
    { celular: '3001112233', correo: null },
    { celular: '3001112233', correo: '' },
  ],
])('the form starts with %s', async (_, contact, values) => {
  await open(done, contact)
  expect(edit.form.getValues()).toEqual(values)
})

test('saving sends the changed contact data of the person, closes the form, and reports the success', async () => {
  const { sent, findByText } = await open(done)
  await act(async () => edit.form.setFieldValue('celular', '3001112233'))
  await act(async () => edit.submitAs())
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: '/api/fichas/2888001/aprendices/1098',
      ifMatch: '"4"',
      body: { celular: '3001112233' },
    }),
  ])
  expect(saved).toHaveBeenCalledTimes(1)
  await findByText(es.contact.done)
})

test.each([
  ['correo', 'eva@y.co', { celular: '3001234567 / 3109876543' }],
  ['celular', '3001112233', { correo: 'no tiene' }],
])('saving sends only %s if an import stored a malformed value in the other field', async (field, typed, contact) => {
  const { sent } = await open(done, contact)
  await act(async () => edit.form.setFieldValue(field as 'correo', typed))
  await act(async () => edit.submitAs())
  expect(sent.map(({ body }) => body)).toEqual([{ [field]: typed }])
})

test('an error is shown in the open form, or as a notification after the form was closed', async () => {
  const { queryByText, findByText } = await open(refused)
  await act(async () => edit.submitAs())
  await waitFor(() => expect(edit.refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(/no se guardó/)).toBeNull()
  await act(async () => {
    void edit.submitAs()
    close()
  })
  await findByText(/^El contacto de 1098 no se guardó: \S/)
})

test('a separate draft is stored for each person and ficha', async () => {
  await open(done)
  await act(async () => edit.form.setFieldValue('celular', '3001112233'))
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toMatch(/2888001.*1098/))
})
