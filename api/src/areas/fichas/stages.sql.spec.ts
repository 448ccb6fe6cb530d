import type {
  DashboardApprenticesAnswer,
  EndingSoonAnswer,
  OwnFichasAnswer,
  ProgramFiguresAnswer,
  TytAnswer,
} from '@fichero/contract/dashboard.schema'
import { ETAPAS, type Etapa, FICHA_CATEGORIES, type FichaCategory } from '@fichero/contract/enums'
import type { FichaCounts, FichasAnswer } from '@fichero/contract/fichas.schema'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import type { BoardGroupsAnswer } from '@fichero/contract/tyt-board.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import { download } from '../../../testing/download.js'
import { getApprentice, getFicha, openSchool, type School } from '../../../testing/school.js'
import { recount } from './recount.js'

/** Each line: days from today to the end of the classroom stage, days to the end of the ficha, expected stage and category. */
const DATES: [lessons: number, end: number, etapa: Etapa, categoria: FichaCategory][] = [
  [200, 380, 'lectiva', 'en_proceso'],
  [30, 210, 'lectiva', 'en_proceso'],
  [0, 180, 'lectiva', 'en_proceso'],
  [-1, 179, 'productiva', 'en_practicas'],
  [-180, 0, 'productiva', 'en_practicas'],
  [-181, -1, 'productiva', 'finalizadas'],
]

interface Case {
  nro_ficha: number
  documento: string
  etapa: Etapa
  etapa_a_mano: boolean
  categoria: FichaCategory
  /** Days to the end of the classroom stage. */
  lessons: number
}

let school: School
const cases: Case[] = []
beforeAll(async () => {
  school = await openSchool()
  const { dataSource } = school.api
  const { id } = await buildProgram(dataSource, { competencies: 1, outcomes: 2 })
  for (const [lessons, end, byDates, ofDates] of DATES)
    for (const etapa of ETAPAS)
      for (const etapa_a_mano of [false, true]) {
        const { nro_ficha } = await buildFicha(dataSource, {
          id_programa_formacion: id,
          id_jefe: school.user.id,
          fecha_inicio_lectiva: inDays(-400),
          fecha_fin_lectiva: inDays(lessons),
          fecha_fin_ficha: inDays(end),
          etapa,
          etapa_a_mano,
        })
        const { apprentice } = await buildApprentice(dataSource, { nro_ficha })
        await buildReport(dataSource, { nro_ficha })
        const byHand = etapa === 'lectiva' ? 'en_proceso' : end < 0 ? 'finalizadas' : 'en_practicas'
        cases.push({
          nro_ficha,
          documento: apprentice.nro_documento,
          etapa: etapa_a_mano ? etapa : byDates,
          etapa_a_mano,
          categoria: etapa_a_mano ? byHand : ofDates,
          lessons,
        })
      }
  await recount(dataSource.manager, true)
})
afterAll(() => school.close())

const get = async <T>(path: string) => (await school.api.get<T>(path, school.userToken)).body
const numbers = (fichas: { nro_ficha: number }[]) => fichas.map(({ nro_ficha }) => nro_ficha).sort()
/** Returns the numbers of the fichas whose case matches. */
const expected = (isExpected: (one: Case) => boolean) => numbers(cases.filter(isExpected))
const listed = (query: string) => get<FichasAnswer>(`/fichas?limit=100&${query}`)
const isRunning = ({ categoria }: Case) => categoria !== 'finalizadas'

const shown = ({ nro_ficha, etapa, etapa_a_mano, categoria }: Omit<Case, 'documento' | 'lessons'>) => ({
  nro_ficha,
  etapa,
  etapa_a_mano,
  categoria,
})

it('the test has a ficha of every stage and category, set by hand and by dates', () => {
  const kinds = new Set(cases.map((one) => `${one.etapa} ${one.etapa_a_mano} ${one.categoria}`))
  expect(kinds.size).toBe(6)
})

