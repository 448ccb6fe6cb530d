import type { CentresAnswer } from '@fichero/contract/centres.schema'
import type { Pe04Answer, Pe04Input, UndoPe04Answer } from '@fichero/contract/pe04.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildCentre, buildFicha, buildProgram, buildUser } from '../../../../testing/build.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { fixture } from '../../../../testing/fixtures.js'
import { type ListedRow, pe04File } from '../../../../testing/pe04-file.js'
import { FICHA, importEvaluations, openSchool, type School } from '../../../../testing/school.js'
import { addWorkplaces } from '../../centres/known-centres.js'
import { Program } from '../../programs/program.entity.js'
import { Ficha } from '../ficha.entity.js'
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

const post = (rows: ListedRow[], data: Pe04Input, query: string, token: string) =>
  school.api.upload<Pe04Answer & { code?: string; errors?: object }>(
    'POST',
    `/fichas/pe-04${query}`,
    { data, file: pe04File(rows) },
    token,
  )
const plan = async (rows: ListedRow[], data: Pe04Input = {}) => {
  const { body } = await post(rows, data, '?simular=true', school.adminToken)
  if (!body.comparacion) throw new Error(JSON.stringify(body))
  return { ...body, ...body.comparacion }
}
const load = (rows: ListedRow[], data: Pe04Input = {}, token = school.adminToken) => post(rows, data, '', token)
const undo = (id: number | null, token = school.adminToken) =>
  school.api.post<UndoPe04Answer & { code?: string }>(`/fichas/pe-04/${id}/deshacer`, undefined, token)
const stored = (nro_ficha = FICHA) => school.api.dataSource.manager.findOneBy(Ficha, { nro_ficha })

/** A ficha as the first row of the file says. */
const SAME = {
  nro_ficha: FICHA,
  jornada: 'mixta',
  fecha_inicio_lectiva: '2026-02-02',
  fecha_fin_lectiva: '2027-08-02',
  fecha_fin_ficha: '2028-02-02',
} as const
const NORTH = { codigo: '9225', nombre: 'CENTRO DEL NORTE', codigo_regional: '68', regional: 'REGIONAL SANTANDER' }

/** Builds the ficha of the file's first row, with its program, its centre and the person in charge as its head. */
async function buildListed(overrides: Parameters<typeof buildFicha>[1] = {}) {
  const { dataSource } = school.api
  const eva = await buildUser(dataSource, { nombre: 'Eva', apellido: 'Lugo Mora' })
  const program = await buildProgram(dataSource, { codigo: '134577', version: '1', nombre_programa: 'HUERTAS' })
  const centre = await buildCentre(dataSource, { ...NORTH, confirmado: true })
  const values = { ...SAME, id_jefe: eva.id, id_programa_formacion: program.id, id_centro: centre.id, ...overrides }
  return { eva, program, centre, listed: await buildFicha(dataSource, values) }
}

