/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { updateProgram } from '@fichero/contract/calls/programs.calls'
import { formValues } from '@fichero/contract/fields'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import { TextInput } from '@mantine/core'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '../../testing/fake-shell'
import { textsOf } from '../../testing/texts-of'
import { formDialog } from './form-dialog'
import { RowForm } from './row-form'

const CONTACT = { celular: '300', correo: 'ana@x.co', version: 3 }
const FIELDS = {
  celular: { kind: 'text', max: 40, description: '' },
  correo: { kind: 'text', max: 40, description: '' },
} as const
const params = { nroFicha: 2888001, documentNumber: '1098' }

interface ContactProps {
  options?: Partial<Pick<Parameters<typeof RowForm>[0], 'showsDone' | 'withMessages' | 'isWaiting'>>
}
const ContactForm = ({ options }: ContactProps) => (
  <RowForm
    update={updateContact}
    params={params}
    row={CONTACT}
    valuesOf={({ celular, correo }) => ({ celular, correo })}
    schema={z.object({ celular: z.string().min(1, 'required'), correo: z.string().includes('@', 'email_invalid') })}
    fields={FIELDS}
    done="Quedó guardado"
    failed="No se guardó"
    failedLater={(reason) => `No se guardó el contacto de Ana. ${reason}`}
    submitLabel="Guardar"
    {...options}
  >
    {({ form }) => (
      <>
        <TextInput {...form.getInputProps('celular')} label="celular" />
        <TextInput {...form.getInputProps('correo')} label="correo" />
      </>
    )}
  </RowForm>
)

const load = jest.fn(async () => ContactForm)
const EditContact = formDialog<ContactProps>({ name: 'kit-spec/contact', load, useTitle: () => 'Editar contacto' })

const definition = { name: 'kit-spec', routes: [{ path: '/', page: 'page', titleKey: 'x', access: 'authenticated' }] }
const openPage = (Page: () => React.ReactNode, answers: FakeAnswer[]) =>
  openInFakeShell({ definition: definition as never, texts: { es: {}, en: {} }, pages: { page: Page } }, '/', {
    answers,
  })

async function open(reply: FakeAnswer, options: ContactProps['options'] = {}) {
  sessionStorage.clear()
  const screen = await openPage(
    () => (
      <EditContact.Host>
        <EditContact.Button form={{ options }} can>
          Editar
        </EditContact.Button>
      </EditContact.Host>
    ),
    [reply],
  )
  await screen.user.click(screen.getByRole('button', { name: 'Editar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar contacto' }))
  await dialog.findByLabelText('celular')
  const input = (name: string) => dialog.getByLabelText<HTMLInputElement>(name)
  return {
    ...screen,
    dialog,
    input,
    type: (name: string, value: string) => fireEvent.change(input(name), { target: { value } }),
    submit: (name = 'Guardar') => act(async () => void fireEvent.click(dialog.getByRole('button', { name }))),
  }
}
const saved = answer(updateContact, { ok: true } as never)
const forbidden = refuse(updateContact, 403, 'forbidden')
const stale = refuse(updateContact, 412, 'stale_version')
const savedByOther = (actual: object): FakeAnswer => ({ ...stale, body: { ...(stale.body as object), actual } })

test('the button opens the dialog with the values of the row, and the first field has the focus', async () => {
  const { input } = await open(saved)
  expect([input('celular').value, input('correo').value]).toEqual(['300', 'ana@x.co'])
  expect(document.activeElement).toBe(input('celular'))
})

test('there is no button for users who may not edit the row', async () => {
  const { queryByRole } = await openPage(
    () => (
      <EditContact.Button form={{}} can={false}>
        Editar
      </EditContact.Button>
    ),
    [],
  )
  expect(queryByRole('button', { name: 'Editar' })).toBeNull()
})

test.each(['pointerEnter', 'focus'] as const)('the code of the form loads before the click, on %s', async (event) => {
  const loadOther = jest.fn(async () => ContactForm)
  const Other = formDialog<ContactProps>({ name: `kit-spec/${event}`, load: loadOther, useTitle: () => '' })
  const { getByRole } = await openPage(
    () => (
      <Other.Button form={{}} can aria-label="Editar a Ana">
        Editar
      </Other.Button>
    ),
    [],
  )
  expect(loadOther).not.toHaveBeenCalled()
  fireEvent[event](getByRole('button', { name: 'Editar a Ana' }))
  await waitFor(() => expect(loadOther).toHaveBeenCalledTimes(1))
})

test('saving sends the version of the row, closes the dialog, and confirms with a notification', async () => {
  const { type, submit, sent, findByText, queryByRole } = await open(saved)
  type('celular', '301')
  await submit()
  await findByText('Quedó guardado')
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: '/api/fichas/2888001/aprendices/1098',
      ifMatch: '"3"',
      body: { celular: '301', correo: 'ana@x.co' },
    }),
  ])
  expect(queryByRole('dialog')).toBeNull()
})

