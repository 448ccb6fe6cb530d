/** @jest-environment jsdom */
import { createUser } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { openForm } from '../testing/open-form'
import { type CreateValues, useCreateInstructor } from './use-create-instructor'

const VALUES: CreateValues = {
  tipo_documento: 'CC',
  nro_documento: '1098765432',
  nombre: 'Luz',
  apellido: 'Vega',
  correo_institucional: 'luz@fichero.example',
  contrasena: 'cuatro palabras sin sentido',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '',
  fecha_fin_contrato: '',
}
const created = answer(createUser, { ok: true } as never)
const onCreated = jest.fn()

async function open(given: FakeAnswer) {
  onCreated.mockClear()
  const opened = await openForm(() => useCreateInstructor(onCreated), given)
  return { ...opened, fill: () => act(async () => opened.form().form.setValues(VALUES)) }
}

test('nothing is typed or chosen before somebody does it, but for the usual role', async () => {
  const { form } = await open(created)
  const { rol, ...others } = form().form.getValues()
  expect(rol).toBe('user')
  expect(Object.keys(others).toSorted()).toEqual(
    Object.keys(VALUES)
      .filter((field) => field !== 'rol')
      .toSorted(),
  )
  expect(new Set(Object.values(others))).toEqual(new Set(['']))
})

test('what is typed is sent, and the form itself tells that it is done', async () => {
  const { sent, queryByText, fill, submit } = await open(created)
  await fill()
  await submit()
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', url: '/api/users/create', body: VALUES })])
  expect(queryByText(es.create.done)).toBeNull()
})

test('a refusal is told in the form, and nowhere else', async () => {
  const { form, queryByText, fill, submit } = await open(refuse(createUser, 403, 'forbidden'))
  await fill()
  await submit()
  await waitFor(() => expect(form().refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(new RegExp(es.create.failed))).toBeNull()
  expect(onCreated).not.toHaveBeenCalled()
})

test.each([
  ['success', created, es.create.done],
  ['refusal', refuse(createUser, 403, 'forbidden'), `${es.create.failed}. forbidden`],
])('a %s after the form was closed is told in a notification', async (_, given, text) => {
  const { findByText, fill, submitAndClose } = await open(given)
  await fill()
  await submitAndClose()
  await findByText(text)
  expect(onCreated).not.toHaveBeenCalled()
})
