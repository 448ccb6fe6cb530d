/** @jest-environment jsdom */
import { listImports } from '@fichero/contract/calls/imports.calls'
import type { ErrorCode } from '@fichero/contract/errors'
import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { programTexts } from '@fichero/contract/program-texts'
import { answer } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { HistoryEntries } from './history-entries'

const NONE = { nuevos: 0, cambiados: 0, sin_cambio: 40 }
const NEWEST = '60.xls'
const texts = programTexts()
const reason = (code: ErrorCode, params = {}) => ({
  code,
  msg: texts.t(`errors:error.${code}`, { replace: params }),
  params,
})

/** The import of the report of a day in May 2026. There is a newer import. */
const load = (day: number, more: Partial<ImportEntry> = {}): ImportEntry => ({
  id: day,
  tipo: 'juicios',
  archivo: `${day}.xls`,
  fecha_reporte: `2026-05-${String(day).padStart(2, '0')}`,
  fecha: `2026-05-${String(day).padStart(2, '0')}T15:20:00Z`,
  usuario: 'Ana Rojas',
  registros: { ...NONE, nuevos: 3 },
  retirados: 0,
  aprendices: NONE,
  deshecha: null,
  can: { undo: false },
  deshacer_hasta: null,
  motivo: reason('import_not_newest', { archivo: NEWEST }),
  sin_cambios: null,
  ...more,
})
const unchanged = (day: number, more: Partial<ImportEntry> = {}) => load(day, { registros: NONE, ...more })
const newest = { archivo: NEWEST, can: { undo: true }, deshacer_hasta: '2026-11-24T15:20:00Z', motivo: null }
const expired = { motivo: reason('import_expired', { dias: 180, cargas: 20 }) }

/** One history entry for several imports without changes, on the given days, newest first. */
function folded(...days: number[]): ImportEntry {
  const cargas = days.map((day) => unchanged(day))
  const reported = cargas.map(({ fecha_reporte }) => fecha_reporte ?? '').sort()
  return { ...cargas[0]!, sin_cambios: { desde: reported[0]!, hasta: reported.at(-1)!, cargas } }
}

async function open(entries: ImportEntry[], language: 'es' | 'en' = 'es') {
  const pagination = { currentPage: 1, totalPages: 1, totalItems: entries.length, itemsPerPage: 10 }
  const body = { ok: true as const, importaciones: entries, pagination }
  const screen = await openPage(() => <HistoryEntries nroFicha={2888001} />, {
    language,
    as: ['fichas:import-evaluations'],
    answers: [answer(listImports, body)],
  })
  const [list] = await screen.findAllByRole('list')
  /** The entries of the history, without the entries of nested lists. */
  const lines = () => Array.from(list?.children ?? []) as HTMLElement[]
  return { ...screen, lines }
}

test.each([
  ['es', [20, 19, 4], '3 reportes sin cambios, del 04/05/2026 al 20/05/2026'],
  ['es', [19, 20], '2 reportes sin cambios, del 19/05/2026 al 20/05/2026'],
  ['es', [9, 9], '2 reportes sin cambios, del 09/05/2026'],
  ['en', [20, 19, 4], '3 reports without changes, from 4 May 2026 to 20 May 2026'],
  ['en', [9, 9], '2 reports without changes, dated 9 May 2026'],
] as const)(
  '%s: several imports without changes on the days %j are shown in one line',
  async (language, days, line) => {
    const { lines } = await open([load(29, newest), folded(...days), load(2)], language)
    expect(lines()).toHaveLength(3)
    expect(lines()[1]?.querySelector('summary')?.textContent).toBe(line)
    expect(within(lines()[1]!).queryByRole('button')).toBeNull()
  },
)

test('the line for several imports expands to file, date, user and time of each import, and collapses again', async () => {
  const { lines, user, sent } = await open([load(29, newest), folded(20, 19, 4)])
  const line = lines()[1]!
  const loads = () => within(line).queryAllByRole('listitem')
  expect(loads()).toEqual([])
  await user.click(line.querySelector('summary')!)
  const texts = loads().map(({ textContent }) => textContent)
  expect(texts).toHaveLength(3)
  expect(texts[2]).toMatch(/^«4\.xls»Ana Rojas, 04\/05\/2026 10:20.*\. Reporte del 04\/05\/2026\.$/)
  expect(within(line).queryByRole('button')).toBeNull()
  await user.click(line.querySelector('summary')!)
  expect(loads()).toEqual([])
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('/importaciones?')])
})

