import { listOwed, listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { Page } from '../src/pages/owed-page'
import { openPages, rowsOf, textOf } from './open-pages'
import { byInstructor, OWED, ofPerson } from './owed'

interface Options {
  fichas?: OwedFicha[]
  mias?: boolean
  totalPages?: number
  language?: 'es' | 'en'
  answers?: ReturnType<typeof answer>[]
}

/** Opens the page of owed judgments, and waits until it has loaded. */
export async function openOwed(query = '', options: Options = {}) {
  const { fichas = OWED, mias = false, totalPages = 1, language = 'es', answers = [] } = options
  const pagination = { currentPage: 1, totalPages, totalItems: fichas.length, itemsPerPage: 10 }
  const people = byInstructor(fichas)
  const screen = await openPages({ 'owed-page': Page }, `/fichas/pendientes${query}`, {
    language,
    answers: [
      answer(listOwed, { ok: true, mias, fichas, pagination }),
      ...people.instructores.map(({ clave }) => ({
        ...answer(listOwed, {
          ok: true,
          mias,
          fichas: ofPerson(fichas, clave),
          pagination: { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 100 },
        }),
        query: `clave=${encodeURIComponent(clave)}`,
      })),
      answer(listOwedByInstructor, {
        ok: true,
        mias,
        ...people,
        pagination: { currentPage: 1, totalPages, totalItems: people.instructores.length, itemsPerPage: 10 },
      }),
      answer(listPrograms, { ok: true, programs: [{ id: 3, nombre_programa: 'COCINA', version: '1' }] } as never),
      answer(listUsers, { ok: true, users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }] } as never),
      ...answers,
    ],
  })
  await screen.findByRole('option', { name: 'Luz Vega' })
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true]')).toBeNull())
  return screen
}

/** The cell of the first ficha, whose lessons are over. */
export const LATE = '2888001Lectiva terminó hace 12 días'
/** The second line of a cell with the days since the first classmate was judged. */
export const SINCE = 'El primero se evaluó el 01/10/2026'

/** Returns the texts of the cells of each table on the screen, by row. */
export const tables = () => Array.from(document.querySelectorAll('table'), rowsOf)

/** Returns the text above the table of each group. */
export const heads = () =>
  Array.from(document.querySelectorAll('main section[aria-labelledby]'), (group) =>
    textOf(group).slice(0, textOf(group).indexOf('Lo que falta por evaluar:')),
  )
