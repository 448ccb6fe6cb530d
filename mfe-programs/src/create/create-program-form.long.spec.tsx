/** @jest-environment jsdom */
import { createProgram, getProgram, listPrograms, readProgramFile } from '@fichero/contract/calls/programs.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { holdSending } from '@fichero/kit/testing/hold-sending'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { created, fileRead, REJECTION, report, rowsRejected, WARNED } from '../../testing/design-file'
import { PROGRAM } from '../../testing/program'
import { Page as ListPage } from '../pages/list-page'
import { Page as ProgramPage } from '../pages/program-page'

/** jsdom does not implement `scrollIntoView`. */
const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

const remote = { definition, texts: { es, en }, pages: { 'list-page': ListPage, 'program-page': ProgramPage } }
const FILE = new File(['x'], 'diseno.xls')

/** Opens the form. Returns helpers that find fields of the dialog by label and buttons by name. */
async function open(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  const list = answer(listPrograms, { ok: true, programs: [PROGRAM], can: { create: true, viewDisabled: false } })
  const page = answer(getProgram, { ...PROGRAM, id: 9, fichas: 0, competencias: [], versiones: [] })
  const screen = await openInFakeShell(remote, '/programs?crear', { answers: [list, page, ...answers] })
  const dialog = await screen.findByRole('dialog', { name: es.create.title })
  const name = await within(dialog).findByLabelText<HTMLInputElement>(/^Nombre del programa/)
  const field = (label: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(label)
  const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
  const ready = async (name: string) => {
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name })
    // The submit button is disabled until the file is read.
    await waitFor(() => expect(button.disabled).toBe(false))
    return button
  }
  return {
    ...screen,
    dialog: within(dialog),
    name,
    fill,
    fillIn: () => {
      fill(/^Nombre del programa/, 'Panadería')
      fill(/^Total de horas/, '3.984 horas')
      fill(/^Nivel/, 'tecnico')
    },
    choose: (file: File = FILE) =>
      act(async () => void fireEvent.change(field(/^Archivo del diseño/), { target: { files: [file] } })),
    /** Clicks a button without waiting for effects, because the toast is visible only for a few seconds. */
    send: async (name: string) => void fireEvent.click(await ready(name)),
    click: async (name: string) => {
      const button = await ready(name)
      await act(async () => void fireEvent.click(button))
    },
    /** Requests after the request for the list. */
    laterRequests: () => screen.sent.slice(1).map(({ method, url }) => `${method} ${url}`),
  }
}

test('the form starts empty, with a template for the file', async () => {
  const { name, dialog, click, laterRequests } = await open()
  expect(name.value).toBe('')
  expect(dialog.getByText(es.create.fileHint, { exact: false }).textContent).toMatch(/hasta 10 MB\.$/)
  await click('Plantilla de un diseño')
  expect(laterRequests()).toEqual(['GET /api/programs/plantillas/programa?lang=es'])
})

