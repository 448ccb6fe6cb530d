import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import type {
  DashboardApprenticesAnswer,
  EndingSoonAnswer,
  ProgramFiguresAnswer,
} from '@fichero/contract/dashboard.schema'
import type { FichaAnswer, FichasAnswer } from '@fichero/contract/fichas.schema'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import type { BoardPeopleAnswer, BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { buildReport } from '../../../../testing/build.js'
import { download } from '../../../../testing/download.js'
import {
  enrolJudged,
  holdJudgment,
  LUCIA,
  openJudgedSchool,
  openRunningFicha,
  PEDRO,
  scheduleFor,
} from '../../../../testing/judged-people.js'
import { getApprentice, type School } from '../../../../testing/school.js'
import { Random } from '../../../operations/demo/random.js'
import type { Program } from '../../programs/program.entity.js'
import { recount } from '../recount.js'

let school: School
let program: Program
let outcomes: number[]
beforeAll(async () => {
  ;({ school, program, outcomes } = await openJudgedSchool(3, 3))
})
afterAll(() => school.close())

const NOBODY = { evaluador_documento: null, evaluador_nombre: null }
const STATES = [
  'EN FORMACION',
  'EN FORMACION',
  'EN FORMACION',
  'CONDICIONADO',
  'INDUCCION',
  'REINTEGRADO',
  'FUERA DEL REPORTE',
  'APLAZADO',
  'CANCELADO',
  'OTRO',
]
const EVALUATORS = [PEDRO, LUCIA, NOBODY, { ...PEDRO, evaluador_documento: null }]

/** Creates a ficha with people in all states and random judgments. With seed 0, the ficha has no report and no judgments. */
async function openRandomFicha(seed: number) {
  const random = new Random(seed)
  const chance = (share: number) => random.next() < share
  const { nro_ficha } = await openRunningFicha(school, program)
  if (seed > 0) await buildReport(school.api.dataSource, { nro_ficha })
  for (let people = 0; people < 12; people++) {
    // Nobody has a judgment for the last outcome.
    const judged = outcomes.slice(0, -1).map(() => {
      if (seed === 0 || chance(0.3)) return undefined
      return { ...random.of(EVALUATORS), estado: chance(0.2) ? ('NO APROBADO' as const) : ('APROBADO' as const) }
    })
    const { id } = await enrolJudged(school, { nro_ficha, estado: random.of(STATES), outcomes, judged })
    for (const [index, judgment] of judged.entries())
      if (seed > 0 && !judgment && chance(0.4)) await holdJudgment(school, id, outcomes[index] ?? 0)
  }
  // The first competency or the last one, whose last outcome nobody has a judgment for, or both.
  if (seed !== 1) await scheduleFor(school, nro_ficha, outcomes.at(-1)!)
  if (seed !== 2) await scheduleFor(school, nro_ficha, outcomes[0]!, { documento: LUCIA.evaluador_documento })
  await recount(school.api.dataSource.manager, true)
  return nro_ficha
}

async function read<T>(path: string): Promise<T> {
  const { status, body } = await school.api.get<T>(path, school.adminToken)
  expect(status).toBe(200)
  return body
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)

describe.each([0, 1, 2, 3])('the figures of a ficha with random judgments (seed %d)', (seed) => {
  let nro: number
  let ficha: FichaAnswer
  let answer: MissingAnswer
  let map: CompetencyMapAnswer
  let owed: OwedAnswer['fichas'][number] | undefined
  beforeAll(async () => {
    nro = await openRandomFicha(seed)
    answer = await read<MissingAnswer>(`/fichas/${nro}/faltantes`)
    ficha = await read<FichaAnswer>(`/fichas/${nro}`)
    map = await read<CompetencyMapAnswer>(`/fichas/${nro}/mapa`)
    owed = (await read<OwedAnswer>(`/fichas/pendientes?nroFicha=${nro}`)).fichas[0]
  })

  it('have the same number of missing outcomes and the same people on every screen', async () => {
    const { totales, fuera_de_formacion } = answer
    expect(totales.faltan > 0).toBe(seed > 0)
    const list = await read<FichasAnswer>(`/fichas?q=${nro}`)
    for (const { con_faltantes, faltan } of [ficha, ...list.fichas])
      expect([con_faltantes, faltan]).toEqual(seed > 0 ? [totales.con_faltantes, totales.faltan] : [null, null])
    expect([ficha.totales.faltan, map.faltan, owed?.faltan]).toEqual([totales.faltan, totales.faltan, totales.faltan])
    expect(sumOf(map.competencias.map(({ faltan }) => faltan))).toBe(totales.faltan)
    expect(sumOf(answer.aprendices.map(({ faltantes }) => faltantes.length))).toBe(totales.faltan)
    expect(sumOf(answer.resultados.map(({ faltan }) => faltan))).toBe(totales.faltan)

    const people = answer.aprendices.map(({ nro_documento }) => nro_documento).sort()
    expect(map.aprendices.flatMap((row) => (row.en_formacion ? row.nro_documento : [])).sort()).toEqual(people)
    expect([ficha.total_aprendices_en_formacion, owed?.aprendices]).toEqual([people.length, people.length])
    expect([map.fuera_de_formacion, owed?.fuera_de_formacion]).toEqual([fuera_de_formacion, fuera_de_formacion])
    expect(people.length + sumOf(fuera_de_formacion.map(({ personas }) => personas))).toBe(ficha.aprendices.length)
  })

  it('agree with the list of owed judgments, in total and by evaluator', async () => {
    const { por_evaluar = 0, sin_empezar = 0, no_aprobados, aprendices = 0 } = owed ?? {}
    expect(por_evaluar + sin_empezar * aprendices).toBe(answer.totales.pendientes)
    expect(no_aprobados).toBe(answer.totales.no_aprobados)
    const all = (await read<OwedAnswer>(`/fichas/pendientes?nroFicha=${nro}&sinEmpezar=true`)).fichas[0]
    expect(all?.por_evaluar).toBe(answer.totales.pendientes)
    const listed = all?.resultados.map(({ id_resultado, responsable: { fuente, documento, nombre }, personas }) => [
      `${id_resultado} ${fuente === 'jefe' ? null : (documento ?? nombre)}`,
      personas,
    ])
    const counted = new Map<string, number>()
    for (const { estado, id_resultado, responsable } of answer.aprendices.flatMap(({ faltantes }) => faltantes)) {
      const key = `${id_resultado} ${responsable}`
      if (estado === 'pendiente') counted.set(key, (counted.get(key) ?? 0) + 1)
    }
    expect(listed?.sort()).toEqual([...counted].sort())
  })

  it('agree with the cards of the dashboard that link to them', async () => {
    const { fichas } = await read<EndingSoonAnswer>('/dashboard/ending-soon')
    const card = fichas.find(({ nro_ficha }) => nro_ficha === nro)
    // The card also counts the judgments of a ficha without a report, whose page lists none.
    if (seed > 0) expect(card?.resultados_por_evaluar).toBe(answer.totales.pendientes)
    const { programas } = await read<ProgramFiguresAnswer>('/dashboard/programs')
    const list = await read<DashboardApprenticesAnswer>(`/dashboard/apprentices?programId=${program.id}`)
    expect(programas.find(({ id }) => id === program.id)?.aprendices).toBe(list.pagination.totalItems)
  })

  it('agree between the readiness board and the ficha', async () => {
    const board = await read<BoardTotalsAnswer>(`/fichas/tyt/totales?ficha=${nro}`)
    const { lista, cerca, lejos, sin_reporte } = ficha.totales.por_banda
    expect(board).toMatchObject({ total: answer.totales.aprendices, listos: lista, cerca, lejos, sin_reporte })
    const { aprendices } = await read<BoardPeopleAnswer>(`/fichas/tyt?ficha=${nro}&limit=100`)
    const figuresOf = (people: BoardPeopleAnswer['aprendices'] | MissingAnswer['aprendices']) =>
      people
        .map((row) => [row.nro_documento, row.resultados_aprobados, row.faltan_para_lista, row.banda, row.faltan])
        .sort()
    expect(figuresOf(aprendices)).toEqual(figuresOf(answer.aprendices))
  })

  it('agree with the page of each person, also about who evaluates each outcome', async () => {
    const named = new Map(answer.responsables.map(({ clave, nombre }) => [clave, nombre]))
    for (const { nro_documento, faltantes, faltan, resultados_aprobados, total_resultados } of answer.aprendices) {
      expect(faltan ?? 0).toBe(faltantes.length)
      if (seed > 0) expect(faltantes.length).toBe(total_resultados - resultados_aprobados)
      const { competencias } = await getApprentice(school, nro_documento, `?ficha=${nro}`)
      const unapproved = competencias
        .flatMap(({ resultados_aprendizaje }) => resultados_aprendizaje)
        .flatMap(({ id, juicio_evaluativo: { estado }, lo_evalua }) =>
          estado === 'APROBADO' ? [] : [[id, estado, lo_evalua]],
        )
      const listed = faltantes.map(({ id_resultado, estado, responsable }) => [
        id_resultado,
        estado,
        named.get(responsable ?? '') ?? null,
      ])
      if (seed > 0) expect(listed).toEqual(unapproved)
    }
  })

  it('agree with the rows of the workbook', async () => {
    const { sheets, headers } = await download(
      school.api,
      `/fichas/${nro}/faltantes/exportacion?lang=en`,
      school.userToken,
    )
    expect(headers.get('content-disposition')).toBe(`attachment; filename="what-is-missing-ficha-${nro}.xlsx"`)
    const [headings = [], ...rows] = sheets['What is missing'] ?? []
    expect(rows).toHaveLength(answer.totales.faltan)
    const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)] ?? null)
    const named = new Map(answer.responsables.map(({ clave, nombre }) => [clave, nombre]))
    const codes = new Map(answer.resultados.map(({ id_resultado, codigo }) => [id_resultado, codigo]))
    const lines = answer.aprendices.flatMap(({ nro_documento, faltantes }) =>
      faltantes.map((row) => [
        nro_documento,
        codes.get(row.id_resultado),
        row.responsable && named.get(row.responsable),
      ]),
    )
    expect(column('Document')).toEqual(lines.map(([document]) => document))
    expect(column('Outcome code')).toEqual(lines.map(([, code]) => code))
    expect(column('Who evaluates it')).toEqual(lines.map(([, , person]) => person))
  })
})
