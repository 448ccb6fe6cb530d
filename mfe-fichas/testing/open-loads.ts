import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { listImports } from '@fichero/contract/calls/imports.calls'
import type { ImportEntry } from '@fichero/contract/import-history.schema'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { Page } from '../src/pages/loads-page'
import { FICHA } from './ficha'
import { openPages, textOf } from './open-pages'

const NONE = { nuevos: 0, cambiados: 0, sin_cambio: 40 }
/** Returns a load of a judgments report as the history has it. */
export const load = (id: number, more: Partial<ImportEntry> = {}): ImportEntry => ({
  id,
  tipo: 'juicios',
  archivo: `${id}.xls`,
  fecha_reporte: '2026-05-02',
  fecha: '2026-05-03T15:20:00Z',
  usuario: 'Ana Rojas',
  registros: { ...NONE, nuevos: 3 },
  retirados: 0,
  aprendices: NONE,
  deshecha: null,
  can: { undo: true },
  deshacer_hasta: null,
  motivo: null,
  sin_cambios: null,
  ...more,
})

/** Returns the pagination of a first page. */
export const paged = (totalItems: number) => ({
  currentPage: 1,
  totalPages: Math.ceil(totalItems / 10),
  totalItems,
  itemsPerPage: 10,
})

interface LoadsOptions {
  answers?: FakeAnswer[]
  /** Number of loads on all pages. */
  total?: number
  query?: string
}

/** Opens the page of a ficha's loads, and waits until it has loaded. */
export async function openLoads(entries: ImportEntry[], options: LoadsOptions = {}) {
  const { answers = [], total = entries.length, query = '' } = options
  const detailFields = {
    version: 1,
    version_programa: null,
    ultimo_reporte: null,
    aprendices: [],
    totales: { por_estado: [] },
  }
  const screen = await openPages({ 'loads-page': Page }, `/fichas/visualizar/2888001/cargas${query}`, {
    as: ['fichas:import-evaluations'],
    answers: [
      answer(getFicha, { ...FICHA, nro_ficha: 2888001, ...detailFields } as never),
      answer(listImports, { ok: true, importaciones: entries, pagination: paged(total) }),
      ...answers,
    ],
  })
  await waitFor(() => expect(screen.container.querySelector('#loads')).not.toBeNull())
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true],.mantine-Skeleton-root')).toBeNull())
  const lines = () =>
    Array.from(screen.container.querySelectorAll('#main ol > li'), textOf).filter((text) => text.includes('.xls'))
  return { ...screen, lines }
}