test('a chosen file is read at once, and fills in the name', async () => {
  const { name, dialog, choose, laterRequests } = await open(fileRead())
  await choose()
  expect(laterRequests()).toEqual(['POST /api/programs/archivo'])
  await waitFor(() => expect(name.value).toBe('COCINA'))
  expect(dialog.queryByRole('button', { name: 'Plantilla de un diseño' })).toBeNull()
  const [first] = dialog.getAllByRole('note')
  expect(first && textsOf(first)).toEqual([
    ...['Esto trae «diseno.xls»', 'Nombre del programa', 'COCINA', 'Código', '524505', 'Versión', '2'],
    ...['Competencias', '2', 'Resultados de aprendizaje', '3'],
  ])
  expect(dialog.getAllByRole('note')).toHaveLength(1)
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('the summary of a file lists repeated outcomes, but no missing values', async () => {
  const fields = { nombre: null, codigo: null, version: null, repetidos: 1200, filas_vacias: 2 }
  const { name, dialog, choose } = await open(fileRead(fields))
  await choose()
  expect(textsOf(await dialog.findByRole('note'))).toEqual([
    ...['Esto trae «diseno.xls»', 'Competencias', '2', 'Resultados de aprendizaje', '3'],
    ...['Resultados repetidos', '1.200', 'Filas vacías', '2, que no se tienen en cuenta'],
  ])
  expect(name.value).toBe('')
})

test.each([
  [3, []],
  [1200, ['Aquí están los primeros 3 resultados de 1.200.']],
])(
  'for a file with %d outcomes, the summary lists the received outcomes by competency',
  async (total_resultados, more) => {
    const { dialog, choose } = await open(fileRead({ total_resultados }))
    await choose()
    const details = (await dialog.findByText(es.file.competencies)).parentElement
    expect(details && textsOf(details)).toEqual([
      ...['Ver sus competencias y resultados', '71001', 'COCINAR', '2 resultados', 'R1', 'PELAR', 'R2', 'HERVIR'],
      ...['71002', 'SERVIR', '1 resultado', 'R3', 'SALUDAR', ...more],
    ])
  },
)

const VERSION = { id: 4, version: '1', nombre_programa: 'COCINA', estado: 'habilitado' as const }

test.each<[string, Partial<ProgramFileAnswer>, string[], string[]]>([
  [
    'the program exists',
    { existe: { id: 7, nombre_programa: 'COCINA' }, versiones: [VERSION] },
    ['Ya hay un programa con el código 524505, versión 2, y no se puede crear otra vez.', 'Abrir «COCINA»'],
    ['/programas/7'],
  ],
  [
    'another version exists',
    { versiones: [VERSION] },
    ['Es la versión 2 de «COCINA», junto a la versión 1 que ya está.', 'Abrir «COCINA, versión 1»'],
    ['/programas/4'],
  ],
  [
    'other versions exist',
    { versiones: [VERSION, { ...VERSION, id: 5, version: null }] },
    [
      'Es la versión 2 de «COCINA», junto a las versiones 1, Sin dato que ya están.',
      ...['Abrir «COCINA, versión 1»', 'Abrir «COCINA»'],
    ],
    ['/programas/4', '/programas/5'],
  ],
  [
    'the file does not name its version',
    { version: null, versiones: [VERSION] },
    [
      'El archivo no dice de qué versión es, y ya hay un programa con el código 524505: «COCINA».',
      'Abrir «COCINA, versión 1»',
    ],
    ['/programas/4'],
  ],
])('the form adds a note if %s', async (_, fields, texts, links) => {
  const { dialog, choose } = await open(fileRead(fields))
  await choose()
  const found = await dialog.findAllByRole('link')
  expect(found.map((link) => link.getAttribute('href'))).toEqual(links)
  const alert = found[0]?.closest('.mantine-Alert-root')
  expect(alert && textsOf(alert)).toEqual(texts)
})

test('the summary lists the invalid rows of a chosen file, and sends the file to download these rows', async () => {
  const { dialog, choose, click, laterRequests } = await open(
    fileRead({ reporte: report({ ...REJECTION, ...WARNED }) }),
  )
  await choose()
  const table = await dialog.findByRole('table', { name: '1 fila rechazada' })
  expect(within(table).getAllByRole('row').slice(1).map(textsOf)).toEqual([['3', 'Competencia', 'vacío']])
  expect(dialog.getByText('1 advertencia')).toBeTruthy()
  await click('Descargar las filas rechazadas')
  expect(laterRequests()[1]).toMatch(/^POST \/api\/programs\/archivo\/rechazos/)
})

test('the error of an unreadable file is shown until the file is removed', async () => {
  const { dialog, choose } = await open(refuse(readProgramFile, 400, 'file_unreadable'))
  await choose()
  expect(textsOf(await dialog.findByRole('alert'))[0]).toBe('El archivo no se puede usar')
  expect(dialog.queryByRole('note')).toBeNull()
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Quitar' })))
  await waitFor(() => expect(dialog.queryByText('El archivo no se puede usar')).toBeNull())
})

test('the form cannot be submitted while a file is read', async () => {
  const { dialog, choose } = await open(fileRead())
  const arrive = holdSending()
  await choose()
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: es.create.submit })
  expect([dialog.queryAllByText('Enviando… 0 %').length, submit.disabled]).toEqual([1, true])
  await arrive()
  await waitFor(() => expect([dialog.queryByText(/^Enviando/), submit.disabled]).toEqual([null, false]))
})

