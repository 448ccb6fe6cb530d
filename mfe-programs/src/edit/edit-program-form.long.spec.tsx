/** @jest-environment jsdom */
import { listPrograms, updateProgram } from '@fichero/contract/calls/programs.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { UpdateProgramAnswer } from '@fichero/contract/programs.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { holdSending } from '@fichero/kit/testing/hold-sending'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PROGRAM } from '../../testing/program'
import { reportOf } from '../../testing/report'
import { Page } from '../pages/list-page'

const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
const VALUES = { nombrePrograma: PROGRAM.nombre_programa, totalHoras: '3984', nivel: 'tecnologo' }
const NEW = [
  { codigo: '71001', nombre_competencia: 'COCINAR', resultados_aprendizaje: [{ codigo: 'R1', nombre_rae: 'PELAR' }] },
]
const RENAMED = [{ codigo: 'R2', antes: 'HERVIR', despues: 'HERVIR AGUA' }]
const REJECTED = { fila: 3, columna: 'Competencia', valor: '', code: 'required', motivo: '', params: {} }

const dryRun = (fields: Partial<ImportReport> = {}, cambios: Partial<UpdateProgramAnswer['cambios']> = {}) =>
  answer(updateProgram, {
    ok: true,
    msg: '',
    program: PROGRAM,
    reporte: { ...reportOf('diseno.xls'), simulado: true, filas: 4, ...fields },
    cambios: { nuevos: [], renombrados: [], ...cambios },
  })
const errorWith = (code: string, status: number, body: object) => {
  const refusal = refuse(updateProgram, status, code)
  return { ...refusal, body: { ...(refusal.body as object), ...body } }
}
const saved = answer(updateProgram, { ok: true, msg: '', program: PROGRAM, reporte: null, cambios: null })

/** Opens the form from the program's card. */
async function open(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  const list = answer(listPrograms, { ok: true, programs: [PROGRAM], can: { create: false, viewDisabled: false } })
  const screen = await openInFakeShell(remote, '/programs', { answers: [list, ...answers] })
  fireEvent.click(await screen.findByRole('button', { name: `Editar el programa ${PROGRAM.nombre_programa}` }))
  const found = await screen.findByRole('dialog', { name: es.edit.title })
  const dialog = within(found)
  await dialog.findByLabelText(/^Nombre del programa/)
  const field = (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label)
  const files = (...chosen: File[]) =>
    act(async () => void fireEvent.change(field(/^Archivo del diseño/), { target: { files: chosen } }))
  const ready = async (name: string) => {
    const button = dialog.getByRole<HTMLButtonElement>('button', { name })
    // The submit button is disabled until the file is read.
    await waitFor(() => expect(button.disabled).toBe(false))
    return button
  }
  return {
    ...screen,
    dialog,
    texts: () => textsOf(found),
    values: () => [/^Nombre del programa/, /^Total de horas/, /^Nivel/].map((label) => field(label).value),
    fill: (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } }),
    choose: () => files(new File(['x'], 'diseno.xls')),
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

test('the form starts with the stored values, sends them with their version, and closes', async () => {
  const { values, dialog, fill, send, findByText, sent, laterRequests, queryByRole } = await open(saved)
  expect(values()).toEqual(Object.values(VALUES))
  expect(dialog.getByText(es.edit.fileHint, { exact: false })).toBeTruthy()
  fill(/^Total de horas/, '880')
  await send(es.edit.submit)
  await findByText(es.edit.done)
  expect(laterRequests()[0]).toBe('PUT /api/programs/update/1')
  expect(sent[1]).toMatchObject({ body: { ...VALUES, totalHoras: '880' }, ifMatch: '"1"' })
  expect(queryByRole('dialog')).toBeNull()
})

test('an empty field is reported as required, and an invalid field as an error', async () => {
  const { dialog, fill, click, laterRequests } = await open(saved)
  fill(/^Nombre del programa/, '')
  await click(es.edit.submit)
  expect(await dialog.findByText('Todos los campos son obligatorios.')).toBeTruthy()
  fill(/^Nombre del programa/, 'Cocina')
  fill(/^Total de horas/, 'muchas')
  await click(es.edit.submit)
  expect(await dialog.findByText(es.edit.failed)).toBeTruthy()
  expect(laterRequests()).toEqual([])
})

