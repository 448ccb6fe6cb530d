import { inDays } from '../../../../testing/days.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { type FixtureName, fixture } from '../../../../testing/fixtures.js'
import {
  createFicha,
  FICHA,
  fichaData,
  getFicha,
  importEvaluations,
  openFixtureProgram,
  openSchool,
  type School,
} from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import { withoutPlanFields } from '../../../../testing/without-plan-fields.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'

/** Converts `2026-11-14` to `14/11/2026`. */
const spanishDay = (day: string) => day.split('-').reverse().join('/')

/** Returns a fixture with another report date. */
const dated = (name: 'judgments' | 'judgmentsLater' | 'apprentices', day: string) =>
  edited(name, (rows) => {
    const row: Cell[] = rows[name === 'apprentices' ? 3 : 1]!
    row[2] = spanishDay(day)
  })

describe('the newest report', () => {
  let school: FichaSchool
  beforeEach(async () => {
    school = await openFichaSchool()
  })
  afterEach(() => school.close())

  const query = (sql: string, values: unknown[] = []) => school.api.dataSource.query(sql, values)
  const load = (name: FixtureName, parameters = '') => importEvaluations(school, FICHA, fixture(name), parameters)

  it('does not depend on the clock of the server', async () => {
    await load('judgments')
    const later = (await load('judgmentsLater')).body.reporte
    // Moves the import into the past, as a clock that was set back or a slow clock of another node would.
    await query(`UPDATE importacion SET fecha = '2026-11-01 10:00:00.000' WHERE id = ?`, [later.id])
    expect((await getFicha(school, FICHA)).ultimo_reporte).toMatchObject({ fecha_reporte: '2026-11-20' })
    const before = await fingerprint(school.api.dataSource)
    expect(await load('judgments')).toMatchObject({ status: 409, body: { code: 'import_older' } })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('is the import with the highest number of the ficha', async () => {
    await load('judgments')
    await load('judgmentsLater')
    await load('judgments', '?forzar=true')
    const imports = await query('SELECT tipo, orden FROM importacion WHERE nro_ficha = ? ORDER BY orden', [FICHA])
    expect(imports).toEqual([
      { tipo: 'aprendices', orden: 1 },
      { tipo: 'juicios', orden: 2 },
      { tipo: 'juicios', orden: 3 },
      { tipo: 'juicios', orden: 4 },
    ])
  })

  it('is not replaced by a report without a date', async () => {
    await load('judgmentsLater')
    await query(`INSERT INTO importacion (tipo, archivo, sha256, nro_ficha, orden, id_usuario, fecha, resumen)
      SELECT tipo, archivo, sha256, nro_ficha, orden + 1, id_usuario, fecha, resumen FROM importacion WHERE orden = 2`)
    expect(await load('judgments')).toMatchObject({ status: 409, body: { code: 'import_older' } })
  })

  it.each(['', '?simular=true', '?forzar=true'])('cannot have a future date (query "%s")', async (parameters) => {
    const before = await fingerprint(school.api.dataSource)
    const { status, body } = await importEvaluations(school, FICHA, dated('judgments', '2099-11-14'), parameters)
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'report_in_future', params: { fecha: '14/11/2099', hoy: spanishDay(inDays(0)) } },
    })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('may have the date of tomorrow, because clocks differ, but no later date', async () => {
    expect(await importEvaluations(school, FICHA, dated('judgments', inDays(3)))).toMatchObject({ status: 422 })
    expect(await importEvaluations(school, FICHA, dated('judgments', inDays(1)))).toMatchObject({ status: 200 })
  })

  it('cannot be an apprentices report with a future date either', async () => {
    const programId = (await getFicha(school, FICHA)).id_programa_formacion
    const file = edited('apprentices', (rows) => {
      rows[1]![2] = '2888002 - GESTION DE HUERTAS URBANAS Y VIVEROS.'
      rows[3]![2] = '14/11/2099'
    })
    expect(await createFicha(school, fichaData(school, programId, 2_888_002), file)).toMatchObject({
      status: 422,
      body: { code: 'report_in_future' },
    })
  })

  it('is accepted again after a report with a wrong future date if a correct report was forced', async () => {
    await load('judgments')
    await query(`UPDATE importacion SET fecha_reporte = '2099-11-14' WHERE tipo = 'juicios'`)
    await query(`UPDATE matricula SET fecha_reporte = '2099-11-14'`)
    expect(await load('judgments')).toMatchObject({ status: 409, body: { code: 'import_older' } })
    const forced = await load('judgments', '?forzar=true')
    expect(forced).toMatchObject({ status: 200, body: { reporte: { registros: { nuevos: 0, cambiados: 0 } } } })
    expect(forced.body.reporte.id).not.toBeNull()
    expect(await load('judgments')).toMatchObject({ status: 200, body: { reporte: { id: null } } })
    expect(await load('judgmentsLater')).toMatchObject({ status: 200 })
  })

  it('is rejected for rows with judgments in the future', async () => {
    const at = (rows: Cell[][]) => rows.findIndex((row, index) => index > 13 && row[7] === 'APROBADO')
    let fila = 0
    const file = edited('judgments', (rows) => {
      fila = at(rows) + 1
      const date = rows[12]!.findIndex((heading) => String(heading).startsWith('Fecha y Hora'))
      rows[fila - 1]![date] = '25/12/2098 10.30'
    })
    const { status, body } = await importEvaluations(school, FICHA, file)
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        code: 'rows_rejected',
        reporte: {
          rechazados: 1,
          rechazos: [{ fila, code: 'date_in_future', columna: expect.stringMatching(/^Fecha y Hora/) }],
        },
      },
    })
    expect(await importEvaluations(school, FICHA, file, '?parcial=true')).toMatchObject({ status: 200 })
    expect(await query(`SELECT * FROM juicio WHERE fecha_registro > '2098'`)).toEqual([])
  })
})