const undone = {
  deshecha: { fecha: '2026-05-21T15:20:00Z', usuario: 'Eva' },
  motivo: reason('import_undone'),
}
test.each([
  ['offers', 'has changes', load(20)],
  ['offers', 'only enrolled people', unchanged(20, { aprendices: { ...NONE, nuevos: 1 } })],
  ['offers', 'comes from a node of the previous release', { ...load(20), sin_cambios: undefined as never }],
  ['has no', 'changed nothing', unchanged(20)],
  ['has no', 'changed nothing and is the newest', unchanged(20, newest)],
  ['has no', 'changed nothing and was undone', unchanged(20, undone)],
])('the history %s the button “Ver cambios” for an import that %s', async (offers, _, entry) => {
  const { queryAllByRole } = await open([entry])
  expect(queryAllByRole('button', { name: /^Ver cambios/ })).toHaveLength(offers === 'offers' ? 1 : 0)
})

test('imports without changes have no button “Ver cambios”, but the newest import can be undone', async () => {
  const { queryByRole, getByRole, user, findByRole } = await open([
    unchanged(22, { tipo: 'deshacer', motivo: null }),
    unchanged(20, newest),
  ])
  expect(queryByRole('button', { name: /^Ver cambios/ })).toBeNull()
  await user.click(getByRole('button', { name: 'Deshacer carga' }))
  const dialog = await findByRole('alertdialog')
  expect(dialog.textContent).toContain('Ningún juicio ni dato cambiará')
})

test.each([
  ['es', /Solo se puede deshacer la carga más reciente de la ficha: «60\.xls»\. Deshágala primero\./g],
  ['en', /Only the newest load of the ficha can be undone: “60\.xls”\. Undo that one first\./g],
] as const)('%s: the history says once why older imports cannot be undone', async (language, sentence) => {
  const { container, lines } = await open([load(29, newest), folded(20, 19), load(5), load(3), load(2)], language)
  expect(container.textContent?.match(sentence)).toHaveLength(1)
  expect(lines().some(({ textContent }) => textContent?.match(sentence))).toBe(false)
})

test('only the entry of the newest import says why the import cannot be undone', async () => {
  const creation = load(20, { tipo: 'aprendices', motivo: reason('import_created_ficha') })
  const { lines, container } = await open([creation])
  expect(lines()[0]?.textContent).toContain('Con este archivo se creó la ficha')
  expect(container.textContent).not.toContain('Solo se puede deshacer')
})

test.each([
  ['es', 'Se puede deshacer hasta el 24/11/2026 10:20.'],
  ['en', 'It can be undone until 24 Nov 2026, 10:20.'],
] as const)('%s: only the import that can be undone has a deadline for undoing it', async (language, sentence) => {
  const { lines, container } = await open([load(29, newest), load(5), load(2, expired)], language)
  expect(lines()[0]?.textContent).toContain(sentence)
  expect(container.textContent?.split(sentence)).toHaveLength(2)
})

test('the history shows no deadline for undoing if an API of the previous release sends none', async () => {
  const { container, getByRole } = await open([load(29, { ...newest, deshacer_hasta: undefined as never })])
  expect(getByRole('button', { name: 'Deshacer carga' })).toBeTruthy()
  expect(container.textContent).not.toContain('Se puede deshacer hasta')
})

test.each([
  ['es', /Las cargas de hace más de 180 días, y las que tienen 20 más recientes, ya no se pueden deshacer/g],
  ['en', /Loads from more than 180 days ago, and those with 20 newer ones, can no longer be undone/g],
] as const)(
  '%s: the history says once, above the imports, that their deadline for undoing has passed',
  async (language, sentence) => {
    for (const entries of [
      [load(29, newest), load(5), load(3, expired), load(2, expired)],
      [load(29, expired), load(5, expired)],
    ]) {
      const { container, lines, unmount } = await open(entries, language)
      expect(container.textContent?.match(sentence)).toHaveLength(1)
      expect(lines().some(({ textContent }) => textContent?.match(sentence))).toBe(false)
      unmount()
    }
  },
)