describe('a PE-04', () => {
  it('has the same values as a ficha', async () => {
    await buildListed()
    const { fichas, reporte } = await plan([{}])
    expect(fichas).toEqual([
      {
        nro_ficha: FICHA,
        fila: 6,
        programa: 'GESTION DE HUERTAS URBANAS Y VIVEROS',
        responsable: 'EVA LUGO MORA',
        situacion: 'igual',
        cambios: [],
      },
    ])
    expect(reporte.registros).toEqual({ nuevos: 0, cambiados: 0, sin_cambio: 1 })
  })

  it('is compared without saving anything: missing fichas, differences, fichas and rows that are left out', async () => {
    const { centre, eva } = await buildListed({ jornada: 'diurna' })
    const other = await buildFicha(school.api.dataSource, { id_centro: centre.id })
    const before = await fingerprint(school.api.dataSource)
    const { fichas, fuera, omitidas, responsables, programas, reporte } = await plan([
      {
        NOMBRE_RESPONSABLE: 'LEO ÁVILA',
        FECHA_INICIO_FICHA: '03/02/2026',
        FECHA_TERMINACION_FICHA: '03/02/2028',
        ETAPA_FICHA: 'PRACTICA',
        ESTADO_CURSO: 'Terminada por unificación',
        CODIGO_CENTRO: 9309,
        NOMBRE_CENTRO: 'CENTRO DEL SUR',
        VERSION_PROGRAMA: 2,
      },
      { IDENTIFICADOR_FICHA: 2_888_002 },
      { NIVEL_FORMACION: 'EVENTO' },
    ])
    expect(fichas).toMatchObject([
      {
        situacion: 'difiere',
        cambios: [
          { campo: 'fecha_inicio_lectiva', aqui: '2026-02-02', archivo: '2026-02-03' },
          { campo: 'fecha_fin_ficha', aqui: '2028-02-02', archivo: '2028-02-03' },
          { campo: 'estado', aqui: 'habilitado', archivo: 'deshabilitado' },
          { campo: 'etapa', aqui: 'lectiva', archivo: 'productiva' },
          { campo: 'jornada', aqui: 'diurna', archivo: 'mixta' },
          {
            campo: 'programa',
            aqui: '134577 · 1 · HUERTAS',
            archivo: '134577 · 2 · GESTION DE HUERTAS URBANAS Y VIVEROS',
          },
          { campo: 'centro', aqui: '9225 · CENTRO DEL NORTE', archivo: '9309 · CENTRO DEL SUR' },
        ],
      },
      { nro_ficha: 2_888_002, situacion: 'falta', cambios: [] },
    ])
    expect(fuera).toEqual([expect.objectContaining({ nro_ficha: other.nro_ficha })])
    expect(omitidas).toEqual([{ nivel: 'EVENTO', filas: 1 }])
    expect(responsables).toEqual([{ nombre: 'LEO ÁVILA', fichas: 1, homonimos: 0 }])
    expect(programas).toMatchObject([{ codigo: '134577', version: '2', fichas: 1 }])
    expect(reporte).toMatchObject({ id: null, filas: 3, registros: { nuevos: 1, cambiados: 1, sin_cambio: 0 } })
    const { fichas: named } = await plan([{ NOMBRE_RESPONSABLE: 'LEO ÁVILA' }], {
      responsables: [{ nombre: 'leo avila', nro_documento: school.user.nro_documento }],
    })
    expect(named[0]?.cambios[0]).toMatchObject({ campo: 'jefe', aqui: `${eva.nombre} ${eva.apellido}` })
    expect(await fingerprint(school.api.dataSource)).toBe(before)
  })

  it('is taken over only where the user chose', async () => {
    await buildListed({ jornada: 'diurna' })
    const rows: ListedRow[] = [
      { FECHA_INICIO_FICHA: '03/02/2026', FECHA_TERMINACION_FICHA: '03/02/2028' },
      { IDENTIFICADOR_FICHA: 2_888_002 },
      { IDENTIFICADOR_FICHA: 2_888_003 },
    ]
    const { body } = await load(rows, { crear: [2_888_003], cambiar: { fecha_fin_ficha: [FICHA] } })
    expect(body).toMatchObject({ programas: 0, comparacion: null, reporte: { registros: { nuevos: 1, cambiados: 1 } } })
    expect(await stored()).toMatchObject({ ...SAME, fecha_fin_ficha: '2028-02-03', jornada: 'diurna' })
    expect([await stored(2_888_002), (await stored(2_888_003))?.nro_ficha]).toEqual([null, 2_888_003])
    const { body: none } = await load(rows, { crear: [], cambiar: {} })
    expect(none.reporte).toMatchObject({ id: null, registros: { nuevos: 0, cambiados: 0, sin_cambio: 3 } })
  })

  it('creates fichas with their programs and centre, which are removed in one step', async () => {
    const { body } = await load([
      {},
      { IDENTIFICADOR_FICHA: 2_888_002, ETAPA_FICHA: 'PRACTICA', MODALIDAD_FORMACION: 'VIRTUAL' },
      { IDENTIFICADOR_FICHA: 2_888_003, ESTADO_CURSO: 'Terminada', CODIGO_PROGRAMA: 1, NIVEL_FORMACION: 'TECNICO' },
    ])
    expect(body).toMatchObject({ programas: 2, reporte: { registros: { nuevos: 3, cambiados: 0, sin_cambio: 0 } } })
    const created = await stored()
    expect(created).toMatchObject({
      ...SAME,
      id_jefe: school.admin.id,
      oferta: 'cerrada',
      estado: 'habilitado',
      etapa_a_mano: false,
      version: 1,
    })
    expect(await stored(2_888_002)).toMatchObject({ etapa: 'productiva', etapa_a_mano: true, jornada: 'virtual' })
    expect(await stored(2_888_003)).toMatchObject({ estado: 'deshabilitado' })
    const { centros } = (await school.api.get<CentresAnswer>('/centros', school.adminToken)).body
    expect(centros).toMatchObject([{ ...NORTH, confirmado: false, fichas: 2 }])
    const entries = await auditEntriesOf(school.api.dataSource, 'ficha', FICHA)
    expect(entries).toMatchObject([{ accion: 'fichas:create', despues: { importacion: body.reporte.id } }])
    expect(await recount(school.api.dataSource.manager)).toEqual([])

    expect((await undo(body.reporte.id)).body).toMatchObject({ restauradas: 0, retiradas: 3, conservadas: [] })
    expect([await stored(), await stored(2_888_002), await stored(2_888_003)]).toEqual([null, null, null])
    expect((await undo(body.reporte.id)).body.code).toBe('import_undone')
    expect(await school.api.dataSource.manager.find(Program)).toEqual([])
    expect((await school.api.get<CentresAnswer>('/centros', school.adminToken)).body.centros).toEqual([])
  })

  it('replaces values, and an undo restores them', async () => {
    const { listed } = await buildListed({ etapa: 'lectiva', etapa_a_mano: true, estado: 'deshabilitado' })
    const leo = await buildUser(school.api.dataSource, { nombre: 'Leo', apellido: 'Ávila' })
    const { body } = await load([
      {
        NOMBRE_RESPONSABLE: 'LEO AVILA',
        FECHA_TERMINACION_FICHA: '02/07/2027',
        ETAPA_FICHA: 'PRACTICA',
        NOMBRE_JORNADA: 'NOCTURNA',
        CODIGO_CENTRO: 9309,
        NOMBRE_CENTRO: 'CENTRO DEL SUR',
        VERSION_PROGRAMA: 2,
      },
    ])
    expect(body).toMatchObject({ programas: 1, reporte: { registros: { nuevos: 0, cambiados: 1 } } })
    expect(await stored()).toMatchObject({
      id_jefe: leo.id,
      fecha_fin_lectiva: '2027-01-02',
      fecha_fin_ficha: '2027-07-02',
      etapa: 'productiva',
      etapa_a_mano: true,
      jornada: 'nocturna',
      estado: 'habilitado',
    })
    const [entry] = await auditEntriesOf(school.api.dataSource, 'ficha', FICHA)
    expect(entry).toMatchObject({
      accion: 'fichas:edit',
      antes: { etapa: 'lectiva_a_mano', jornada: 'mixta' },
      despues: { etapa: 'productiva_a_mano', jornada: 'nocturna', importacion: body.reporte.id },
    })
    expect((await undo(body.reporte.id)).body).toMatchObject({ restauradas: 1, retiradas: 0, conservadas: [] })
    const { version: _, ...values } = listed
    expect(await stored()).toMatchObject({ ...values })
    expect((await plan([{ VERSION_PROGRAMA: 2 }])).programas).toHaveLength(1)
  })

  it('is undone except in fichas that somebody changed since, which are named', async () => {
    await buildListed()
    const rows: ListedRow[] = [
      { NOMBRE_JORNADA: 'NOCTURNA' },
      { IDENTIFICADOR_FICHA: 2_888_002 },
      { IDENTIFICADOR_FICHA: 2_888_003 },
    ]
    const { body } = await load(rows)
    await school.api.dataSource.manager.update(Ficha, FICHA, { jornada: 'diurna' })
    await school.api.dataSource.manager.update(Ficha, 2_888_002, { oferta: 'abierta' })
    expect((await undo(body.reporte.id)).body).toMatchObject({
      restauradas: 0,
      retiradas: 1,
      conservadas: [FICHA, 2_888_002],
    })
    expect((await stored())?.jornada).toBe('diurna')
    expect((await stored(2_888_002))?.oferta).toBe('abierta')
  })

  it('does not change the program of a ficha with judgments', async () => {
    await load([{}])
    const { id_programa_formacion } = (await stored())!
    await importEvaluations(school, FICHA, fixture('judgments'))
    const rows = [{ VERSION_PROGRAMA: 2, FECHA_INICIO_FICHA: '03/02/2026' }]
    const { fichas } = await plan(rows)
    expect(fichas[0]?.cambios.filter(({ fijo }) => fijo)).toMatchObject([{ campo: 'programa' }])
    const { body } = await load(rows)
    expect(body).toMatchObject({ programas: 0, reporte: { registros: { cambiados: 1 } } })
    expect(await stored()).toMatchObject({ id_programa_formacion, fecha_inicio_lectiva: '2026-02-03' })
  })

  it('belongs to administrators, and a load to a PE-04', async () => {
    expect((await load([{}], {}, school.userToken)).status).toBe(403)
    expect((await undo(1, school.userToken)).status).toBe(403)
    expect((await undo(99)).body.code).toBe('import_not_found')
    const { status, body } = await load([{}], {
      responsables: [{ nombre: 'EVA LUGO MORA', nro_documento: '99887766' }],
    })
    expect([status, body.errors]).toEqual([
      400,
      { responsables: expect.objectContaining({ code: 'instructor_unknown' }) },
    ])
  })
})

