import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildProgram, buildUser } from '../../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { type Imports, openImports } from '../../../../testing/open-imports.js'
import { apprenticesReport, judgmentRecord, judgmentsReport, personRecord } from '../../../../testing/typed-reports.js'
import { actorOf } from '../../../../testing/verdicts.js'
import { fail } from '../../../errors/fail.js'
import { recordedSummary } from '../../../files/import-records/import-record.js'
import { StoredPlan } from '../import/stored-plan.entity.js'

let database: ConnectedDatabase
let imports: Imports
let ana: string
let eva: string
let codes: string[]

beforeAll(async () => {
  database = await connectedDatabase()
})
beforeEach(async () => {
  imports = await openImports(database)
  ;[ana, eva] = imports.people
  codes = imports.design.map(({ codigo }) => codigo)
})
afterAll(() => database.drop())

/** A list of apprentices with a date. */
const list = (...people: ReturnType<typeof personRecord>[]) =>
  apprenticesReport(people, { fecha_reporte: '2026-05-01' })
/** Imports a judgments report and returns the id of the import. */
const judge = async (fecha_reporte: string, rows: ReturnType<typeof judgmentRecord>[], overrides = {}) =>
  (await imports.load(judgmentsReport(imports.design, rows, { fecha_reporte, ...overrides }))).id ?? 0

const PAGE = { page: 1, limit: 10 }
const nro = () => imports.ficha.nro_ficha
const entries = async (query = PAGE, actor = imports.admin) => imports.history.list(actor, nro(), query)
const changes = (id: number, query = PAGE) => imports.history.changes(imports.admin, nro(), id, query)

describe('the history of a ficha', () => {
  it('lists imports by page, newest first, with the user', async () => {
    await imports.load(list(personRecord(ana)), { creating: true })
    const first = await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    const second = await judge('2026-05-03', [judgmentRecord(ana, codes[0]!, null)])
    const { importaciones, pagination, ok } = await entries()
    expect({ ok, pagination }).toEqual({
      ok: true,
      pagination: { currentPage: 1, totalPages: 1, totalItems: 3, itemsPerPage: 10 },
    })
    const usuario = `${imports.admin.nombre} ${imports.admin.apellido}`
    const common = { archivo: 'reporte.xls', usuario, deshecha: null }
    expect(importaciones).toMatchObject([
      {
        ...common,
        id: second,
        tipo: 'juicios',
        fecha_reporte: '2026-05-03',
        retirados: 1,
        can: { undo: true },
        motivo: null,
      },
      {
        ...common,
        id: first,
        retirados: 0,
        can: { undo: false },
        motivo: {
          code: 'import_not_newest',
          params: { archivo: 'reporte.xls' },
          msg: fail('import_not_newest', { archivo: 'reporte.xls' }).message,
        },
      },
      { ...common, tipo: 'aprendices', can: { undo: false }, motivo: { code: 'import_not_newest' } },
    ])
    const ids = async (page: number) => (await entries({ page, limit: 2 })).importaciones.map(({ id }) => id)
    expect([(await ids(1)).slice(0, 2), (await ids(2)).length]).toEqual([[second, first], 1])
  })

  it('lists undone imports with the user who undid them', async () => {
    const id = await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    await imports.undo(id)
    const { importaciones } = await entries()
    const usuario = `${imports.admin.nombre} ${imports.admin.apellido}`
    expect(importaciones).toMatchObject([
      { tipo: 'deshacer', usuario, deshecha: null, can: { undo: false }, motivo: null, retirados: 1 },
      {
        id,
        deshecha: { fecha: importaciones[0]?.fecha, usuario },
        can: { undo: false },
        motivo: { code: 'import_undone' },
      },
    ])
  })

  it('does not let users undo imports if they may not import', async () => {
    await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    const user = await buildUser(imports.dataSource)
    expect((await entries(PAGE, user)).importaciones).toMatchObject([{ can: { undo: false }, motivo: null }])
    const undoing = imports.history.undo(actorOf('user'), nro(), (await entries()).importaciones[0]?.id ?? 0)
    await expect(undoing).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is visible only to users who may see the ficha', async () => {
    const user = actorOf('user')
    await expect(imports.history.list(user, 1, PAGE)).rejects.toMatchObject({ code: 'ficha_not_found' })
    expect(await entries()).toMatchObject({ importaciones: [] })
    await imports.rows(`UPDATE ficha SET estado = 'deshabilitado' WHERE nro_ficha = ?`, [nro()])
    await expect(imports.history.list(user, nro(), PAGE)).rejects.toMatchObject({ code: 'ficha_not_found' })
    await expect(imports.history.changes(user, nro(), 1, PAGE)).rejects.toMatchObject({ code: 'ficha_not_found' })
  })
})

