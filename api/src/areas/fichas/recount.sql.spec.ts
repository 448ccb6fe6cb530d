import { buildProgram } from '../../../testing/build.js'
import { type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { FICHA, importEvaluations } from '../../../testing/school.js'
import { recount } from './recount.js'

describe('recount', () => {
  let school: FichaSchool
  beforeAll(async () => {
    school = await openFichaSchool()
    await importEvaluations(school, FICHA, fixture('judgments'))
  })
  afterAll(() => school.close())

  it('finds no drift after imports', async () => {
    expect(await recount(school.api.dataSource.manager)).toEqual([])
  })

  it('reports drift, and corrects the counters only with `fix`', async () => {
    const { dataSource } = school.api
    const right = await fingerprint(dataSource)
    await dataSource.query('UPDATE matricula SET resultados_aprobados = resultados_aprobados + 1, horas_aprobadas = 1')
    await dataSource.query('UPDATE programa SET total_competencias = 99')
    const wrong = await fingerprint(dataSource)
    const drifts = await recount(dataSource.manager)
    expect(drifts).toContainEqual(
      expect.objectContaining({ table: 'programa', column: 'total_competencias', stored: 99 }),
    )
    expect(new Set(drifts.map(({ table }) => table))).toEqual(
      new Set(['programa', 'matricula', 'ficha', 'ficha_avance']),
    )
    expect(await fingerprint(dataSource)).toBe(wrong)
    await recount(dataSource.manager, true)
    expect(await recount(dataSource.manager)).toEqual([])
    expect(await fingerprint(dataSource)).toBe(right)
  })

  it('finds wrong, missing and extra rows of ficha_avance', async () => {
    const { dataSource } = school.api
    const right = await fingerprint(dataSource)
    const [first]: { resultados_aprobados: number; personas: number }[] = await dataSource.query(
      'SELECT resultados_aprobados, personas FROM ficha_avance ORDER BY resultados_aprobados',
    )
    const { resultados_aprobados = 0, personas = 0 } = first ?? {}
    await dataSource.query('DELETE FROM ficha_avance WHERE resultados_aprobados = ?', [resultados_aprobados])
    await dataSource.query(`INSERT INTO ficha_avance VALUES (${FICHA}, 999, 2, 0, 0, 0)`)
    const drift = { table: 'ficha_avance', key: FICHA }
    expect(await recount(dataSource.manager)).toEqual([
      { ...drift, column: `personas con ${resultados_aprobados} aprobados`, stored: 0, counted: personas },
      { ...drift, column: 'personas con 999 aprobados', stored: 2, counted: 0 },
    ])
    await recount(dataSource.manager, true)
    expect(await fingerprint(dataSource)).toBe(right)
  })

  it('ignores a judgment of another program’s outcome', async () => {
    const { dataSource } = school.api
    const [enrolment] = await dataSource.query('SELECT MIN(id) AS id FROM matricula')
    const other = await buildProgram(dataSource)
    await dataSource.query(
      `INSERT INTO competencia (id_programa, codigo, nombre_competencia, orden) VALUES (${other.id}, '9001', 'OTRA', 1)`,
    )
    await dataSource.query(
      `INSERT INTO resultado_aprendizaje (id_competencia, codigo, nombre_rae, orden)
       SELECT id, '9002', 'OTRO', 1 FROM competencia WHERE id_programa = ${other.id}`,
    )
    await dataSource.query(
      `INSERT INTO juicio (id_matricula, id_resultado, estado)
       SELECT ${enrolment.id}, id, 'APROBADO' FROM resultado_aprendizaje WHERE codigo = '9002'`,
    )
    const drifts = await recount(dataSource.manager)
    expect(drifts.filter(({ table }) => table !== 'programa')).toEqual([])
  })
})
