/** @jest-environment jsdom */
import { updateUser } from '@fichero/contract/calls/users.calls'
import type { UserDetail } from '@fichero/contract/users.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
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
let edit: ReturnType<typeof useEditInstructor>
let close: () => void

function Form() {
  edit = useEditInstructor(person, onSaved)
  return null
}
function Page() {
  const [isOpen, setIsOpen] = useState(true)
  close = () => setIsOpen(false)
  return isOpen ? <Form /> : null
}

async function open(given: FakeAnswer) {
  onSaved.mockClear()
  sessionStorage.clear()
  const pages = { 'list-page': Page }
  return openInFakeShell({ definition, texts: { es, en }, pages }, '/instructors', { answers: [given] })
}
const submit = () => act(async () => edit.submitAs())
/** Submits, and closes the form before the answer is there. */
const submitAndClose = () =>
  act(async () => {
    const { fetch } = globalThis
    globalThis.fetch = async (...given) => {
      close()
      await new Promise((resolve) => setTimeout(resolve))
      return fetch(...given)
    }
    await edit.submitAs()
  })

test('what is typed is saved on the version that was read, and the form itself tells that it is done', async () => {
  const { sent, queryByText } = await open(saved)
  await act(async () => edit.form.setFieldValue('nombre', 'Luz Marina'))
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

test.each([
  ['contratista', CONTRACT],
  ['planta', { fecha_inicio_contrato: '', fecha_fin_contrato: '' }],
  ['transversal', { fecha_inicio_contrato: '', fecha_fin_contrato: '' }],
])('who becomes %s has the contract %j', async (tipo, contract) => {
  await open(saved)
  await act(async () => edit.chooseType(tipo))
  expect(edit.form.getValues()).toEqual({ ...valuesOf(person), tipo, ...contract })
})

test('a refusal is told in the form, and nowhere else', async () => {
  const { queryByText } = await open(refuse(updateUser, 403, 'forbidden'))
  await submit()
  await waitFor(() => expect(edit.refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(/Luz Vega/)).toBeNull()
  expect(onSaved).not.toHaveBeenCalled()
})

test.each([
  ['success', saved, es.edit.done],
  ['refusal', refuse(updateUser, 403, 'forbidden'), 'No se guardaron los cambios de Luz Vega. forbidden'],
])('a %s after the form was closed is told in a notification', async (_, given, text) => {
  const { findByText } = await open(given)
  await submitAndClose()
  await findByText(text)
  expect(onSaved).not.toHaveBeenCalled()
})
