/** @jest-environment jsdom */
import { updateUser } from '@fichero/contract/calls/users.calls'
import type { UserDetail } from '@fichero/contract/users.schema'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { openForm } from '../../testing/open-form'
import { valuesOf } from './edit-instructor-values'
import { useEditInstructor } from './use-edit-instructor'

const CONTRACT = { fecha_inicio_contrato: '2026-02-03', fecha_fin_contrato: '2026-12-03' }
const person = {
  ...USER,
  nro_documento: '1098765432',
  nombre: 'Luz',
  apellido: 'Vega',
  tipo: 'contratista',
  ...CONTRACT,
  version: 4,
} as unknown as UserDetail
const saved = answer(updateUser, { ok: true } as never)
const onSaved = jest.fn()

async function open(response: FakeAnswer) {
  onSaved.mockClear()
  return openForm(() => useEditInstructor(person, onSaved), response)
}

test('the form saves with the stored version, and shows no notification while it is open', async () => {
  const { form, sent, queryByText, submit } = await open(saved)
  await act(async () => form().form.setFieldValue('nombre', 'Luz Marina'))
  await submit()
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: '/api/users/update/1098765432',
      ifMatch: '"4"',
      body: { ...valuesOf(person), nombre: 'Luz Marina' },
    }),
  ])
  expect(queryByText(es.edit.done)).toBeNull()
})

test('an error is shown only in the form while the form is open', async () => {
  const { form, queryByText, submit } = await open(refuse(updateUser, 403, 'forbidden'))
  await submit()
  await waitFor(() => expect(form().refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(/Luz Vega/)).toBeNull()
  expect(onSaved).not.toHaveBeenCalled()
})

test.each([
  ['success', saved, es.edit.done],
  ['failure', refuse(updateUser, 403, 'forbidden'), 'No se guardaron los cambios de Luz Vega. forbidden'],
])('after the form was closed, a notification shows a %s', async (_, response, text) => {
  const { findByText, submitAndClose } = await open(response)
  await submitAndClose()
  await findByText(text)
  expect(onSaved).not.toHaveBeenCalled()
})
