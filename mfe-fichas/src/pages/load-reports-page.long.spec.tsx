/** @jest-environment jsdom */

import {
  applyEvaluations,
  importApprentices,
  importEvaluations,
  readFichaFile,
} from '@fichero/contract/calls/fichas.calls'
import { getImportChanges, getPlanChanges, listImports, undoImport } from '@fichero/contract/calls/imports.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { absentPerson, candidate, planReport } from '../../testing/absent'
import { openPage } from '../../testing/open-page'
import { linksOf, openPages } from '../../testing/open-pages'
import { loadsOf, removeLoad } from '../loads/loads'
import { Page } from './load-reports-page'

// jsdom lacks these functions.
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', {
    value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) },
    configurable: true,
  })
})

const FICHA = 2_888_001
const pagination = { page: 1, totalPages: 1, totalItems: 0, limit: 5 }
const NO_CHANGES = { ok: true, personas: [], resultados: [], pagination } as never
const MOVED = absentPerson('1002', {
  decision: 'misma',
  documento_nuevo: '2002',
  candidatos: [candidate('2002', true)],
})
const LEFT = absentPerson('1002', { candidatos: [candidate('2002', true)] })
const NOTHING = { nuevos: 0, cambiados: 0, sin_cambio: 95 }
/** The counts of a report that changes nothing. */
const SAME = { registros: NOTHING, aprendices: NOTHING }
const figuras = (despues: number) => ({
  antes: { en_formacion: 28, avance: 61 },
  despues: { en_formacion: despues, avance: 63.5 },
})
const planned = (reporte: ImportReport, query?: string): FakeAnswer => ({
  ...answer(importEvaluations, { ok: true, msg: '', reporte, plan: { id: 'p1', hasta: '' } } as never),
  ...(query && { query }),
})

interface Options {
  names?: string[]
  kind?: 'juicios' | 'aprendices'
  language?: 'es' | 'en'
}

async function open(
  answers: FakeAnswer[],
  { names = ['juicios.xls'], kind = 'juicios', language = 'es' }: Options = {},
) {
  for (const { id } of loadsOf(USER.id)) removeLoad(USER.id, id)
  const content = { ok: true, tipo: kind, nro_ficha: FICHA, existe: true }
  const screen = await openPage(Page, {
    language,
    as: ['fichas:import-evaluations', 'fichas:create'],
    answers: [
      answer(readFichaFile, content as never),
      answer(getPlanChanges, NO_CHANGES),
      answer(getImportChanges, NO_CHANGES),
      answer(listImports, { ok: true, importaciones: [], pagination } as never),
      ...answers,
    ],
  })
  const input = screen.container.querySelector('input[type=file]') as HTMLInputElement
  await screen.user.upload(
    input,
    names.map((name) => new File(['x'], name)),
  )
  const queries = (method: string) =>
    screen.sent
      .filter((request) => request.method === method && /evaluaciones|aprendices/.test(request.url))
      .map(({ url }) => url.replace('/api/fichas/2888001/', '').replace(/[?&]progreso=\w+/, ''))
  return { ...screen, queries }
}

test('a decision leads to a new plan with new figures, which is applied as shown', async () => {
  const { user, findByRole, findByText, getByRole, getByText, queries } = await open([
    planned(planReport({ personas: [MOVED] }, { figuras: figuras(28) })),
    planned(planReport({ personas: [LEFT], propuesto: false }, { figuras: figuras(27) }), 'ausentes'),
    answer(applyEvaluations, {
      ok: true,
      msg: '',
      reporte: planReport({ personas: [LEFT], propuesto: false }, { id: 3, simulado: false }),
    } as never),
  ])
  const sameOption = await findByRole('radio', { name: 'Es la misma persona: LUZ SOTO (2002)', checked: true })
  expect(getByText('Avance: de 61 % a 63,5 %.')).toBeTruthy()
  const leftOption = getByRole('radio', { name: 'Ya no está en la ficha' })
  await user.click(leftOption)
  await findByText('En formación: de 28 a 27. Avance: de 61 % a 63,5 %.')
  // React must keep the element, so that it keeps the focus.
  expect([leftOption.isConnected, sameOption.isConnected, document.activeElement === leftOption]).toEqual([
    true,
    true,
    true,
  ])
  await user.click(getByRole('button', { name: 'Cargar juicios' }))
  await findByText('Quedó FUERA DEL REPORTE.')
  expect(queries('PUT')).toEqual(['evaluaciones?simular=true', 'evaluaciones?simular=true&ausentes=1002%3Afuera'])
  expect(queries('POST')).toEqual(['evaluaciones/p1?ausentes=fuera'])
  expect(queries('GET')).toContain('evaluaciones/p1/cambios?page=1&limit=10&ausentes=fuera%2C1002%3A2002')
})

