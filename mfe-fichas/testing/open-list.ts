import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, USER } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { Page } from '../src/pages/list-page'
import { FICHA } from './ficha'
import { openPages } from './open-pages'

/** The second ficha of the list, which the user may not change. */
export const SECOND: Ficha = {
  ...FICHA,
  id: 2990025,
  nro_ficha: 2990025,
  nombre_jefe_ficha: 'Ana Rojas',
  jornada: 'nocturna',
  oferta: 'cerrada',
  categoria: 'finalizadas',
  total_aprendices_en_formacion: 1200,
  progreso: 120,
  con_faltantes: 0,
  faltan: 0,
  dias_reporte: 400,
  can: { edit: false, disable: false, enable: false, importEvaluations: false, shareProgress: false },
}
export const PROGRAMS = [
  { id: 3, nombre_programa: 'COCINA', version: '1', codigo: '1' },
  { id: 4, nombre_programa: 'SISTEMAS', version: '1', codigo: '2' },
]

/** Returns the API's answer for a list of fichas. `can` is whether the user may create and view disabled fichas. */
export const listed = (fichas: Ficha[], totalItems = fichas.length, can = true): FakeAnswer =>
  answer(listFichas, {
    ok: true,
    fichas,
    pagination: { currentPage: 1, totalPages: 1, totalItems, itemsPerPage: 10 },
    can: { create: can, viewDisabled: can },
  })

export interface ListOptions {
  fichas?: Ficha[]
  /** The number of the user's own fichas. */
  own?: number
  programs?: typeof PROGRAMS
  can?: boolean
  as?: Permission[]
  wide?: boolean
  isTable?: boolean
  /** The program viewed last in this browser. */
  last?: string
  /** What this browser has stored about order and columns, for the user of the fake shell. */
  preferences?: string
  answers?: FakeAnswer[]
}

/** Opens the list of fichas, and waits until it has loaded. */
export async function openList(query = '', options: ListOptions = {}) {
  const { fichas = [FICHA, SECOND], own = 0, programs = PROGRAMS, can = true, as = [], wide, isTable } = options
  localStorage.clear()
  if (options.last) localStorage.setItem('fichas.programa', options.last)
  if (options.preferences) localStorage.setItem(`fichas.lista.${USER.id}`, options.preferences)
  if (isTable) localStorage.setItem('fichas.vista', 'tabla')
  const originalMatchMedia = globalThis.matchMedia
  if (wide) globalThis.matchMedia = () => ({ ...originalMatchMedia(''), matches: true }) as MediaQueryList
  const screen = await openPages({ 'list-page': Page }, `/fichas${query}`, {
    as,
    answers: [
      listed(fichas, fichas.length, can),
      { ...listed(fichas.slice(0, own), own, can), query: 'mias=true' },
      answer(listPrograms, { ok: true, programs, can: { create: can, viewDisabled: can } } as never),
      answer(listUsers, { ok: true, users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }] } as never),
      ...(options.answers ?? []),
    ],
  })
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true],.mantine-Skeleton-root')).toBeNull())
  globalThis.matchMedia = originalMatchMedia
  return screen
}