describe('the changes of an import', () => {
  it('list people and outcomes by page, in the order of the design', async () => {
    const rows = [ana, eva].flatMap((document) =>
      [...codes].reverse().map((code) => judgmentRecord(document, code, 'APROBADO')),
    )
    const id = await judge('2026-05-02', rows)
    const { personas, resultados, pagination } = await changes(id)
    expect(personas.map(({ nro_documento, nombre, matricula }) => [nro_documento, nombre, matricula])).toEqual([
      [ana, 'LUZ', 'alta'],
      [eva, 'LUZ', 'alta'],
    ])
    expect(resultados.map(({ codigo }) => codigo)).toEqual(codes)
    expect(resultados[0]).toEqual({
      id: imports.design[0]?.id,
      codigo: codes[0],
      nombre_rae: imports.design[0]?.nombre_rae,
      nombre_competencia: imports.design[0]?.nombre_competencia,
    })
    for (const person of personas)
      expect(person.resultados.map(({ id_resultado }) => id_resultado)).toEqual(imports.design.map((row) => row.id))
    expect(pagination).toMatchObject({ currentPage: 1, totalItems: 2 })
    const second = await changes(id, { page: 2, limit: 1 })
    expect(second.personas.map(({ nro_documento }) => nro_documento)).toEqual([eva])
    const named = await imports.load(list(personRecord(ana, { nombre: 'LUZ MARINA' })), { forzar: true })
    expect((await changes(named.id ?? 0)).resultados).toEqual([])
  })

  it('are not found through another ficha', async () => {
    const id = await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    const other = await openImports(database)
    const asked = other.history.changes(other.admin, other.ficha.nro_ficha, id, PAGE)
    await expect(asked).rejects.toMatchObject({ code: 'import_not_found' })
  })

  it('stay visible after an undo has removed the people', async () => {
    await imports.load(list(personRecord(ana)))
    const id = await judge(
      '2026-05-02',
      [ana, eva].map((document) => judgmentRecord(document, codes[0]!, 'APROBADO')),
    )
    const before = await changes(id)
    await imports.undo(id)
    expect(await imports.rows('SELECT 1 FROM aprendiz WHERE nro_documento = ?', [eva])).toEqual([])
    expect(await changes(id)).toEqual(before)
    const [undo] = (await entries()).importaciones
    expect((await changes(undo?.id ?? 0)).personas).toMatchObject([
      { nro_documento: ana, matricula: null, resultados: [{ tipo: 'retirado' }] },
      { nro_documento: eva, apellido: `SOTO ${eva}`, matricula: 'baja', resultados: [{ tipo: 'retirado' }] },
    ])
  })
})