describe('a value of a person from a newer report', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  const PERSON = '1900099001'
  const OTHER = '1900099038'

  /** Returns the list of apprentices of 20/11: one person left, and another has a new document type and name. */
  const apprentices = () =>
    edited('apprentices', (rows) => {
      rows[3]![2] = '20/11/2026'
      for (const row of rows.slice(5)) {
        if (row[1] === PERSON) row[6] = 'RETIRO VOLUNTARIO'
        if (row[1] === OTHER) [row[0], row[2]] = ['CE', 'ÓSCAR IVÁN']
      }
    })

  async function open() {
    const programId = await openFixtureProgram(school)
    const { status } = await createFicha(school, fichaData(school, programId, FICHA), apprentices())
    expect(status).toBe(201)
  }
  const people = async () => {
    const { aprendices } = await getFicha(school, FICHA)
    return [PERSON, OTHER].map((document) => aprendices.find(({ nro_documento }) => nro_documento === document))
  }

  it('is kept when an older judgments report is forced, whose judgments are imported', async () => {
    await open()
    const [record] = await school.api.dataSource.query('SELECT fecha_reporte FROM importacion WHERE orden = 1')
    expect(record).toEqual({ fecha_reporte: '2026-11-20' })
    const refused = await importEvaluations(school, FICHA, fixture('judgments'))
    expect(refused).toMatchObject({ status: 409, body: { code: 'import_older' } })
    const simulated = await importEvaluations(school, FICHA, fixture('judgments'), '?simular=true&forzar=true')
    const { status, body } = await importEvaluations(school, FICHA, fixture('judgments'), '?forzar=true')
    expect(status).toBe(200)
    expect(body.reporte.registros.nuevos).toBeGreaterThan(0)
    expect(withoutPlanFields(body.reporte).avisos).toEqual(withoutPlanFields(simulated.body.reporte).avisos)
    const days = { fecha: '14/11/2026', fecha_conservada: '20/11/2026' }
    expect(body.reporte.avisos).toEqual([
      expect.objectContaining({
        code: 'newer_kept',
        columna: 'Estado',
        params: expect.objectContaining({ documento: PERSON, conservado: 'RETIRO VOLUNTARIO', ...days }),
      }),
      expect.objectContaining({
        code: 'newer_kept',
        columna: 'Tipo de Documento',
        valor: 'CC',
        params: expect.objectContaining({ documento: OTHER, conservado: 'CE', ...days }),
      }),
      expect.objectContaining({
        code: 'newer_kept',
        columna: 'Nombre',
        params: expect.objectContaining({ documento: OTHER, conservado: 'ÓSCAR IVÁN', ...days }),
      }),
    ])
    expect(body.reporte.avisos[0]?.motivo).toMatch(/14\/11\/2026.*1900099001.*RETIRO VOLUNTARIO.*20\/11\/2026/)
    expect(await people()).toMatchObject([
      { nro_documento: PERSON, estado: 'RETIRO VOLUNTARIO' },
      { nro_documento: OTHER, tipo_documento: 'CE', nombre: 'ÓSCAR IVÁN' },
    ])
  })

  it('keeps a person who left out of the number of people in training', async () => {
    await open()
    const before = (await getFicha(school, FICHA)).total_aprendices_en_formacion
    await importEvaluations(school, FICHA, fixture('judgments'), '?forzar=true')
    expect((await getFicha(school, FICHA)).total_aprendices_en_formacion).toBe(before)
  })

  it('is replaced by a report of the same day or later', async () => {
    await open()
    const { body } = await importEvaluations(school, FICHA, fixture('judgmentsLater'))
    expect(body.reporte.avisos.map(({ code }) => code)).not.toContain('newer_kept')
    expect(await people()).not.toContainEqual(expect.objectContaining({ estado: 'RETIRO VOLUNTARIO' }))
  })

  it('is kept even if the newer report belongs to another ficha', async () => {
    await open()
    const programId = (await getFicha(school, FICHA)).id_programa_formacion
    const other = edited('apprentices', (rows) => {
      rows[1]![2] = '2888002 - GESTION DE HUERTAS URBANAS Y VIVEROS.'
    })
    const { status, body } = await createFicha(school, fichaData(school, programId, 2_888_002), other)
    expect(status).toBe(201)
    const warnings = body.reporte.avisos.filter(({ code }) => code === 'newer_kept')
    expect(warnings.map(({ columna }) => columna)).toEqual(['Tipo de Documento', 'Nombre'])
    expect(await people()).toMatchObject([{}, { tipo_documento: 'CE', nombre: 'ÓSCAR IVÁN' }])
    // Each ficha has its own state.
    const { aprendices } = await getFicha(school, 2_888_002)
    expect(aprendices.find(({ nro_documento }) => nro_documento === PERSON)?.estado).not.toBe('RETIRO VOLUNTARIO')
  })
})