test('missing fields are listed above the form', async () => {
  const { dialog, click, fillIn, choose, laterRequests, fill } = await open(fileRead())
  await click(es.create.submit)
  const title = 'Todos los campos son obligatorios, incluyendo el archivo Excel.'
  expect(await dialog.findByText(title)).toBeTruthy()
  expect(laterRequests()).toEqual([])
  fillIn()
  await choose()
  fill(/^Total de horas/, 'muchas')
  await click(es.create.submit)
  expect(await dialog.findByText(es.create.failed)).toBeTruthy()
  expect([dialog.queryByText(title), laterRequests()]).toEqual([null, ['POST /api/programs/archivo']])
})

test.each([
  ['without problems, the program’s page opens', report(), false],
  ['with rejected rows, the program’s page opens with the report', report({ ...REJECTION, id: 12 }), true],
  ['with warnings, the program’s page opens with the report', report({ ...WARNED, id: 13 }), true],
])('after a program was created from a file %s', async (_, reporte, hasReport) => {
  const { fillIn, choose, send, findByText, findByRole, sent, laterRequests, address, queryByText } = await open(
    fileRead(),
    created(reporte),
  )
  fillIn()
  await choose()
  await send(es.create.submit)
  await findByText(es.create.done)
  expect(laterRequests().slice(0, 2)).toEqual(['POST /api/programs/archivo', 'POST /api/programs/create'])
  expect(sent[2]?.body).toEqual({ nombrePrograma: 'Panadería', totalHoras: '3.984 horas', nivel: 'tecnico' })
  await findByRole('heading', { level: 1, name: PROGRAM.nombre_programa })
  expect([address(), queryByText(es.detail.createdTitle) !== null]).toEqual(['/programas/9', hasReport])
  // The download needs the file, which the browser still has.
  if (reporte.rechazados > 0) await findByRole('button', { name: 'Descargar las filas rechazadas' })
})

test('the form is disabled and cannot be closed during the request', async () => {
  const { dialog, fillIn, choose, click, findByRole, name } = await open(fileRead(), created())
  fillIn()
  await choose()
  const arrive = holdSending()
  await click(es.create.submit)
  expect(await dialog.findByText('Enviando… 0 %')).toBeTruthy()
  expect(name.matches(':disabled')).toBe(true)
  await click('Cerrar')
  expect(name.isConnected).toBe(true)
  await arrive()
  await findByRole('heading', { level: 1, name: PROGRAM.nombre_programa })
})

test.each<[string, Partial<ImportReport>, boolean]>([
  ['lists rejected rows, and offers to create the program without them', { ...REJECTION, filas: 2 }, true],
  ['lists rejected rows without this offer if all rows are rejected', { ...REJECTION, filas: 1 }, false],
])('the form %s', async (_, fields, offered) => {
  const { dialog, fillIn, choose, click, laterRequests, findByText } = await open(fileRead(), rowsRejected(fields))
  fillIn()
  await choose()
  await click(es.create.submit)
  expect(await dialog.findByText(/^No se guardó nada: 1 de/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Descargar las filas rechazadas' })).toBeTruthy()
  // The rejected rows that were listed when the file was chosen are not listed a second time.
  expect(dialog.getAllByRole('table')).toHaveLength(1)
  expect(dialog.queryAllByText(es.create.partialOffer)).toHaveLength(offered ? 1 : 0)
  if (!offered) return
  await click('Crear con las filas válidas')
  expect(laterRequests()[2]).toBe('POST /api/programs/create?parcial=true')
  await findByText(/^No se guardó nada: 1 de/)
})

test('an error on submitting the form replaces the error about the chosen file', async () => {
  const { dialog, fillIn, choose, click } = await open(
    refuse(readProgramFile, 400, 'file_unreadable'),
    refuse(createProgram, 409, 'conflict'),
  )
  fillIn()
  await choose()
  await click(es.create.submit)
  await dialog.findByText(es.create.failed)
  expect(dialog.queryByText('El archivo no se puede usar')).toBeNull()
})

test('any other error is shown below the form until another file is chosen', async () => {
  const { dialog, fillIn, choose, click } = await open(fileRead(), refuse(createProgram, 409, 'conflict'))
  fillIn()
  await choose()
  await click(es.create.submit)
  expect((await dialog.findByText(es.create.failed)).closest('[role="alert"]')).toBeTruthy()
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  expect(dialog.queryByText(es.create.partialOffer)).toBeNull()
  await choose(new File(['y'], 'otro.xls'))
  await waitFor(() => expect(dialog.queryByText(es.create.failed)).toBeNull())
})