it('list, filters and ficha use the stage set by hand, or else the stage from the dates', async () => {
  const byNumber = (a: { nro_ficha: number }, b: { nro_ficha: number }) => a.nro_ficha - b.nro_ficha
  expect((await listed('')).fichas.map(shown).sort(byNumber)).toEqual(cases.map(shown).sort(byNumber))
  for (const etapa of ETAPAS)
    expect(numbers((await listed(`etapa=${etapa}`)).fichas)).toEqual(expected((one) => one.etapa === etapa))
  for (const categoria of FICHA_CATEGORIES)
    expect(numbers((await listed(`categoria=${categoria}`)).fichas)).toEqual(
      expected((one) => one.categoria === categoria),
    )
  expect((await listed('etapa=lectiva&categoria=finalizadas')).fichas).toEqual([])
  for (const one of cases) expect(shown(await getFicha(school, one.nro_ficha))).toEqual(shown(one))
})

it('the page of an apprentice shows the same stage', async () => {
  for (const { documento, etapa } of cases)
    expect((await getApprentice(school, documento)).ficha).toMatchObject({ etapa })
})

it('the counts and the exported list use the same stage, and the list marks one set by hand', async () => {
  const counts = await get<FichaCounts>('/fichas/reporte-estado')
  for (const categoria of FICHA_CATEGORIES)
    expect(counts[categoria]).toBe(expected((one) => one.categoria === categoria).length)
  const [headings = [], ...rows] =
    (await download(school.api, '/fichas/exportacion', school.userToken)).sheets.Fichas ?? []
  const at = (heading: string) => headings.indexOf(heading)
  const WORDS = { en_proceso: 'En proceso', en_practicas: 'En prácticas', finalizadas: 'Finalizada' }
  expect(rows.map((row) => [row[at('Número de ficha')], row[at('Etapa')], row[at('Situación')]]).sort()).toEqual(
    cases
      .map((one) => {
        const stage = one.etapa === 'lectiva' ? 'Lectiva' : 'Productiva'
        return [one.nro_ficha, one.etapa_a_mano ? `${stage} (a mano)` : stage, WORDS[one.categoria]]
      })
      .sort(),
  )
})

it('the figures count only unfinished fichas', async () => {
  const running = expected(isRunning)
  expect((await get<TytAnswer>('/dashboard/tyt')).total).toBe(running.length)
  expect((await get<TytAnswer>('/fichas/tyt/totales')).total).toBe(running.length)
  const groups = await get<BoardGroupsAnswer>('/fichas/tyt/agrupados?por=ficha&limit=100')
  expect(groups.filas.map(({ clave }) => Number(clave)).sort()).toEqual(running)
  const { aprendices } = await get<DashboardApprenticesAnswer>('/dashboard/apprentices?limit=100')
  expect(numbers(aprendices)).toEqual(running)
  expect(numbers((await get<OwnFichasAnswer>('/dashboard/own-fichas')).fichas)).toEqual(running)
  expect((await get<ProgramFiguresAnswer>('/dashboard/programs')).programas).toMatchObject([{ fichas: running.length }])
  expect(numbers((await listed('reporte=atrasado')).fichas)).toEqual(running)
})

it('unstarted outcomes are owed after the classroom stage, and fichas at the end of this stage are listed', async () => {
  const { fichas } = await get<OwedAnswer>('/fichas/pendientes?mias=true&limit=100')
  expect(numbers(fichas)).toEqual(expected(isRunning))
  expect(numbers(fichas.filter(({ resultados }) => resultados.length > 0))).toEqual(
    expected((one) => isRunning(one) && one.etapa === 'productiva'),
  )
  expect(numbers(fichas.filter(({ dias_tras_lectiva }) => dias_tras_lectiva > 0))).toEqual(
    expected((one) => isRunning(one) && one.etapa === 'productiva' && one.lessons < 0),
  )
  expect(numbers((await get<EndingSoonAnswer>('/dashboard/ending-soon')).fichas)).toEqual(
    expected(({ etapa, lessons }) => etapa === 'lectiva' && lessons >= 0 && lessons <= 90),
  )
})