test('the dialog shows the confirmation before it closes, if the form requires it', async () => {
  const { dialog, type, submit, queryByLabelText, getAllByText, queryByRole } = await open(saved, { showsDone: true })
  type('celular', '301')
  await submit()
  await dialog.findByText('Quedó guardado')
  expect([queryByLabelText('celular'), getAllByText('Quedó guardado').length]).toEqual([null, 1])
  await waitFor(() => expect(queryByRole('dialog')).toBeNull(), { timeout: 8000 })
})

test.each([
  ['fields, and says if only values are missing', {}, 'Todos los campos son obligatorios.', 'correo'],
  ['messages', { withMessages: true }, 'No se guardó', 'correo: El correo ingresado no es válido'],
])('a form lists the fields to correct with %s', async (_, options, ofMissing, invalid) => {
  const { dialog, type, submit, sent } = await open(saved, options)
  type('celular', '')
  await submit()
  expect(textsOf(await dialog.findByRole('alert'))[0]).toBe(ofMissing)
  type('celular', '300')
  type('correo', 'ana')
  await submit()
  await waitFor(() => expect(textsOf(dialog.getByRole('alert'))).toEqual(['No se guardó', invalid]))
  expect(sent).toEqual([])
})

test('the changes of another user are shown in words, and the next submission has the new version', async () => {
  const { dialog, type, submit, sent } = await open(savedByOther({ ...CONTACT, celular: '302', version: 4 }), {})
  type('correo', 'luz@x.co')
  await submit()
  await dialog.findByText('Celular: ahora dice «302».')
  expect(dialog.queryByRole('button', { name: 'Guardar' })).toBeNull()
  await submit('Guardar lo que veo')
  await waitFor(() => expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']))
  expect(sent[1]?.body).toEqual({ celular: '302', correo: 'luz@x.co' })
})

test('an error is shown in the open form, and not as a notification', async () => {
  const { dialog, submit, queryByText } = await open(forbidden)
  await submit()
  expect(textsOf(await dialog.findByRole('alert'))).toEqual(['No se guardó', 'forbidden'])
  expect(queryByText(/contacto de Ana/)).toBeNull()
})

test.each([
  ['a success', saved, 'Quedó guardado'],
  ['a failure', forbidden, 'No se guardó el contacto de Ana. forbidden'],
])('after the dialog was closed, a notification shows %s', async (_, reply, text) => {
  const { type, submit, getByRole, queryByRole, findByText } = await open(reply, { showsDone: true })
  type('celular', '301')
  const { fetch } = globalThis
  let arrive: (response: Promise<Response>) => void = () => undefined
  globalThis.fetch = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  await submit()
  fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' })
  expect(queryByRole('dialog')).toBeNull()
  globalThis.fetch = fetch
  await act(async () => arrive(fetch('/api/fichas/2888001/aprendices/1098', { method: 'PUT' })))
  await findByText(text)
})

test('typed values are a draft of this row, which the dialog restores', async () => {
  const { type } = await open(saved)
  type('celular', '301')
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toMatch(/2888001.*1098/))
})

test('a form that waits for something else cannot be sent', async () => {
  const { dialog } = await open(saved, { isWaiting: true })
  expect(dialog.getByRole('button', { name: 'Guardar' }).matches(':disabled')).toBe(true)
})

test('a file is sent with the values, and the query of a submission with that submission', async () => {
  const PROGRAM = { nombre_programa: 'Cocina', total_horas: 3984, nivel: 'tecnico' as const, version: '1', revision: 7 }
  const VALUES = { nombrePrograma: 'Cocina', totalHoras: '3984', nivel: 'tecnico' }
  const Form = () => (
    <RowForm
      update={updateProgram}
      params={{ id: 3 }}
      row={PROGRAM}
      versionIn="revision"
      valuesOf={(program) => formValues(PROGRAM_FIELDS, program)}
      schema={z.object({})}
      file={new File(['x'], 'diseno.xls')}
      fields={PROGRAM_FIELDS}
      done="Quedó guardado"
      failed="No se guardó"
      failedLater={(reason) => reason}
      submitLabel="Guardar"
    >
      {({ submitAs }) => (
        <button type="button" onClick={() => void submitAs({ parcial: true })}>
          Guardar lo válido
        </button>
      )}
    </RowForm>
  )
  const { getByRole, sent } = await openPage(Form, [refuse(updateProgram, 409, 'conflict')])
  const files: unknown[] = []
  const { prototype } = globalThis.XMLHttpRequest
  const { send } = prototype
  prototype.send = function (form) {
    files.push(((form as FormData).get('archivo_excel') as File).name)
    send.call(this, form)
  }
  for (const name of ['Guardar lo válido', 'Guardar']) {
    await act(async () => void fireEvent.click(getByRole('button', { name })))
    await waitFor(() => expect(getByRole('button', { name: 'Guardar' }).matches(':disabled')).toBe(false))
  }
  expect(sent.map(({ url, ifMatch, body }) => [url, ifMatch, body])).toEqual([
    ['/api/programs/update/3?parcial=true', '"7"', VALUES],
    ['/api/programs/update/3', '"7"', VALUES],
  ])
  expect(files).toEqual(['diseno.xls', 'diseno.xls'])
})