test('a file that looks incomplete cannot be imported before the user decides otherwise', async () => {
  const incomplete = { incompleto: true, motivo: 'cortado' } as const
  const { user, findByText, findByRole, getByRole, queryByRole, queryByText } = await open([
    planned(planReport({ personas: [LEFT], ...incomplete })),
    planned(planReport({ personas: [LEFT], ...incomplete, incompleto: false, propuesto: false }), 'ausentes'),
  ])
  await findByText('El archivo parece incompleto')
  expect(queryByRole('button', { name: /^Cargar/ })).toBeNull()
  expect(queryByText(/no trae nada nuevo/)).toBeNull()
  expect(getByRole('button', { name: 'No cargar este archivo' })).toBeTruthy()
  await user.click(getByRole('radio', { name: 'Ya no está en la ficha' }))
  expect(await findByRole('button', { name: 'Cargar juicios' })).toBeTruthy()
})

test('one button imports three reports with proposals about absent people, whose lists stay visible', async () => {
  const { user, findByRole, findAllByRole, getAllByRole, getAllByText, queries } = await open(
    [
      planned(planReport({ personas: [LEFT] })),
      answer(applyEvaluations, {
        ok: true,
        msg: '',
        reporte: planReport({ personas: [LEFT] }, { id: 3, simulado: false }),
      } as never),
    ],
    { names: ['1.xls', '2.xls', '3.xls'] },
  )
  const all = await findByRole('button', { name: 'Cargar 3 reportes' })
  expect(getAllByText('Quiénes no están en el reporte (1 persona)')).toHaveLength(3)
  expect(getAllByRole('button', { name: 'Ver qué cambia' })).toHaveLength(3)
  await user.click(all)
  expect(await findAllByRole('heading', { name: /Los juicios se cargaron correctamente/ })).toHaveLength(3)
  expect(queries('POST')).toEqual(Array(3).fill('evaluaciones/p1?ausentes=fuera'))
})

test('no button imports reports that the ficha already has', async () => {
  const { queryByRole, getAllByRole } = await open([planned(planReport(undefined, { ...SAME, repetido: true }))], {
    names: ['1.xls', '2.xls'],
  })
  await waitFor(() => expect(getAllByRole('heading', { name: /Nada que cargar/ })).toHaveLength(2))
  expect(queryByRole('button', { name: /^Cargar/ })).toBeNull()
  expect(getAllByRole('button', { name: 'Listo' })).toHaveLength(2)
})

test('a collapsed plan expands if the user decides that nothing is imported, and keeps the focus', async () => {
  const { user, findAllByRole, getAllByRole, queryByRole, findByText } = await open(
    [
      planned(planReport({ personas: [LEFT] })),
      planned(planReport({ personas: [LEFT], incompleto: true, propuesto: false }), 'ausentes=incompleto'),
    ],
    { names: ['1.xls', '2.xls'] },
  )
  const [first] = await findAllByRole('radio', { name: 'El archivo está incompleto: no cargar nada' })
  expect(queryByRole('button', { name: 'Cargar juicios' })).toBeNull()
  await user.click(first as HTMLElement)
  await findByText(/^Con esta decisión no se carga nada/)
  expect(document.activeElement).toBe(first)
  expect(getAllByRole('button', { name: 'Ver qué cambia' })).toHaveLength(1)
  expect(getAllByRole('button', { name: 'Cargar 1 reporte' })).toHaveLength(1)
})

test('one switch replaces contact data with the data of the file, and stays visible', async () => {
  const warning = { fila: 9, columna: 'Correo', valor: 'b@x', code: 'contact_kept', motivo: '' }
  const avisos = [{ ...warning, params: { nombre: 'LUZ', documento: '1', conservado: 'a@x', fecha_conservada: '' } }]
  const { user, findByRole, findByText, getByRole, queryByText } = await open([
    planned(planReport(undefined, { avisos, advertencias: 1 })),
    planned(planReport(), 'contacto=archivo'),
  ])
  const toggle = await findByRole('switch', { name: 'Usar los datos del archivo', checked: false })
  // The list of warnings does not repeat the warning.
  expect(queryByText('1 advertencia')).toBeNull()
  await user.click(toggle)
  await findByText('Los datos de contacto se tomarán del archivo')
  expect(getByRole('switch', { checked: true })).toBe(toggle)
})

