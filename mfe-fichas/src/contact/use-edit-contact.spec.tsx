/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import es from '../../locales/es.json'
import { openPage } from '../testing/open-page'
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

async function open(given: FakeAnswer, contact?: object) {
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
  return openPage(Page, { answers: [given] })
}
const done = answer(updateContact, { ok: true } as never)
const refused = refuse(updateContact, 403, 'forbidden')

test.each([
  [{}, { celular: '', correo: 'eva@x.co' }],
  [
    { celular: '3001112233', correo: null },
    { celular: '3001112233', correo: '' },
  ],
])('what is not known of %j is empty', async (contact, values) => {
  await open(done, contact)
  expect(edit.form.getValues()).toEqual(values)
})

test('what is typed is sent for the person in the ficha, and a success is told though the form closes', async () => {
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
])('%s is edited beside a value that a load could not read', async (field, typed, contact) => {
  const { sent } = await open(done, contact)
  await act(async () => edit.form.setFieldValue(field as 'correo', typed))
  await act(async () => edit.submitAs())
  expect(sent.map(({ body }) => body)).toEqual([{ [field]: typed }])
})

test('a refusal of the open form is told in the form only; after it was closed it is a notification', async () => {
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

test('a draft is of one person in one ficha', async () => {
  await open(done)
  await act(async () => edit.form.setFieldValue('celular', '3001112233'))
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toMatch(/2888001.*1098/))
})