test('changes by another user are shown by field, and must be reviewed before saving', async () => {
  const actual = { ...PROGRAM, nombre_programa: 'Cocina', total_horas: 4000, nivel: 'tecnico', revision: 2 }
  const { dialog, texts, values, click, fill, sent } = await open(errorWith('stale_version', 412, { actual }))
  fill(/^Nombre del programa/, 'Panadería')
  await click(es.edit.submit)
  expect(await dialog.findByText('Nombre del programa: ahora dice «Cocina».')).toBeTruthy()
  expect(texts()).toEqual(
    expect.arrayContaining([
      'Total de horas: ahora dice «4.000».',
      'Nivel: ahora dice «Técnico».',
      'Guardar lo que veo',
    ]),
  )
  expect(values()).toEqual(['Panadería', '4000', 'tecnico'])
  await click('Guardar lo que veo')
  const secondPut = () => sent.filter(({ method }) => method === 'PUT')[1]
  await waitFor(() => expect(secondPut()).toBeDefined())
  expect(secondPut()).toMatchObject({ ifMatch: '"2"', body: { nombrePrograma: 'Panadería', totalHoras: '4000' } })
})

test('a notification names the program if its changes were not saved after the form was closed', async () => {
  const { dialog, getByRole, findByText } = await open(refuse(updateProgram, 409, 'conflict'))
  const arrive = holdSending()
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: es.edit.submit })))
  fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' })
  await arrive()
  await findByText(/^No se guardaron los cambios del programa «.+»\. \S/)
})

test('hours that are not a number are shown as typed', async () => {
  const { dialog, fill, click } = await open(
    errorWith('stale_version', 412, { actual: { ...PROGRAM, total_horas: 4000, revision: 2 } }),
  )
  fill(/^Total de horas/, '1.200 horas')
  await click(es.edit.submit)
  expect(await dialog.findByRole('button', { name: 'Poner «1.200 horas», lo que usted escribió' })).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Dejar «4.000»' })).toBeTruthy()
})

