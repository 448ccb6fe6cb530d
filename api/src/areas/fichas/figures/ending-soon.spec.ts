import type { EndingSoonAnswer } from '@fichero/contract/dashboard.schema'
import { buildApprentice, buildFicha, buildProgram } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { openSchool, type School } from '../../../../testing/school.js'
import { LearningOutcome } from '../../programs/learning-outcome.entity.js'
import type { Program } from '../../programs/program.entity.js'
import { Judgment } from '../judgment.entity.js'

let school: School
let program: Program
beforeEach(async () => {
  school = await openSchool()
  program = await buildProgram(school.api.dataSource, { competencies: 2, outcomes: 2 })
})
afterEach(() => school.close())

const endingSoon = async () => (await school.api.get<EndingSoonAnswer>('/dashboard/ending-soon', school.userToken)).body
const numbers = async () => (await endingSoon()).fichas.map(({ nro_ficha }) => nro_ficha)

/** Builds a ficha whose classroom stage ends in this number of days. */
const ending = (days: number, overrides: Parameters<typeof buildFicha>[1] = {}) =>
  buildFicha(school.api.dataSource, {
    id_programa_formacion: program.id,
    id_jefe: school.admin.id,
    fecha_fin_lectiva: inDays(days),
    fecha_fin_ficha: inDays(days + 180),
    ...overrides,
  })

/** Enrols a person with these judgments of the first outcomes. */
async function enrol(nro_ficha: number, judged: Judgment['estado'][] = [], estado = 'EN FORMACION') {
  const { dataSource } = school.api
  const { enrolment } = await buildApprentice(dataSource, { nro_ficha, estado })
  const outcomes = await dataSource.manager.find(LearningOutcome, { order: { id: 'ASC' } })
  const judgments = judged.map((verdict, index) => ({
    id_matricula: enrolment.id,
    id_resultado: outcomes[index]?.id ?? 0,
    estado: verdict,
  }))
  await dataSource.manager.insert(Judgment, judgments)
}

it('an empty database gives an empty list and the number of days', async () => {
  expect(await endingSoon()).toEqual({ dias: 90, fichas: [] })
})

it('the list has fichas up to ninety days before the end of their classroom stage, soonest first', async () => {
  const fichas: Record<number, number> = {}
  for (const days of [91, 90, -1, 0, 30]) {
    const { nro_ficha } = await ending(days)
    fichas[days] = nro_ficha
    await enrol(nro_ficha)
  }
  expect(await numbers()).toEqual([fichas[0], fichas[30], fichas[90]])
  expect((await endingSoon()).fichas.map(({ dias_restantes }) => dias_restantes)).toEqual([0, 30, 90])
})

it('unjudged outcomes are counted for apprentices in training; NO APROBADO counts as judged', async () => {
  const { nro_ficha } = await ending(5)
  await enrol(nro_ficha, ['APROBADO', 'NO APROBADO', 'APROBADO'])
  await enrol(nro_ficha, [], 'CONDICIONADO')
  await enrol(nro_ficha, ['APROBADO'], 'CANCELADO')
  expect((await endingSoon()).fichas).toEqual([
    {
      nro_ficha,
      nombre_programa: program.nombre_programa,
      nombre_jefe_ficha: `${school.admin.nombre} ${school.admin.apellido}`,
      fecha_fin_lectiva: inDays(5),
      dias_restantes: 5,
      aprendices: 2,
      resultados_por_evaluar: 5,
    },
  ])
})

it('the list excludes disabled fichas, fichas without people in training and fichas without unjudged outcomes', async () => {
  const all = await ending(1)
  await enrol(all.nro_ficha, ['APROBADO', 'APROBADO', 'NO APROBADO', 'APROBADO'])
  const nobody = await ending(1)
  await enrol(nobody.nro_ficha, [], 'RETIRO VOLUNTARIO')
  await ending(1)
  const disabled = await ending(1, { estado: 'deshabilitado' })
  await enrol(disabled.nro_ficha)
  expect(await numbers()).toEqual([])
})

it('the list has at most fifty fichas', async () => {
  for (let index = 0; index < 51; index++) await enrol((await ending(index)).nro_ficha)
  const { fichas } = await endingSoon()
  expect(fichas).toHaveLength(50)
  expect(fichas.at(-1)?.dias_restantes).toBe(49)
})
