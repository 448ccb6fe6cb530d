/** @jest-environment jsdom */
import { updateProgram } from '@fichero/contract/calls/programs.calls'
import type { Program } from '@fichero/contract/programs.schema'
import { FormModal } from '@fichero/kit/dialog'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { useEditProgram } from './use-edit-program'

const program = { id: 3, nombre_programa: 'Cocina', total_horas: 3984, nivel: 'tecnologo', revision: 'r1' } as never
const file = new File(['x'], 'programa.xls')
const onSaved = jest.fn()
let edit: ReturnType<typeof useEditProgram>
let close: () => void

function Form() {
  edit = useEditProgram(program as Program, onSaved)
  return null
}

function Page() {
  const [isOpen, setIsOpen] = useState(true)
  close = () => setIsOpen(false)
  return isOpen ? <Form /> : null
}

async function open(...answers: FakeAnswer[]) {
  onSaved.mockClear()
  const screen = await openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': Page } }, '/programs', {
    answers,
  })
  return { ...screen, urls: () => screen.sent.map(({ method, url }) => `${method} ${url}`) }
}

const saved = answer(updateProgram, { ok: true, program, reporte: null, cambios: null } as never)
const conflict = refuse(updateProgram, 409, 'conflict')
const ADDRESS = 'PUT /api/programs/update/3'
const submit = () => act(async () => void (await edit.submitAs()))

test('the form saves the typed values, and a notification confirms that', async () => {
  const { sent, urls, findByText } = await open(saved)
  await act(async () => edit.form.setFieldValue('nombrePrograma', 'Cocina fría'))
  await submit()
  await findByText(es.edit.done)
  expect(urls()).toEqual([ADDRESS])
  expect(sent[0]?.body).toEqual({ nombrePrograma: 'Cocina fría', totalHoras: '3984', nivel: 'tecnologo' })
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('a chosen file is sent as a dry run, then with the form; rejected rows are left out if requested', async () => {
  const { urls } = await open(saved)
  const files: unknown[] = []
  atSending((form) => files.push((form.get('archivo_excel') as File | null)?.name))
  await submit()
  await act(async () => edit.choose(file))
  expect(edit.file).toBe(file)
  await waitFor(() => expect(edit.plan.data).toMatchObject({ ok: true }))
  await submit()
  await act(async () => edit.submitValid())
  await submit()
  const [, dryRun, full, partial, again] = urls()
  expect(files).toEqual([undefined, ...Array(4).fill('programa.xls')])
  expect(dryRun).toBe(`${ADDRESS}?simular=true`)
  expect(partial).toBe(`${ADDRESS}?parcial=true`)
  expect([full, again]).toEqual([ADDRESS, ADDRESS])
})

test('the errors of a file are removed together with the file', async () => {
  const { urls } = await open(conflict)
  await act(async () => edit.choose(file))
  await waitFor(() => expect(edit.plan.error).not.toBeNull())
  await submit()
  await waitFor(() => expect(edit.refusal).toBeDefined())
  await act(async () => edit.choose(null))
  await waitFor(() => expect([edit.file, edit.plan.error, edit.refusal]).toEqual([null, null, undefined]))
  expect(urls()).toHaveLength(2)
})

/** Calls `act` with the form data of each request when it is sent. */
function atSending(act: (form: FormData) => void) {
  const { prototype } = globalThis.XMLHttpRequest
  const { send } = prototype
  prototype.send = function (form) {
    act(form as FormData)
    send.call(this, form)
  }
}

test('an error is shown only in the form while the form is open', async () => {
  const { queryByText } = await open(conflict)
  await submit()
  await waitFor(() => expect(edit.refusal).toBeDefined())
  expect(queryByText(/Cocina/)).toBeNull()
})

test('a notification with the program’s name shows the error of a form that was closed', async () => {
  const { findByText } = await open(conflict)
  atSending(() => flushSync(close))
  await submit()
  await findByText(/Cocina/)
  expect(onSaved).not.toHaveBeenCalled()
})

test.each([
  ['a file', 1],
  ['nothing', 0],
])('closing the dialog of a form that has %s to lose asks for confirmation %d times', async (what, questions) => {
  const onClose = jest.fn()
  const Dialog = () => (
    <FormModal opened onClose={onClose} title="Editar">
      <Form />
    </FormModal>
  )
  const { getByRole, queryAllByRole } = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Dialog } },
    '/programs',
    { answers: [saved] },
  )
  if (what === 'a file') await act(async () => edit.choose(file))
  await act(async () => void fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' }))
  expect([queryAllByRole('alertdialog').length, onClose.mock.calls.length]).toEqual([questions, 1 - questions])
})
