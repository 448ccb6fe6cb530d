import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { KNOWN, mixedReport, NEW } from '../../../../testing/mixed-reports.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import { withoutPlanFields } from '../../../../testing/without-plan-fields.js'

describe('the warnings of an import', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
    await importEvaluations(school, FICHA, fixture('judgments'))
  })
  afterEach(() => school.close())

  const reasons = ({ reporte }: ImportAnswer, code: string) =>
    reporte.avisos.filter((problem) => problem.code === code).map(({ motivo }) => motivo)

  it('are in the future tense in a plan and in the past tense after its import, with names', async () => {
    const plan = (await importEvaluations(school, FICHA, mixedReport(), '?simular=true')).body
    expect(reasons(plan, 'judgment_withdrawn')[0]).toMatch(/^HÉCTOR QUINTERO .*\(1900099001\) pasará de APROBADO a/)
    const [person] = reasons(plan, 'enrolled_by_report').filter((motivo) => motivo.includes(NEW))
    expect(person).toMatch(/^[A-ZÁÉÍÓÚÑ ]+ \(1900099777\) no está en la ficha: se matriculará con este reporte\.$/)
    const path = `/fichas/${FICHA}/evaluaciones/${plan.plan?.id}`
    const apply = () => school.api.post<ImportAnswer>(path, undefined, school.adminToken)
    const loaded = (await apply()).body
    expect(reasons(loaded, 'judgment_withdrawn')[0]).toMatch(/^HÉCTOR QUINTERO .*\(1900099001\) pasó de APROBADO a/)
    for (const document of [NEW, KNOWN])
      expect(reasons(loaded, 'enrolled_by_report')).toContainEqual(
        expect.stringContaining(`(${document}) no estaba en la ficha: se matriculó con este reporte.`),
      )
    // Otherwise the warnings are equal, and a repeated request has the same answer.
    expect(withoutPlanFields(loaded.reporte)).toEqual(withoutPlanFields(plan.reporte))
    expect((await apply()).body.reporte).toEqual(loaded.reporte)
  })

  it('are in the future tense if the file is rejected, and have the names of people without an evaluator', async () => {
    const report = edited('judgmentsLater', (rows) => {
      rows.find((row) => row[7] === 'APROBADO')![9] = null
      rows.at(-1)![7] = 'QUIZÁS'
    })
    const { status, body } = await importEvaluations(school, FICHA, report)
    expect(status).toBe(422)
    expect(reasons(body, 'enrolled_by_report')[0]).toMatch(/se matriculará con este reporte/)
    expect(reasons(body, 'judged_without_evaluator')).toEqual([
      expect.stringMatching(/^HÉCTOR QUINTERO DÍAZ \(1900099001\) tiene un juicio sin/),
    ])
    const partial = (await importEvaluations(school, FICHA, report, '?parcial=true')).body
    expect(reasons(partial, 'enrolled_by_report')[0]).toMatch(/se matriculó con este reporte/)
  })
})
