import type { ProgramAnswer, ProgramFichasAnswer } from '@fichero/contract/programs.schema'
import { fakeDate } from '../../../../testing/fake-date.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { fixture } from '../../../../testing/fixtures.js'
import { pe04File } from '../../../../testing/pe04-file.js'
import { FICHA, getFicha, importEvaluations, openSchool, type School } from '../../../../testing/school.js'
import { recount } from '../recount.js'

let school: School
beforeEach(async () => {
  fakeDate(new Date('2026-11-20T12:00:00Z'))
  school = await openSchool()
})
afterEach(async () => {
  await school.close()
  jest.useRealTimers()
})

const ficha = () => getFicha(school, FICHA)

describe('a ficha of a PE-04', () => {
  it('has no apprentices and its program no outcomes, until a judgments report brings both', async () => {
    await school.api.upload('POST', '/fichas/pe-04', { data: {}, file: pe04File([{}]) }, school.adminToken)
    expect(await ficha()).toMatchObject({ aprendices: [], total_aprendices_en_formacion: 0, progreso: 0 })
    const id = (await ficha()).id_programa_formacion
    const program = async () => (await school.api.get<ProgramAnswer>(`/programs/${id}`, school.adminToken)).body
    expect(await program()).toMatchObject({
      total_resultados: 0,
      competencias: [],
      nivel: 'tecnologo',
      total_horas: 3984,
    })
    expect((await school.api.get<ProgramFichasAnswer>(`/programs/fichas/${id}`, school.adminToken)).body).toMatchObject(
      {
        fichas: 0,
        sin_reporte: 1,
        competencias: [],
      },
    )
    const before = await fingerprint(school.api.dataSource)
    const planned = await importEvaluations(school, FICHA, fixture('judgments'), '?simular=true')
    expect(planned.body.reporte.rechazados).toBe(0)
    expect(planned.body.reporte.avisos.map(({ code }) => code)).toContain('design_brought')
    expect(await fingerprint(school.api.dataSource)).toBe(before)
    const { body, status } = await importEvaluations(school, FICHA, fixture('judgments'))
    expect([status, body.reporte.registros]).toEqual([200, planned.body.reporte.registros])
    expect((await ficha()).aprendices.length).toBeGreaterThan(0)
    expect((await program()).total_resultados).toBeGreaterThan(0)
    expect(await recount(school.api.dataSource.manager)).toEqual([])
  })
})
