/** @jest-environment jsdom */
import { getImportChanges, listImports, undoImport } from '@fichero/contract/calls/imports.calls'
import type { ImportChanges, ImportEntry, JudgmentSide } from '@fichero/contract/import-history.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { load, openLoads, paged } from '../../testing/open-loads'
import { pageText, rowsOf, textOf } from '../../testing/open-pages'

const side = (estado: JudgmentSide['estado'], changes: Partial<JudgmentSide> = {}): JudgmentSide => ({
  estado,
  evaluador: null,
  fecha_registro: null,
  observacion: null,
  ...changes,
})
const judged = { evaluador: 'Rita Luna', fecha_registro: '2026-05-01 08:30:00' }
const person = (nro_documento: string, fields: Partial<ImportChanges['personas'][number]> = {}) => ({
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'LUZ',
  apellido: 'VEGA',
  matricula: null,
  datos: [],
  resultados: [],
  ...fields,
})
const LUZ = person('1001', {
  matricula: 'alta',
  datos: [
    { campo: 'celular', antes: null, despues: '300' },
    { campo: 'correo', antes: 'a@x', despues: null },
  ],
  resultados: [
    {
      id_resultado: 1,
      tipo: 'nuevo',
      antes: side('POR EVALUAR'),
      despues: side('APROBADO', { ...judged, observacion: 'BIEN' }),
    },
    {
      id_resultado: 2,
      tipo: 'cambiado',
      antes: side('APROBADO', judged),
      despues: side('NO APROBADO', { observacion: 'MAL' }),
    },
    {
      id_resultado: 3,
      tipo: 'titular',
      antes: side('NO APROBADO'),
      despues: side('NO APROBADO', { evaluador: 'Otto Gil' }),
    },
  ],
})
const OUTCOMES = [1, 2, 3].map((id) => ({
  id,
  codigo: `71${id}`,
  nombre_rae: `RESULTADO ${id}`,
  nombre_competencia: 'C',
}))
const changes = (personas: ImportChanges['personas'], total = personas.length) =>
  answer(getImportChanges, { ok: true, personas, resultados: OUTCOMES, pagination: paged(total) })

const open = (entries: ImportEntry[], answers: FakeAnswer[] = [], total = entries.length) =>
  openLoads(entries, { answers: [changes([LUZ]), ...answers], total })

test.each<[string, ImportEntry, string]>([
  [
    'a report',
    load(1),
    '«1.xls»Ana Rojas, 03/05/2026 10:20. Reporte del 02/05/2026.3 juicios nuevosVer cambiosDeshacer carga',
  ],
  [
    'a list of people',
    load(1, { tipo: 'aprendices', fecha_reporte: null }),
    '«1.xls»Ana Rojas, 03/05/2026 10:20.3 aprendices matriculadosVer cambiosDeshacer carga',
  ],
  [
    'a correction',
    load(1, { tipo: 'correccion', fecha_reporte: null }),
    'Se corrigió un documento: «1.xls»Ana Rojas, 03/05/2026 10:20.3 juicios nuevosVer cambiosDeshacer',
  ],
  [
    'a merge',
    load(1, { tipo: 'union', can: { undo: false } }),
    'Se unieron dos personas: «1.xls»Ana Rojas, 03/05/2026 10:20. Reporte del 02/05/2026.3 juicios nuevosVer cambios',
  ],
  [
    'an undo',
    load(1, { tipo: 'deshacer', can: { undo: false } }),
    'Se deshizo «1.xls»Ana Rojas, 03/05/2026 10:20.3 juicios nuevosVer cambios',
  ],
  [
    'an undone import',
    load(1, {
      can: { undo: false },
      deshecha: { usuario: 'Eva', fecha: '2026-05-04T15:20:00Z' },
      motivo: { code: 'import_undone', msg: '' } as never,
    }),
    '«1.xls»Ana Rojas, 03/05/2026 10:20. Reporte del 02/05/2026.3 juicios nuevosDeshecha por Eva, 04/05/2026 10:20.Ver cambios',
  ],
])('the history shows kind, user and changes of %s', async (_, entry, text) => {
  const { lines, container } = await open([entry])
  expect(lines()).toEqual([text])
  expect(container.querySelector('[data-undone]') !== null).toBe(entry.deshecha !== null)
})

