import { buildReport } from '../../../testing/build.js'
import { enrolJudged, holdJudgment, LUCIA, openJudgedSchool, openRunningFicha } from '../../../testing/judged-people.js'
import type { School } from '../../../testing/school.js'
import { recount } from '../../areas/fichas/recount.js'
import { migrate } from '../migrate.js'
import { OwedByEvaluator1800000000028 } from './28-owed-by-evaluator.js'
import { OwedByDay1800000000035 } from './35-owed-by-day.js'

let school: School
afterEach(() => school.close())

it('the migrations count the owed judgments of existing fichas by day, and continue an interrupted start', async () => {
  const { program, outcomes, ...opened } = await openJudgedSchool(2, 2)
  school = opened.school
  const { dataSource } = school.api
  const fichas: number[] = []
  for (const evaluador_nombre of ['ROSA', 'ROSÁ', null]) {
    const { nro_ficha } = await openRunningFicha(school, program)
    fichas.push(nro_ficha)
    await buildReport(dataSource, { nro_ficha })
    const enrol = (judged: Parameters<typeof enrolJudged>[1]['judged'], estado = 'EN FORMACION') =>
      enrolJudged(school, { nro_ficha, judged, estado, outcomes })
    await enrol([{}, { ...LUCIA, estado: 'NO APROBADO' }, { evaluador_documento: null, evaluador_nombre }])
    await enrol([LUCIA], 'REINTEGRADO')
    await enrol([{}, {}, {}, {}], 'CANCELADO')
    await holdJudgment(school, (await enrol([])).id, outcomes[0]!)
  }
  await recount(dataSource.manager, true)
  const rows = () => dataSource.query('SELECT * FROM ficha_faltante ORDER BY nro_ficha, fuente, orden')
  const expected = await rows()
  expect(expected.length).toBeGreaterThan(9)
  for (const lost of [fichas, fichas.slice(1), []]) {
    for (const nro_ficha of lost) await dataSource.query('DELETE FROM ficha_faltante WHERE nro_ficha = ?', [nro_ficha])
    for (const Migration of [OwedByEvaluator1800000000028, OwedByDay1800000000035])
      await dataSource.query('DELETE FROM migracion WHERE name = ?', [new Migration().name])
    await migrate(dataSource)
    expect(await rows()).toEqual(expected)
  }
  expect(await recount(dataSource.manager)).toEqual([])
})
