/** @jest-environment jsdom */
import { publishDocument, updateDocument } from '@fichero/contract/calls/manuals.calls'
import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { holdSending } from '@fichero/kit/testing/hold-sending'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { done, MANAGED, openDownloads } from '../../testing/open-downloads'

/** Opens a form from the list. Returns helpers for the fields. */
async function openForm(button: string, title: string, answers: FakeAnswer[], documents: ListedDocument[] = []) {
  const screen = await openDownloads(documents, { publish: true, answers })
  await screen.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await dialog.findByLabelText(/^Título en español/)
  const LABELS = [/^Título en español/, /^Título en inglés/, /^Categoría/]
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label)
  return {
    ...screen,
    dialog,
    values: () => LABELS.map((label) => field(label).value),
    fill: (...values: string[]) =>
      values.forEach((value, at) => void fireEvent.change(field(LABELS[at] as RegExp), { target: { value } })),
    choose: (name = 'acta.pdf') =>
      act(async () => void fireEvent.change(field(/^Archivo/), { target: { files: [new File(['x'], name)] } })),
    /** Clicks without waiting for effects, because the toast is visible only for a few seconds. */
    send: (name: string) => void fireEvent.click(dialog.getByRole('button', { name })),
    submit: (name: string) => act(async () => void fireEvent.click(dialog.getByRole('button', { name }))),
  }
}

describe('the form of a new document', () => {
  const openNew = (...answers: FakeAnswer[]) => openForm(es.publish.open, es.publish.open, answers)

  test('sends titles, category and file, and closes', async () => {
    const { dialog, values, fill, choose, send, sent, laterRequests, findByText, queryByRole } = await openNew(
      answer(publishDocument, done),
    )
    expect(values()).toEqual(['', '', ''])
    expect(dialog.getByText(es.field.fileHint, { exact: false })).toBeTruthy()
    const { options } = dialog.getByLabelText<HTMLSelectElement>(/^Categoría/)
    expect([...options].map(({ text, disabled }) => `${text} ${disabled}`)).toEqual([
      ...['Elija una categoría true', 'Guías false', 'Formatos false', 'Normas y procedimientos false'],
      'Otros documentos false',
    ])
    fill('Acta', 'Minutes', 'formatos')
    await choose()
    send(es.publish.submit)
    await findByText(es.publish.done)
    expect(laterRequests()[0]).toBe('POST /api/manuals/documentos')
    expect(sent[1]?.body).toEqual({ titulo_es: 'Acta', titulo_en: 'Minutes', categoria: 'formatos' })
    expect(queryByRole('dialog')).toBeNull()
  })

  test('shows missing and invalid fields', async () => {
    const { dialog, fill, submit, laterRequests } = await openNew()
    await submit(es.publish.submit)
    expect(await dialog.findByText('Todos los campos son obligatorios.')).toBeTruthy()
    fill('Acta', 'Minutes', 'formatos')
    await submit(es.publish.submit)
    expect(await dialog.findByText(es.publish.failed)).toBeTruthy()
    expect([dialog.queryByText('Todos los campos son obligatorios.'), laterRequests()]).toEqual([null, []])
  })

  test('shows an error until another file is chosen', async () => {
    const { dialog, fill, choose, submit } = await openNew(refuse(publishDocument, 409, 'conflict'))
    fill('Acta', 'Minutes', 'formatos')
    await choose()
    await submit(es.publish.submit)
    expect(await dialog.findByText(es.publish.failed)).toBeTruthy()
    await choose('otra.pdf')
    await waitFor(() => expect(dialog.queryByText(es.publish.failed)).toBeNull())
  })

  test('rejects a file of another type', async () => {
    const { dialog, choose } = await openNew()
    await choose('programa.exe')
    expect(await dialog.findByText(/programa\.exe/)).toBeTruthy()
  })

  test('shows an error about the file at the field of the file', async () => {
    const errorAnswer = refuse(publishDocument, 400, 'invalid_data')
    const errors = { archivo: { code: 'document_required', msg: '' } }
    const { dialog, fill, choose, submit } = await openNew({
      ...errorAnswer,
      body: { ...(errorAnswer.body as object), errors },
    })
    fill('Acta', 'Minutes', 'formatos')
    await choose()
    await submit(es.publish.submit)
    await waitFor(() => expect(dialog.getByLabelText(/^Archivo/).getAttribute('aria-invalid')).toBe('true'))
    expect(dialog.getAllByText(es.publish.failed)).toHaveLength(1)
  })

  test('is disabled during the request, and shows the progress', async () => {
    const { dialog, fill, choose, submit, queryByRole } = await openNew(answer(publishDocument, done))
    fill('Acta', 'Minutes', 'formatos')
    await choose()
    expect(dialog.queryByText(/^Enviando/)).toBeNull()
    const arrive = holdSending()
    await submit(es.publish.submit)
    await dialog.findByText('Enviando… 0 %')
    expect(dialog.getByLabelText(/^Título en español/).matches(':disabled')).toBe(true)
    await arrive()
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())
  })
})