describe('the file in the form', () => {
  const STAYS = es.plan.stays

  test('is sent as a dry run, whose result lists the additions and the renamed outcomes', async () => {
    const registros = { nuevos: 1, cambiados: 1, sin_cambio: 2 }
    const { dialog, texts, choose, fill, sent, laterRequests } = await open(
      dryRun({ registros }, { nuevos: NEW, renombrados: RENAMED }),
    )
    fill(/^Nombre del programa/, 'Otro')
    await choose()
    expect([laterRequests(), sent[1]?.body]).toEqual([['PUT /api/programs/update/1?simular=true'], VALUES])
    await dialog.findByText(STAYS)
    const shown = texts()
    const from = shown.findIndex((text) => text.startsWith('Si carga'))
    expect(shown.slice(from, shown.indexOf(STAYS) + 1)).toEqual([
      'Si carga «diseno.xls»: 1 resultado nuevo y 1 resultado cambiado. Todavía no se ha guardado nada.',
      ...['Agregaría 1 resultado', '71001', 'COCINAR', '1 resultado', 'R1', 'PELAR'],
      ...['Cambiaría los textos de 1 resultado o de su competencia', 'R2', '«HERVIR» pasaría a «HERVIR AGUA»', STAYS],
    ])
  })

  test('has no plan if the answer of the API has none', async () => {
    const { dialog, choose } = await open(saved)
    await choose()
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: es.edit.submit }).disabled).toBe(false),
    )
    expect([dialog.queryByText(STAYS), dialog.queryByRole('alert')]).toEqual([null, null])
  })

  test('counts all rows and lists some of them', async () => {
    const registros = { nuevos: 1200, cambiados: 1300, sin_cambio: 0 }
    const { dialog, choose } = await open(dryRun({ registros }, { nuevos: NEW, renombrados: RENAMED }))
    await choose()
    await dialog.findByText('Agregaría 1.200 resultados')
    expect(dialog.getByText('Cambiaría los textos de 1.300 resultados o de sus competencias')).toBeTruthy()
  })

  test('lists no additions, renamings or rejected rows if nothing would change', async () => {
    const { dialog, texts, choose } = await open(dryRun({ registros: { nuevos: 0, cambiados: 0, sin_cambio: 4 } }))
    await choose()
    await dialog.findByText(STAYS)
    expect(texts().join(' ')).not.toMatch(/Agregaría|Cambiaría|rechazada|advertencia/)
    expect([dialog.getByText(STAYS).tagName, dialog.queryByRole('button', { name: es.plan.saveValid })]).toEqual([
      ...['P', null],
    ])
  })

  test.each([
    ['lists some rejected rows, and offers to save without them', 4, true],
    ['does not offer to save without the rejected rows if all rows are rejected', 1, false],
  ])('%s', async (_, filas, offered) => {
    const warning = { ...REJECTED, code: 'outcome_repeated' }
    const report = { filas, rechazados: 1, rechazos: [REJECTED], advertencias: 1, avisos: [warning] }
    const { dialog, choose, click, laterRequests } = await open(dryRun(report))
    await choose()
    expect(within(await dialog.findByRole('table', { name: '1 fila rechazada' })).getAllByRole('row')).toHaveLength(2)
    expect(dialog.getByText('1 advertencia')).toBeTruthy()
    await click('Descargar las filas rechazadas')
    expect(laterRequests()[1]).toMatch(/^POST \/api\/programs\/archivo\/rechazos/)
    expect(dialog.queryAllByRole('button', { name: es.plan.saveValid })).toHaveLength(offered ? 1 : 0)
    if (!offered) return
    await click(es.plan.saveValid)
    expect(laterRequests()[2]).toBe('PUT /api/programs/update/1?parcial=true')
  })

  test('has an error, if it is unreadable, until the user removes it', async () => {
    const { dialog, choose, click } = await open(refuse(updateProgram, 400, 'file_unreadable'))
    await choose()
    const alert = await dialog.findByRole('alert')
    expect(textsOf(alert)[0]).toBe('El archivo no se puede usar')
    expect(within(alert).queryByRole('link')).toBeNull()
    await click('Quitar')
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
  })

  const existing = { id: 4, version: '2', nombre_programa: 'COCINA', estado: 'habilitado' }
  test.each<[string, object | null, string[], string]>([
    ['exists', existing, ['La versión 2 ya está, como otro programa.', 'Abrir «COCINA, versión 2»'], '/programas/4'],
    [
      'does not exist yet',
      null,
      ['La versión 2 aún no está: se crea como un programa nuevo, con este mismo archivo.', 'Crear la versión 2'],
      '/programs?crear',
    ],
  ])('shows a link to another version that %s, or to the form that creates it', async (_, programa, texts, href) => {
    const params = { recibido: '2', esperado: '1' }
    const { dialog, choose } = await open(errorWith('program_other_version', 409, { programa, params }))
    await choose()
    const shown = textsOf(await dialog.findByRole('alert'))
    expect([shown[0], ...shown.slice(-2)]).toEqual([es.versions.other, ...texts])
    expect(dialog.getByRole('link').getAttribute('href')).toBe(href)
  })

  test('has a progress bar during the upload, and the form cannot be submitted meanwhile', async () => {
    const { dialog, choose, click, queryByRole } = await open(dryRun())
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: es.edit.submit })
    const sending = () => dialog.queryAllByText('Enviando… 0 %').length
    const arriveDryRun = holdSending()
    await choose()
    expect([sending(), submit.disabled]).toEqual([1, true])
    await arriveDryRun()
    await waitFor(() => expect([sending(), submit.disabled]).toEqual([0, false]))
    const arriveSaved = holdSending()
    await click(es.edit.submit)
    await dialog.findByText('Enviando… 0 %')
    expect(dialog.getByLabelText(/^Nombre del programa/).matches(':disabled')).toBe(true)
    await arriveSaved()
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())
  })

  test('takes its errors along when the user removes it, and is lost only after a question', async () => {
    const { dialog, choose, click, getByRole, queryByRole, queryAllByRole } = await open(
      refuse(updateProgram, 409, 'conflict'),
    )
    await choose()
    await dialog.findByText('El archivo no se puede usar')
    fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' })
    expect(queryAllByRole('alertdialog')).toHaveLength(1)
    await act(async () => void fireEvent.click(getByRole('button', { name: 'Seguir escribiendo' })))
    await click(es.edit.submit)
    await dialog.findByText(es.edit.failed)
    await click('Quitar')
    await waitFor(() => expect(dialog.queryByText(es.edit.failed)).toBeNull())
    expect(dialog.queryByText('El archivo no se puede usar')).toBeNull()
    fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(queryByRole('dialog')).toBeNull())
  })

  test('leads to only one error if the program cannot be saved', async () => {
    const { dialog, choose, click } = await open(refuse(updateProgram, 409, 'conflict'))
    await choose()
    await click(es.edit.submit)
    await dialog.findByText(es.edit.failed)
    expect(dialog.queryByText('El archivo no se puede usar')).toBeNull()
  })
})
