import type { ImportAnswer, ImportProgress } from '@fichero/contract/imports.schema'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { interceptStatements } from '../../../../testing/intercept-statements.js'
import { mixedReport } from '../../../../testing/mixed-reports.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'
import type { SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'

const ID = '0123456789abcdef0123456789abcdef'
const UNKNOWN = { ok: true, estado: 'desconocida', etapa: null, hechos: 0, total: 0 }
const DONE = { ...UNKNOWN, estado: 'terminada' }
const FAILED = { ...UNKNOWN, estado: 'fallida' }

describe('the progress from GET /importaciones/en-curso/:id', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const readProgress = async (token = school.adminToken) =>
    (await school.api.get<ImportProgress>(`/importaciones/en-curso/${ID}`, token)).body

  /** Runs `work`, and requests the progress before the first matching statement. */
  async function progressAt<T>(statement: RegExp, work: () => Promise<T>, token?: string) {
    const polled: ImportProgress[] = []
    let isRequested = false
    const intercept = async (sql: string, run: () => Promise<unknown>) => {
      if (statement.test(sql) && !isRequested) {
        isRequested = true
        polled.push(await readProgress(token))
      }
      return run()
    }
    const answer = await interceptStatements(school, intercept, work)
    return { answer, polled }
  }

  it('is unknown before a dry run, the comparison stage during the dry run, and finished afterwards', async () => {
    expect(await readProgress()).toEqual(UNKNOWN)
    const simulate = () => importEvaluations(school, FICHA, fixture('judgments'), `?simular=true&progreso=${ID}`)
    const { answer, polled } = await progressAt(/JOIN resultado_aprendizaje/, simulate)
    expect(answer.status).toBe(200)
    expect(polled).toEqual([{ ...UNKNOWN, estado: 'en_curso', etapa: 'comparacion' }])
    expect(await readProgress()).toEqual(DONE)
  })

  it('counts all judgments of a plan while it is saved', async () => {
    await importEvaluations(school, FICHA, fixture('judgments'))
    const { plan } = (await importEvaluations(school, FICHA, mixedReport(), '?simular=true')).body
    const path = `/fichas/${FICHA}/evaluaciones/${plan?.id}?progreso=${ID}`
    const apply = () => school.api.post<ImportAnswer>(path, undefined, school.adminToken)
    const { answer, polled } = await progressAt(/INSERT INTO .?auditoria/, apply)
    const { nuevos, cambiados } = answer.body.reporte.registros
    const [progress] = polled
    expect(progress).toMatchObject({ estado: 'en_curso', etapa: 'guardado', hechos: progress?.total })
    // Some rows count as changed because only the holder changes. They are not counted here.
    expect(progress?.total).toBeGreaterThan(nuevos)
    expect(progress?.total).toBeLessThan(nuevos + cambiados)
  })

  it('has counted all judgments when the judgment changes are written', async () => {
    const load = () => importEvaluations(school, FICHA, fixture('judgments'), `?progreso=${ID}`)
    const { answer, polled } = await progressAt(/INSERT INTO cambio_matricula/, load)
    const total = answer.body.reporte.registros.nuevos
    expect(polled).toEqual([{ ok: true, estado: 'en_curso', etapa: 'guardado', hechos: total, total }])
  })

  it('is not visible to other users', async () => {
    const load = () => importEvaluations(school, FICHA, fixture('judgments'), `?progreso=${ID}`)
    const { polled } = await progressAt(/INSERT INTO cambio_matricula/, load, school.userToken)
    expect(polled).toEqual([UNKNOWN])
    expect(await readProgress(school.userToken)).toEqual(UNKNOWN)
  })

  it('is failed after a rejected file or plan, until the same id is used again', async () => {
    const load = (file: SpreadsheetFile) => importEvaluations(school, FICHA, file, `?progreso=${ID}`)
    expect((await load({ name: 'a.xls', bytes: Buffer.from('nothing') })).status).toBe(415)
    expect(await readProgress()).toEqual(FAILED)
    expect((await load(fixture('judgments'))).status).toBe(200)
    expect(await readProgress()).toEqual(DONE)
    const path = `/fichas/${FICHA}/evaluaciones/${ID}?progreso=${ID}`
    expect((await school.api.post(path, undefined, school.adminToken)).status).toBe(404)
    expect(await readProgress()).toEqual(FAILED)
  })

  it('requires an id of 32 hexadecimal digits', async () => {
    const { status } = await importEvaluations(school, FICHA, fixture('judgments'), '?progreso=1')
    expect(status).toBe(400)
    expect((await school.api.get('/importaciones/en-curso/1', school.adminToken)).status).toBe(400)
  })
})
