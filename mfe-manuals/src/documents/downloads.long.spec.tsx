/** @jest-environment jsdom */
import { listDocuments, restoreDocument, withdrawDocument } from '@fichero/contract/calls/manuals.calls'
import { answer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { done, FORM, GUIDE, MANAGED, openDownloads, remote, WITHDRAWN } from '../../testing/open-downloads'

test('empty templates and sample reports can be downloaded', async () => {
  const { getByRole, laterRequests } = await openDownloads([])
  const part = (name: string) => getByRole('heading', { name }).closest('section') as HTMLElement
  const [templates, samples] = [part(es.download.templates), part(es.download.samples)]
  expect(textsOf(templates)).toEqual([
    ...[es.download.templates, es.download.templatesHelp],
    ...['Plantilla de un diseño', 'Plantilla de aprendices', 'Plantilla de personas'],
  ])
  for (const button of within(templates).getAllByRole('button')) await act(async () => void fireEvent.click(button))
  expect(laterRequests()).toEqual(
    ['programa', 'aprendices', 'personas'].map((kind) => `GET /api/programs/plantillas/${kind}?lang=es`),
  )
  expect(textsOf(samples).slice(0, 2)).toEqual([es.download.samples, es.download.samplesHelp])
  const links = within(samples).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    ['Diseño del programa 134577', '/api/manuals/muestras/programa', true],
    ['Reporte de aprendices de la ficha 2888001', '/api/manuals/muestras/aprendices', true],
    ['Reporte de juicios de la ficha 2888001', '/api/manuals/muestras/juicios', true],
  ])
})

describe('the documents', () => {
  test('are listed by category, with links to their files, for readers', async () => {
    const { section, rows, queryByRole } = await openDownloads([FORM, GUIDE])
    expect([...section.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Guías', 'Formatos'])
    expect(rows()).toEqual([
      ['Guía de matrícula', 'PDF · 2,4 MB · 04/05/2026 10:30'],
      ['Acta', 'DOCX · 2 KB · 04/05/2026 10:30'],
    ])
    const links = within(section).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
      ['/api/manuals/documentos/7/archivo', true],
      ['/api/manuals/documentos/8/archivo', true],
    ])
    expect(queryByRole('button', { name: /documento/ })).toBeNull()
  })

  test('have English titles in English', async () => {
    const { rows } = await openDownloads([GUIDE], { language: 'en' })
    expect(rows()).toEqual([['Enrolment guide', expect.stringMatching(/^PDF · 2\.4 MB · /)]])
  })

  test('have the number of downloads and the allowed actions for managers', async () => {
    const twice = {
      ...MANAGED,
      id: 9,
      titulo_es: 'Otra',
      descargas: 1200,
      can: { edit: true, withdraw: false, restore: false },
    }
    const { section, rows, findAllByRole } = await openDownloads([MANAGED, twice, WITHDRAWN])
    await findAllByRole('button', { name: /^Reemplazar/ })
    await waitFor(() =>
      expect(rows()).toEqual([
        ['Guía de matrícula', 'PDF · 2,4 MB · 04/05/2026 10:30 · 1 descarga', 'Reemplazar', 'Retirar'],
        ['Otra', 'PDF · 2,4 MB · 04/05/2026 10:30 · 1.200 descargas', 'Reemplazar'],
        ['Acta', 'DOCX · 2 KB · 04/05/2026 10:30 · sin descargas · Retirado', 'Restaurar'],
      ]),
    )
    // A withdrawn document cannot be downloaded.
    expect(within(section).queryByRole('link', { name: 'Acta' })).toBeNull()
    expect([...section.querySelectorAll('li button')].map((button) => button.getAttribute('aria-label'))).toEqual([
      ...['Reemplazar el documento Guía de matrícula', 'Retirar el documento Guía de matrícula'],
      ...['Reemplazar el documento Otra', 'Restaurar el documento Acta'],
    ])
  })

  test.each([
    [false, 0],
    [true, 1],
  ])('can be published with permission while the list is empty: %s', async (publish, buttons) => {
    const { section, findByRole } = await openDownloads([], { publish })
    expect(within(section).getByText(es.documents.none)).toBeTruthy()
    if (publish) await findByRole('button', { name: es.publish.open })
    expect(within(section).queryAllByRole('button')).toHaveLength(buttons)
  })

  test('are replaced by an error if the request fails', async () => {
    const screen = await openInFakeShell(remote, '/manuales/descargarArchivos', {
      answers: [refuse(listDocuments, 409, 'conflict')],
    })
    expect(await screen.findByText(es.documents.failed)).toBeTruthy()
  })

  test('are listed without the message for an empty list', async () => {
    const { queryByText } = await openDownloads([GUIDE])
    expect(queryByText(es.documents.none)).toBeNull()
  })
})

describe.each([
  ['withdrawn', MANAGED, withdrawDocument, es.withdraw, 'Guía de matrícula', 'retirar'] as const,
  [
    'restored',
    WITHDRAWN,
    restoreDocument,
    { ...es.restore, named: es.restore.reactivateRow, submit: es.restore.reactivate },
    'Acta',
    'restaurar',
  ] as const,
])('a document that is %s', (_, document, call, words, title, verb) => {
  const withTitle = (text: string) => text.replace('{{title}}', title)

  test('asks for confirmation and shows the result', async () => {
    const { click, getByRole, findByText, laterRequests, queryByRole } = await openDownloads([document], {
      answers: [answer(call, done)],
    })
    await click(withTitle(words.named))
    const question = within(getByRole('alertdialog', { name: words.ask }))
    expect(question.getByText(withTitle(words.what))).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name: words.submit }))
    await findByText(withTitle(words.done))
    expect(laterRequests()[0]).toBe(`POST /api/manuals/documentos/${document.id}/${verb}`)
    expect(queryByRole('alertdialog')).toBeNull()
  })

  test.each([
    [403, 'forbidden', words.forbidden],
    [422, 'conflict', words.failed],
    [404, 'document_not_found', withTitle(words.gone)],
  ])('shows the error %d %s of the API', async (status, code, text) => {
    const { click, findAllByText } = await openDownloads([document], { answers: [refuse(call, status, code)] })
    await click(withTitle(words.named))
    await click(words.submit)
    expect(await findAllByText(text)).not.toHaveLength(0)
  })
})