test('an import expands to the people and outcomes that it changed', async () => {
  const { getByRole, findByText, container, sent } = await open([load(1)])
  const button = getByRole('button', { name: 'Ver cambios: «1.xls», 03/05/2026 10:20', expanded: false })
  fireEvent.click(button)
  const name = await findByText('LUZ VEGA')
  const summary = name.closest('summary')
  expect(textOf(summary)).toBe('LUZ VEGA CC 1001 Matrícula nueva1 aprobación se retira3 cambios1 nuevo')
  const tones = Array.from(summary!.querySelectorAll('[data-tone]'), (badge) => badge.getAttribute('data-tone'))
  expect(tones).toEqual(['orange', 'red', 'orange', 'green'])
  expect(sent.map(({ url }) => url)).toContain('/api/fichas/2888001/importaciones/1?page=1&limit=10')
  expect(container.querySelector('table')).toBeNull()
  const details = summary!.parentElement as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  await waitFor(() => expect(container.querySelector('table')).not.toBeNull())
  expect(textOf(details)).toContain(
    'Se matricula en la ficha con este archivo.Celular: de «vacío» a «300»Correo: de «a@x» a «vacío»Cambios de LUZ VEGA',
  )
  expect(rowsOf(container.querySelector('table')!)).toEqual([
    ['Resultado', 'Antes', 'Después'],
    ['711 RESULTADO 1', 'Pendiente', 'AprobadoRita Luna · 01/05/2026 08:30 · BIEN'],
    ['712 RESULTADO 2', 'AprobadoRita Luna · 01/05/2026 08:30', 'No aprobado MAL'],
    ['713 RESULTADO 3', 'No aprobado', 'No aprobadoOtto Gil'],
  ])
  expect(button.textContent).toBe('Ocultar cambios')
  fireEvent.click(button)
  expect(container.querySelector('details')).toBeNull()
})

test.each([
  ['leaves', person('1', { matricula: 'baja' }), 'LUZ VEGA CC 1 Sale de la ficha', 'Sale de la ficha.'],
  [
    'has another name',
    person('1', { nombre: '', datos: [{ campo: 'nombre', antes: 'LUZ', despues: '' }] }),
    'VEGA CC 1 1 cambio',
    'Nombres: de «LUZ» a «»',
  ],
] as const)('the changes say that a person %s', async (_, change, summary, body) => {
  const { getByRole, container } = await open([load(1)], [changes([change as never])])
  fireEvent.click(getByRole('button', { name: /^Ver cambios/ }))
  await waitFor(() => expect(container.querySelector('details')).not.toBeNull())
  const details = container.querySelector('details')!
  expect(textOf(details)).toBe(summary)
  details.open = true
  fireEvent(details, new Event('toggle'))
  await waitFor(() => expect(textOf(details)).toBe(`${summary}${body}`))
})

test('the list of many changes has pages', async () => {
  const { getByRole, findByRole, sent } = await open([load(1)], [changes([LUZ], 12)])
  fireEvent.click(getByRole('button', { name: /^Ver cambios/ }))
  fireEvent.click(await findByRole('button', { name: /^2$|Página 2/ }))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContain('/api/fichas/2888001/importaciones/1?page=2&limit=10'),
  )
})