describe('the form of an existing document', () => {
  const openEdit = (...answers: FakeAnswer[]) =>
    openForm('Reemplazar el documento Guía de matrícula', es.replace.title, answers, [MANAGED])
  const SAVE = es.replace.submit

  test('sends the version of the document, without a file if none is chosen', async () => {
    const { dialog, values, fill, send, sent, laterRequests, findByText, queryByRole } = await openEdit(
      answer(updateDocument, done),
    )
    expect(values()).toEqual(['Guía de matrícula', 'Enrolment guide', 'guias'])
    expect(dialog.getByText(/^Reemplaza a «guia\.v2\.pdf»\./)).toBeTruthy()
    fill('Otra guía')
    expect(dialog.queryByText(/^Enviando/)).toBeNull()
    send(SAVE)
    await findByText(es.replace.done)
    expect(laterRequests()[0]).toBe('PUT /api/manuals/documentos/7')
    expect(sent[1]).toMatchObject({
      ifMatch: '"3"',
      body: { titulo_es: 'Otra guía', titulo_en: 'Enrolment guide', categoria: 'guias' },
    })
    expect(queryByRole('dialog')).toBeNull()
  })

  test('sends a file and shows the progress', async () => {
    const { dialog, choose, submit, queryByRole } = await openEdit(answer(updateDocument, done))
    await choose('guia.v3.pdf')
    expect(dialog.getByText('guia.v3.pdf')).toBeTruthy()
    const arrive = holdSending()
    await submit(SAVE)
    await dialog.findByText('Enviando… 0 %')
    await arrive()
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())
  })

  test('shows missing fields, and an error until another file is chosen', async () => {
    const { dialog, fill, choose, submit } = await openEdit(refuse(updateDocument, 409, 'conflict'))
    fill('')
    await submit(SAVE)
    expect(await dialog.findByText('Todos los campos son obligatorios.')).toBeTruthy()
    fill('Otra guía')
    await submit(SAVE)
    expect(await dialog.findByText(es.replace.failed)).toBeTruthy()
    await choose()
    await waitFor(() => expect(dialog.queryByText(es.replace.failed)).toBeNull())
  })

  test('shows what another person has saved meanwhile, by field', async () => {
    const errorAnswer = refuse(updateDocument, 412, 'stale_version')
    const actual = { ...MANAGED, titulo_es: 'Guía nueva', categoria: 'normas', version: 4 }
    const { dialog, fill, submit, sent } = await openEdit({
      ...errorAnswer,
      body: { ...(errorAnswer.body as object), actual },
    })
    fill('Guía de matrícula', 'Guide')
    await submit(SAVE)
    expect(await dialog.findByText('Título en español: ahora dice «Guía nueva».')).toBeTruthy()
    expect(dialog.getByText('Categoría: ahora dice «Normas y procedimientos».')).toBeTruthy()
    await submit('Guardar lo que veo')
    const secondPut = () => sent.filter(({ method }) => method === 'PUT')[1]
    await waitFor(() =>
      expect(secondPut()).toMatchObject({ ifMatch: '"4"', body: { titulo_es: 'Guía nueva', titulo_en: 'Guide' } }),
    )
  })
})
