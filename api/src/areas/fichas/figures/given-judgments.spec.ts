import { GIVEN_MONTHS } from '@fichero/contract/limits'
import type { GivenJudgmentsAnswer } from '@fichero/contract/users.schema'
import { buildApprentice, buildCentre, buildFicha, buildProgram, buildUser } from '../../../../testing/build.js'
import { openSchool, type School } from '../../../../testing/school.js'
import { today } from '../../../rules/today.js'
import { addWorkplaces } from '../../centres/known-centres.js'
import { LearningOutcome } from '../../programs/learning-outcome.entity.js'
import { Judgment } from '../judgment.entity.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const read = (id: number, token = school.userToken) =>
  school.api.get<GivenJudgmentsAnswer>(`/users/juicios/${id}`, token)

/** Returns the month `count` months ago, as `YYYY-MM`. */
function monthsAgo(count: number): string {
  const [year = 0, month = 0] = today().split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - count, 1)).toISOString().slice(0, 7)
}

it('the judgments that a user recorded are counted by month and verdict', async () => {
  const { dataSource } = school.api
  const { id, nro_documento: documento } = school.user
  const program = await buildProgram(dataSource, { competencies: 3, outcomes: 4 })
  const { nro_ficha } = await buildFicha(dataSource, { id_programa_formacion: program.id })
  const { enrolment } = await buildApprentice(dataSource, { nro_ficha })
  const outcomes = await dataSource.manager.find(LearningOutcome, { where: {}, order: { id: 'DESC' }, take: 12 })
  const name = `${school.user.nombre} ${school.user.apellido}`
  const judgments: [fecha: string | null, estado: Judgment['estado'], documento: string | null][] = [
    [`${monthsAgo(0)}-01 00:00:00`, 'APROBADO', documento],
    [`${monthsAgo(0)}-01 08:00:00`, 'NO APROBADO', documento],
    [`${monthsAgo(3)}-28 23:59:59`, 'APROBADO', documento],
    [`${monthsAgo(3)}-02 10:00:00`, 'APROBADO', documento],
    [`${monthsAgo(GIVEN_MONTHS - 1)}-01 00:00:00`, 'APROBADO', documento],
    [`${monthsAgo(GIVEN_MONTHS)}-28 23:59:59`, 'APROBADO', documento],
    [`${monthsAgo(-1)}-01 00:00:00`, 'APROBADO', documento],
    [null, 'APROBADO', documento],
    [`${monthsAgo(3)}-02 10:00:00`, 'APROBADO', '1'],
    [`${monthsAgo(3)}-02 10:00:00`, 'APROBADO', null],
  ]
  await dataSource.manager.insert(
    Judgment,
    judgments.map(([fecha_registro, estado, evaluador_documento], index) => ({
      id_matricula: enrolment.id,
      id_resultado: outcomes[index]?.id ?? 0,
      estado,
      fecha_registro,
      evaluador_documento,
      evaluador_nombre: name,
    })),
  )
  const { status, body } = await read(id)
  expect(status).toBe(200)
  expect(body.meses.map(({ mes }) => mes)).toEqual(
    Array.from({ length: GIVEN_MONTHS }, (_, index) => monthsAgo(GIVEN_MONTHS - 1 - index)),
  )
  const counts = Object.fromEntries(
    body.meses.map(({ mes, aprobados, no_aprobados }) => [mes, [aprobados, no_aprobados]]),
  )
  expect(counts).toMatchObject({
    [monthsAgo(0)]: [1, 1],
    [monthsAgo(1)]: [0, 0],
    [monthsAgo(3)]: [2, 0],
    [monthsAgo(GIVEN_MONTHS - 1)]: [1, 0],
  })
  expect(
    Object.values(counts)
      .flat()
      .reduce((sum, count) => sum + count),
  ).toBe(5)
})

it('the figures of a user require a session, and are not found for invisible users', async () => {
  const hidden = await buildUser(school.api.dataSource, { estado: 'deshabilitado' })
  expect((await school.api.get(`/users/juicios/${hidden.id}`)).status).toBe(401)
  expect((await read(hidden.id)).status).toBe(404)
  expect((await read(hidden.id, school.adminToken)).status).toBe(200)
  expect((await read(987_654)).status).toBe(404)
  expect((await school.api.get('/users/juicios/x', school.userToken)).status).toBe(400)
})

it('the judgments of a person of two centres are counted in the centres of the reader', async () => {
  const { dataSource } = school.api
  const [north, south] = [await buildCentre(dataSource), await buildCentre(dataSource)]
  const [evaluator, reader] = [await buildUser(dataSource), await buildUser(dataSource)]
  for (const centre of [north, south]) await addWorkplaces(dataSource.manager, centre.id, [evaluator.id])
  await addWorkplaces(dataSource.manager, north.id, [reader.id])
  const program = await buildProgram(dataSource, { competencies: 1, outcomes: 1 })
  const [outcome] = await dataSource.manager.find(LearningOutcome, { where: {}, order: { id: 'DESC' }, take: 1 })
  for (const { id: id_centro } of [north, south]) {
    const { nro_ficha } = await buildFicha(dataSource, { id_programa_formacion: program.id, id_centro })
    const { enrolment } = await buildApprentice(dataSource, { nro_ficha })
    await dataSource.manager.insert(Judgment, {
      id_matricula: enrolment.id,
      id_resultado: outcome?.id ?? 0,
      estado: 'APROBADO',
      fecha_registro: `${monthsAgo(0)}-01 00:00:00`,
      evaluador_documento: evaluator.nro_documento,
      evaluador_nombre: evaluator.nombre,
    })
  }
  const countFor = async (token: string) => (await read(evaluator.id, token)).body.meses.at(-1)?.aprobados
  expect([await countFor(school.api.tokenOf(reader)), await countFor(school.adminToken)]).toEqual([1, 2])
})