test.each([
  ['are no longer stored', changes([]), 'Solo cambiaron teléfonos o correos, que de cargas antiguas ya no se guardan.'],
  ['could not be loaded', refuse(getImportChanges, 403, 'forbidden'), 'No se pudo cargar qué cambia'],
  ['are of five people', changes([LUZ], 5), 'LUZ VEGA'],
])('the changes of an import have no pages if they %s', async (_, reply, text) => {
  const { getByRole, findByText, queryByText } = await open([load(1)], [reply])
  fireEvent.click(getByRole('button', { name: /^Ver cambios/ }))
  expect(await findByText(text)).toBeTruthy()
  expect(queryByText('Por página')).toBeNull()
})

const everything = {
  registros: { nuevos: 3, cambiados: 5, sin_cambio: 0 },
  retirados: 1,
  aprendices: { nuevos: 2, cambiados: 1, sin_cambio: 0 },
}
test.each<[string, Partial<ImportEntry>, string, string, string, string[], string]>([
  [
    'a report',
    everything,
    'Deshacer carga',
    '¿Deshacer la carga de «1.xls»?',
    'La ficha 2888001 volverá a como estaba antes de la carga del 03/05/2026 10:20:',
    [
      'Se quitarán 3 juicios que esta carga agregó',
      '4 juicios cambiados volverán a su valor anterior',
      '1 juicio retirado estará otra vez',
      '2 aprendices que se matricularon con el reporte saldrán de la ficha',
      '1 aprendiz tendrá su estado y sus datos anteriores',
    ],
    'Ficha 2888001: se deshizo la carga de «1.xls»',
  ],
  [
    'a correction',
    { tipo: 'correccion' },
    'Deshacer',
    '¿Deshacer «1.xls»?',
    'La ficha 2888001 volverá a como estaba antes de esto, del 03/05/2026 10:20:',
    ['Se quitarán 3 juicios que esta carga agregó'],
    'Ficha 2888001: se deshizo «1.xls»',
  ],
])('before %s is undone, a dialog lists the effects', async (kind, fields, label, title, what, effects, notice) => {
  const entry = load(1, fields)
  const { getByRole, findByRole, findByText, sent, queryByRole } = await open(
    [entry],
    [answer(undoImport, { ok: true, msg: '', importacion: entry })],
  )
  fireEvent.click(getByRole('button', { name: label }))
  const dialog = within(await findByRole('alertdialog', { name: title }))
  expect(dialog.getByText(what)).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(textOf)).toEqual(effects)
  expect(dialog.queryByText('El archivo se podrá cargar otra vez.') !== null).toBe(kind === 'a report')
  fireEvent.click(dialog.getByRole('button', { name: label }))
  expect(await findByText(notice)).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.url).toBe('/api/fichas/2888001/importaciones/1/deshacer')
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull())
})

test('a notification says why an import could not be undone', async () => {
  const { getByRole, findByRole, findByText } = await open([load(1)], [refuse(undoImport, 409, 'x409')])
  fireEvent.click(getByRole('button', { name: 'Deshacer carga' }))
  fireEvent.click(within(await findByRole('alertdialog')).getByRole('button', { name: 'Deshacer carga' }))
  expect(await findByText('x409')).toBeTruthy()
})

test('a long history has pages, and an empty or failed history is explained', async () => {
  const { findByRole, sent, unmount } = await open([load(1)], [], 12)
  fireEvent.click(await findByRole('button', { name: /^2$|Página 2/ }))
  await waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/fichas/2888001/importaciones?page=2&limit=10'))
  unmount()
  const few = await open([load(1)], [], 5)
  expect(few.queryByText(/Por página/)).toBeNull()
  few.unmount()
  const none = await open([])
  expect(pageText()).toContain(
    'Todavía no se ha cargado ningún archivoAquí estará cada archivo que se cargue en la ficha: quién lo cargó, cuándo y qué cambió.',
  )
  none.unmount()
  const failed = await open([], [refuse(listImports, 403, 'forbidden')])
  expect(await failed.findByText('No se pudo mostrar lo que se ha cargado')).toBeTruthy()
})