describe('a coordinator', () => {
  it('compares and creates the fichas of her centre, and learns nothing about those of another', async () => {
    const { dataSource } = school.api
    const { listed } = await buildListed()
    const south = await buildCentre(dataSource, { codigo: '9309', nombre: 'CENTRO DEL SUR', confirmado: true })
    const coordinator = await buildUser(dataSource, { rol: 'coordinador' })
    await addWorkplaces(dataSource.manager, south.id, [coordinator.id])
    const token = school.api.tokenOf(coordinator)
    const inSouth = { CODIGO_CENTRO: 9309, NOMBRE_CENTRO: 'CENTRO DEL SUR' }
    const refused = await post([{}], {}, '?simular=true', token)
    expect([refused.status, refused.body.code]).toEqual([403, 'report_of_other_centre'])
    const rows = [inSouth, { ...inSouth, IDENTIFICADOR_FICHA: 2_888_009 }]
    const { body } = await post(rows, {}, '?simular=true', token)
    expect(body.comparacion?.fichas.map(({ nro_ficha, situacion }) => [nro_ficha, situacion])).toEqual([
      [2_888_009, 'falta'],
    ])
    expect(body.reporte.rechazos).toMatchObject([{ code: 'listed_ficha_elsewhere', valor: String(FICHA) }])
    const { reporte } = (await load(rows, {}, token)).body
    expect(await stored(2_888_009)).toMatchObject({ id_centro: south.id })
    expect(await stored()).toMatchObject({ id_centro: listed.id_centro, version: listed.version })
    const other = await buildUser(dataSource, { rol: 'coordinador' })
    expect((await undo(reporte.id, school.api.tokenOf(other))).status).toBe(404)
    expect((await undo(reporte.id, token)).body).toMatchObject({ retiradas: 1 })
  })
})
