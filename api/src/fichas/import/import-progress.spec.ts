import type { ImportAnswer, ImportProgress } from '@fichero/contract/imports.schema'
import type { SpreadsheetFile } from '../../sheets/sheet.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fixture } from '../../testing/fixtures.js'
import { interceptStatements } from '../../testing/intercept-statements.js'
import { mixedReport } from '../../testing/mixed-reports.js'
import { FICHA, importEvaluations } from '../../testing/school.js'

const ID = '0123456789abcdef0123456789abcdef'
const UNKNOWN = { ok: true, estado: 'desconocida', etapa: null, hechos: 0, total: 0 }
const DONE = { ...UNKNOWN, estado: 'terminada' }
const FAILED = { ...UNKNOWN, estado: 'fallida' }

describe('GET /importaciones/en-curso/:id', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const ask = async (token = school.adminToken) =>
    (await school.api.get<ImportProgress>(`/importaciones/en-curso/${ID}`, token)).body

  /** Asks before the first statement that matches is run, in the middle of `work`. */
  async function askAt<T>(statement: RegExp, work: () => Promise<T>, token?: string) {
    const told: ImportProgress[] = []
    let asking = false
    const asks = async (sql: string, run: () => Promise<unknown>) => {
      if (statement.test(sql) && !asking) {
        asking = true
        told.push(await ask(token))
      }
      return run()
    }
    const answer = await interceptStatements(school, asks, work)
    return { answer, told }
  }

  it('says that a file is compared while it is planned, unknown before and done after', async () => {
    expect(await ask()).toEqual(UNKNOWN)
    const simulate = () => importEvaluations(school, FICHA, fixture('judgments'), `?simular=true&progreso=${ID}`)
    const { answer, told } = await askAt(/JOIN resultado_aprendizaje/, simulate)
    expect(answer.status).toBe(200)
    expect(told).toEqual([{ ...UNKNOWN, estado: 'en_curso', etapa: 'comparacion' }])
    expect(await ask()).toEqual(DONE)
  })

  it('counts the judgments of a plan that is saved, to the last one', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const { plan } = (await importEvaluations(school, FICHA, mixedReport(), '?simular=true')).body
    const path = `/fichas/${FICHA}/evaluaciones/${plan?.id}?progreso=${ID}`
    const apply = () => school.api.post<ImportAnswer>(path, undefined, school.adminToken)
    const { answer, told } = await askAt(/INSERT INTO .?auditoria/, apply)
    const { nuevos, cambiados } = answer.body.reporte.registros
    const [progress] = told
    expect(progress).toMatchObject({ estado: 'en_curso', etapa: 'guardado', hechos: progress?.total })
    // Of those that changed, some changed only who owes the judgment.
    expect(progress?.total).toBeGreaterThan(nuevos)
    expect(progress?.total).toBeLessThan(nuevos + cambiados)
  })

  it('is done when the judgments are written and their history, of one row for each person, is not', async () => {
    const load = () => importEvaluations(school, FICHA, fixture('judgments'), `?progreso=${ID}`)
    const { answer, told } = await askAt(/INSERT INTO cambio_matricula/, load)
    const total = answer.body.reporte.registros.nuevos
    expect(told).toEqual([{ ok: true, estado: 'en_curso', etapa: 'guardado', hechos: total, total }])
  })

  it('is told to nobody else', async () => {
    const load = () => importEvaluations(school, FICHA, fixture('judgments'), `?progreso=${ID}`)
    const { told } = await askAt(/INSERT INTO cambio_matricula/, load, school.userToken)
    expect(told).toEqual([UNKNOWN])
    expect(await ask(school.userToken)).toEqual(UNKNOWN)
  })

  it('has failed where the file or the plan is refused, until the same id is used again', async () => {
    const load = (file: SpreadsheetFile) => importEvaluations(school, FICHA, file, `?progreso=${ID}`)
    expect((await load({ name: 'a.xls', bytes: Buffer.from('nothing') })).status).toBe(415)
    expect(await ask()).toEqual(FAILED)
    expect((await load(fixture('judgments'))).status).toBe(200)
    expect(await ask()).toEqual(DONE)
    const path = `/fichas/${FICHA}/evaluaciones/${ID}?progreso=${ID}`
    expect((await school.api.post(path, undefined, school.adminToken)).status).toBe(404)
    expect(await ask()).toEqual(FAILED)
  })

  it('takes an id of 32 hexadecimal digits', async () => {
    const { status } = await importEvaluations(school, FICHA, fixture('judgments'), '?progreso=1')
    expect(status).toBe(400)
    expect((await school.api.get('/importaciones/en-curso/1', school.adminToken)).status).toBe(400)
  })
})