test.each([
  [
    'es',
    'Cargar aprendices',
    'Los aprendices se cargaron correctamente',
    'Abrir la ficha 2888001',
    /^Si carga .*: 2 aprendices nuevos/,
  ],
  ['en', 'Load apprentices', 'The apprentices were loaded', 'Open ficha 2888001', /^If you load .*: 2 new apprentices/],
] as const)(
  'a list of apprentices has a separate endpoint and separate texts: %s',
  async (language, load, done, open_, counts) => {
    const registros = { nuevos: 2, cambiados: 0, sin_cambio: 20 }
    const people = planReport(undefined, { tipo: 'aprendices', registros, aprendices: registros })
    const { user, findByRole, findByText, getByRole, queries } = await open(
      [
        { ...planned(people), pattern: /aprendices$/ },
        answer(applyEvaluations, { ok: true, msg: '', reporte: { ...people, id: 3, simulado: false } } as never),
      ],
      { kind: 'aprendices', names: ['aprendices.xls'], language },
    )
    await findByText(counts)
    await user.click(await findByRole('button', { name: load }))
    const card = within(await findByRole('region', { name: new RegExp(done) }))
    expect(card.getByRole('link', { name: open_ })).toBeTruthy()
    expect(getByRole('heading', { level: 2 })).toBeTruthy()
    expect([...queries('PUT'), ...queries('POST')]).toEqual(['aprendices?simular=true', 'evaluaciones/p1'])
  },
)

test.each([
  ['es', /El Reporte de Juicios Evaluativos, el Reporte de Aprendices o el Reporte de Instructores por Ficha/],
  ['en', /The Reporte de Juicios Evaluativos, the Reporte de Aprendices or the Reporte de Instructores por Ficha/],
] as const)('the file field says which reports are accepted: %s', async (language, hint) => {
  const { findByText } = await open([planned(planReport())], { language })
  expect(await findByText(hint)).toBeTruthy()
})

const { failed, fileRefused } = es.evaluations

test.each([
  ['juicios', 415, 'not_a_spreadsheet', fileRefused],
  ['juicios', 422, 'header_missing', fileRefused],
  ['juicios', 422, 'ficha_other_version', failed],
  ['juicios', 503, 'reader_busy', failed],
  ['aprendices', 422, 'header_missing', failed],
] as const)('for a file of %s, the error %i %s has the right title', async (kind, status, code, title) => {
  const call = kind === 'juicios' ? importEvaluations : importApprentices
  const { findByRole } = await open([refuse(call, status, code)], { kind })
  expect((await findByRole('alert')).textContent).toMatch(new RegExp(`^${title}${code}`))
})

test('one button undoes several imports after a confirmation that lists them', async () => {
  const entry = (id: number) => ({ id, can: { undo: true }, deshecha: null }) as never
  const { user, findByRole, findAllByRole, sent, getByRole, queryByRole } = await open(
    [
      planned(planReport()),
      answer(applyEvaluations, {
        ok: true,
        msg: '',
        reporte: planReport(undefined, { id: 3, simulado: false }),
      } as never),
      answer(undoImport, { ok: true, msg: '', importacion: entry(3) }),
    ],
    { names: ['1.xls', '2.xls'] },
  )
  await user.click(await findByRole('button', { name: 'Cargar 2 reportes' }))
  await user.click(await findByRole('button', { name: 'Deshacer 2 cargas' }))
  const dialog = within(await findByRole('alertdialog', { name: '¿Deshacer estas 2 cargas?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'La ficha 2888001 volverá a como estaba antes de «1.xls».',
    'La ficha 2888001 volverá a como estaba antes de «2.xls».',
  ])
  expect(dialog.getByText('El archivo se podrá cargar otra vez.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Deshacer 2 cargas' }))
  expect(await findAllByRole('heading', { name: /^Ficha 2888001\. Deshecha/ })).toHaveLength(2)
  expect(sent.filter(({ url }) => url === '/api/fichas/2888001/importaciones/3/deshacer')).toHaveLength(2)
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull())
  expect([getByRole('heading', { level: 1 }).textContent, queryByRole('button', { name: /^Deshacer/ })]).toEqual([
    'Cargar reportes',
    null,
  ])
})

test.each([
  [
    '?ficha=2888001',
    [
      ['Fichas', '/fichas'],
      ['2888001', '/fichas/visualizar/2888001'],
    ],
    '?nroFicha=2888001',
  ],
  ['?ficha=x', [['Fichas', '/fichas']], ''],
])('the page uses the ficha in the query %s, if the number is valid', async (query, crumbs, sentQuery) => {
  for (const { id } of loadsOf(USER.id)) removeLoad(USER.id, id)
  const { container, sent, findByRole, getByText } = await openPages(
    { 'load-reports-page': Page },
    `/fichas/cargar${query}`,
    {
      as: ['fichas:import-evaluations'],
      answers: [answer(readFichaFile, { ok: true, tipo: 'juicios', nro_ficha: null, existe: false } as never)],
    },
  )
  expect(linksOf(container)).toEqual(crumbs)
  expect(getByText('Reportes de SOFIA Plus')).toBeTruthy()
  expect(getByText(/^Cada archivo dice de qué ficha es\. Primero verá qué cambia/)).toBeTruthy()
  fireEvent.change(container.querySelector('input[type=file]')!, { target: { files: [new File(['x'], 'a.xls')] } })
  expect(await findByRole('heading', { name: /^Falta la ficha/ })).toBeTruthy()
  expect(getByText('Más reportes')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.url).toBe(`/api/fichas/archivo${sentQuery}`)
})