describe('the undo of an import', () => {
  it('is rejected for undone imports, undos and imports of other fichas', async () => {
    const id = await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    const other = await openImports(database)
    await expect(other.undo(id)).rejects.toMatchObject({ code: 'import_not_found' })
    await imports.undo(id)
    const [undo] = (await entries()).importaciones
    await expect(imports.undo(undo?.id ?? 0)).rejects.toMatchObject({ code: 'import_not_found' })
    await expect(imports.undo(id)).rejects.toMatchObject({ code: 'import_undone' })
  })

  it('is rejected if the ficha has another program than at the time of the import', async () => {
    await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    const id = await judge('2026-05-03', [judgmentRecord(ana, codes[0]!, 'NO APROBADO')])
    const other = await buildProgram(imports.dataSource, { competencies: 1, outcomes: 1 })
    await imports.rows('UPDATE ficha SET id_programa_formacion = ? WHERE nro_ficha = ?', [other.id, nro()])
    await expect(imports.undo(id)).rejects.toMatchObject({ code: 'import_other_program' })
  })

  it('is allowed after a change of program if it only deletes judgments', async () => {
    const id = await judge('2026-05-02', [judgmentRecord(ana, codes[0]!, 'APROBADO')])
    const other = await buildProgram(imports.dataSource, { competencies: 1, outcomes: 1 })
    await imports.rows('UPDATE ficha SET id_programa_formacion = ? WHERE nro_ficha = ?', [other.id, nro()])
    await imports.undo(id)
    expect(await imports.rows('SELECT 1 FROM matricula WHERE nro_ficha = ?', [nro()])).toEqual([])
  })

  it('counts and audits the changes that it reverts', async () => {
    await imports.load(list(personRecord(ana)))
    const rows = (...states: ('APROBADO' | 'NO APROBADO' | null)[]) =>
      states.map((estado, at) => judgmentRecord(ana, codes[at]!, estado))
    await judge('2026-05-02', rows('APROBADO', 'NO APROBADO', 'APROBADO'))
    const people = [personRecord(ana, { estado: 'CANCELADO' }), personRecord(eva)]
    const more = [judgmentRecord(eva, codes[0]!, 'APROBADO')]
    const id = await judge('2026-05-03', [...rows('NO APROBADO', 'APROBADO', null, 'APROBADO'), ...more], { people })
    await imports.undo(id)
    const [entry] = (await entries()).importaciones
    expect(entry).toMatchObject({
      registros: { nuevos: 1, cambiados: 4, sin_cambio: 0 },
      retirados: 2,
      aprendices: { nuevos: 0, cambiados: 2, sin_cambio: 0 },
    })
    expect(await recordedSummary(imports.dataSource.manager, entry?.id ?? 0)).toMatchObject({
      aprobaciones_retiradas: 3,
      rechazados: 0,
      advertencias: 0,
      rechazos: [],
      avisos: [],
    })
    expect((await auditEntriesOf(imports.dataSource, 'ficha', nro())).at(-1)).toEqual({
      accion: 'fichas:undo-import',
      id_usuario: imports.admin.id,
      antes: {
        importacion: id,
        matriculas: [
          { nro_documento: ana, estado: 'CANCELADO' },
          { nro_documento: eva, estado: 'EN FORMACION', celular: null, correo: null },
        ],
      },
      despues: {
        importacion: entry?.id,
        juicios_nuevos: 1,
        juicios_cambiados: 4,
        juicios_sin_cambio: 0,
        total_aprendices_en_formacion: 1,
        aprobados_en_formacion: 2,
        matriculas: [{ nro_documento: ana, estado: 'EN FORMACION' }, { nro_documento: eva }],
      },
    })
  })

  it('keeps values that have changed since the import', async () => {
    await imports.load(list(personRecord(ana, { celular: '1' })))
    const { id } = await imports.load(
      list(personRecord(ana, { nombre: 'LUZ MARINA', celular: '2', correo: 'a@example.com' })),
    )
    await imports.rows('UPDATE matricula SET celular = ? WHERE nro_documento = ?', ['3', ana])
    await imports.rows('UPDATE aprendiz SET apellido = ? WHERE nro_documento = ?', ['OTRO', ana])
    await imports.undo(id)
    expect(await imports.rows('SELECT nombre, apellido FROM aprendiz WHERE nro_documento = ?', [ana])).toEqual([
      { nombre: 'LUZ', apellido: 'OTRO' },
    ])
    const [row] = await imports.rows('SELECT celular, correo, correo_busqueda FROM matricula WHERE nro_documento = ?', [
      ana,
    ])
    expect(row).toEqual({ celular: '3', correo: null, correo_busqueda: null })
  })

  it('keeps people who are in another ficha, or were known before the import', async () => {
    const other = await openImports(database)
    await other.load(list(personRecord(eva)))
    const { id } = await imports.load(list(personRecord(ana), personRecord(eva)))
    await other.load(list(personRecord(ana)), {})
    await imports.undo(id)
    const words = (document: string) =>
      imports.rows('SELECT palabra FROM aprendiz_palabra WHERE nro_documento = ?', [document])
    for (const document of [ana, eva]) {
      expect(await imports.rows('SELECT 1 FROM aprendiz WHERE nro_documento = ?', [document])).toHaveLength(1)
      expect(await words(document)).not.toEqual([])
    }
    expect(await imports.rows('SELECT 1 FROM matricula WHERE nro_ficha = ?', [nro()])).toEqual([])
  })

  it('audits at most a hundred people, and deletes the stored plan of the undone import', async () => {
    const people = Array.from({ length: 101 }, (_, at) => personRecord(`${ana}${at}`))
    const { id } = await imports.load(list(...people))
    const plan = {
      id_usuario: 1,
      nro_ficha: nro(),
      archivo: '',
      sha256: '',
      huella: '',
      contenido: '""',
      bytes: 1,
      hasta: new Date(),
    }
    await imports.dataSource.manager.insert(StoredPlan, { ...plan, id: `own ${nro()}`, id_importacion: id })
    await imports.dataSource.manager.insert(StoredPlan, { ...plan, id: `other ${nro()}`, id_importacion: null })
    await imports.undo(id)
    const entry = (await auditEntriesOf(imports.dataSource, 'ficha', nro())).at(-1)
    expect(entry?.antes?.matriculas).toHaveLength(100)
    expect(entry?.despues?.matriculas).toHaveLength(100)
    const plans = await imports.dataSource.manager.findBy(StoredPlan, { nro_ficha: nro() })
    expect(plans.map((stored) => stored.id)).toEqual([`other ${nro()}`])
  })
})
