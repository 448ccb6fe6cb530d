import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { countBoard, listBoard } from '@fichero/contract/calls/tyt.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { Permission } from '@fichero/contract/permissions'
import type { BoardPeopleAnswer, BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { Page } from '../src/pages/tyt-board-page'
import { linksOf, until } from './dom-queries'
import { enrolled } from './ficha-answer'
import { openPages } from './open-pages'

/** URL of the board. */
export const BOARD = '/fichas/tyt'

const STEPS = { '1': 4, '2': 1, '3': 2, '4-5': 2, '6-10': 1040, '11-20': 11, 'mas-de-20': 155 }
const TOTALS: BoardTotalsAnswer = {
  ...{ total: 1356, listos: 141, cerca: 60, lejos: 1155, sin_reporte: 0, listos_sin_inscribir: 0 },
  faltan: STEPS,
  pasos: { sin_inscribir: 1200, inscrito: 100, presentado: 50, certificado: 6 },
}
/** Totals of a board without people. */
export const NOBODY: BoardTotalsAnswer = {
  total: 0,
  listos: 0,
  cerca: 0,
  lejos: 0,
  sin_reporte: 0,
  listos_sin_inscribir: 0,
  pasos: { sin_inscribir: 0, inscrito: 0, presentado: 0, certificado: 0 },
  faltan: { '1': 0, '2': 0, '3': 0, '4-5': 0, '6-10': 0, '11-20': 0, 'mas-de-20': 0 },
}
const { horas_aprobadas: _, ...ENROLLED } = enrolled('1000', 'GÓMEZ')
/** Returns a person on the board. */
export const person = (nro_documento: string, changes: Partial<BoardPeopleAnswer['aprendices'][0]> = {}) => ({
  ...ENROLLED,
  nro_documento,
  nro_ficha: 2990019,
  id_programa: 4,
  nombre_programa: 'VIVEROS',
  nombre_jefe_ficha: 'Nicolás Galindo',
  ultimo_reporte: null,
  tyt_inscrito: null,
  tyt_presentado: null,
  tyt_certificado: null,
  can: { recordTyt: false },
  ...changes,
})
const PEOPLE = [
  person('1000'),
  person('200', {
    nombre: 'EVA',
    apellido: 'PAZ',
    banda: 'cerca',
    porcentaje_tyt: 60,
    resultados_aprobados: 48,
    faltan_para_lista: 12,
  }),
  person('30', { nombre: 'LUZ', apellido: 'TORO', porcentaje_tyt: 100, resultados_aprobados: 80, faltan: 0 }),
  person('40', { nombre: 'ZOE', apellido: 'RUIZ', banda: null, sin_banda: 'sin_reporte', nro_ficha: 2990020 }),
]
const program = (id: number, nombre_programa: string, nivel: string, version = '1') =>
  ({ id, nombre_programa, nivel, codigo: '228', version }) as never
const PROGRAMS = [
  program(4, 'VIVEROS', 'tecnologo'),
  program(5, 'VIVEROS', 'tecnologo', '2'),
  program(6, 'COCINA', 'tecnico'),
]

/** Returns the pagination of an answer with a single page. */
export const pageOf = (totalItems: number) => ({ currentPage: 1, totalPages: 1, totalItems, itemsPerPage: 20 })
/** Returns the API's answer with the totals of the board. */
export const totals = (changes: Partial<BoardTotalsAnswer> = {}) => answer(countBoard, { ...TOTALS, ...changes })
/** Returns the API's answer with the people of the board. */
export const people = (aprendices = PEOPLE) => answer(listBoard, { aprendices, pagination: pageOf(aprendices.length) })
/** The API's answer with the totals of the user's own fichas. */
export const ownTotals = (total: number): FakeAnswer => ({
  ...totals({ ...NOBODY, total, listos: total }),
  query: 'mias=true',
})
const ANSWERS = [
  answer(listPrograms, { ok: true, programs: PROGRAMS, can: { create: false, viewDisabled: false } }),
  answer(listUsers, { ok: true, users: [{ nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }] } as never),
  totals(),
  ownTotals(0),
  people(),
]

/** Opens the board. `requestedUrls` returns the URLs that were requested below a path of the board's API. */
export async function openBoard(query = '', answers: FakeAnswer[] = [], as?: Permission[]) {
  const visit = { answers: [...ANSWERS, ...answers], ...(as && { as }) }
  const screen = await openPages({ 'tyt-board-page': Page }, `${BOARD}${query}`, visit)
  const requestedUrls = (path: string) =>
    screen.sent.map(({ url }) => url).filter((url) => url.startsWith(`/api/fichas/tyt${path}?`))
  return { ...screen, requestedUrls }
}

/** Opens the board, and waits for a table. */
export async function openPeople(...visit: Parameters<typeof openBoard>) {
  const screen = await openBoard(...visit)
  await until('table')
  return screen
}

/** Returns texts and URLs of the links in an element. The URLs are relative to the board's URL. */
export const boardLinksOf = (box: Element) => linksOf(box).map(([text, to]) => [text, to?.replace(BOARD, '')])
