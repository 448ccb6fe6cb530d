import type { FichaAnswer, FichaCounts, FichasAnswer } from '@fichero/contract/fichas.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { inDays } from '../../../testing/days.js'
import { fakeDate } from '../../../testing/fake-date.js'
import { openSchool, type School } from '../../../testing/school.js'
import { categoryOn } from '../../rules/stage-and-category.js'
import { startOfDay, today } from '../../rules/today.js'
import { Ficha } from './ficha.entity.js'
import { FichasService } from './fichas.service.js'

describe('dates', () => {
  it('use the day in Bogotá, which begins five hours after the day in UTC', () => {
    expect(today(new Date('2026-11-21T04:59:59Z'))).toBe('2026-11-20')
    expect(today(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21')
  })

  it('include the last day of each period in its category', () => {
    const dates = {
      fecha_fin_lectiva: '2026-06-30',
      fecha_fin_ficha: '2026-12-31',
      etapa: 'productiva',
      etapa_a_mano: false,
    } as const
    expect(['2026-06-30', '2026-07-01', '2026-12-31', '2027-01-01'].map((day) => categoryOn(day, dates))).toEqual([
      'en_proceso',
      'en_practicas',
      'en_practicas',
      'finalizadas',
    ])
  })
})

describe('fichas', () => {
  let school: School
  beforeEach(async () => {
    school = await openSchool()
  })
  afterEach(() => school.close())

  it('are counted by their category today', async () => {
    const { api, userToken } = school
    const build = (lectiva: number, fin: number, estado?: 'deshabilitado') =>
      buildFicha(api.dataSource, {
        fecha_fin_lectiva: inDays(lectiva),
        fecha_fin_ficha: inDays(fin),
        ...(estado && { estado }),
      })
    expect((await api.get<FichaCounts>('/fichas/reporte-estado', userToken)).body).toEqual({
      en_proceso: 0,
      en_practicas: 0,
      finalizadas: 0,
    })
    await build(0, 180)
    await build(90, 180)
    await build(30, 60, 'deshabilitado')
    await build(-1, 0)
    await build(-200, -1)
    const { body } = await api.get<FichaCounts>('/fichas/reporte-estado', userToken)
    expect(body).toEqual({ en_proceso: 2, en_practicas: 1, finalizadas: 1 })
    for (const [categoria, total] of Object.entries(body)) {
      const { body: list } = await api.get<FichasAnswer>(`/fichas?categoria=${categoria}`, userToken)
      expect(list.pagination.totalItems).toBe(total)
      expect(list.fichas.map((ficha) => ficha.categoria)).toEqual(Array(total).fill(categoria))
    }
  })

  it('change stage and category at midnight in Bogotá', async () => {
    const { api, user } = school
    const { nro_ficha } = await buildFicha(api.dataSource, { fecha_fin_lectiva: inDays(0), fecha_fin_ficha: inDays(1) })
    const midnight = (days: number) => startOfDay(inDays(days)).getTime()
    const moments = [midnight(1), midnight(2)].flatMap((moment) => [moment - 1, moment])
    try {
      const seen = []
      for (const moment of moments) {
        fakeDate(moment)
        const { body } = await api.get<FichaAnswer>(`/fichas/${nro_ficha}`, api.tokenOf(user))
        seen.push([body.etapa, body.categoria])
      }
      expect(seen).toEqual([
        ['lectiva', 'en_proceso'],
        ['productiva', 'en_practicas'],
        ['productiva', 'en_practicas'],
        ['productiva', 'finalizadas'],
      ])
    } finally {
      jest.useRealTimers()
    }
  })

  it('are listed by category and program', async () => {
    const { api, userToken } = school
    const build = (lectiva: number, fin: number, id_programa_formacion?: number) =>
      buildFicha(api.dataSource, {
        fecha_fin_lectiva: inDays(lectiva),
        fecha_fin_ficha: inDays(fin),
        ...(id_programa_formacion && { id_programa_formacion }),
      })
    const [wanted] = [await build(-1, 10), await build(-1, 10), await build(10, 20)]
    await build(1, 10, wanted.id_programa_formacion)
    const list = (query: string) => api.get<FichasAnswer>(`/fichas?${query}`, userToken)
    const { body } = await list(`categoria=en_practicas&programId=${wanted.id_programa_formacion}&page=1&limit=5`)
    expect(body.fichas.map(({ nro_ficha }) => nro_ficha)).toEqual([wanted.nro_ficha])
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 5 })
    expect((await list('categoria=&limit=5')).body.pagination.totalItems).toBe(4)
    const refused = await list('categoria=canceladas')
    expect(refused.status).toBe(400)
    expect(codesOf(refused.body)).toEqual({ categoria: 'invalid' })
  })

  it('are paginated, newest number first, for one program or all programs', async () => {
    const { api, userToken, adminToken } = school
    const program = await buildProgram(api.dataSource, { total_resultados: 10 })
    for (let nro_ficha = 2_700_001; nro_ficha <= 2_700_012; nro_ficha++)
      await buildFicha(api.dataSource, { nro_ficha, id_programa_formacion: program.id, id_jefe: school.admin.id })
    await buildFicha(api.dataSource, {
      nro_ficha: 2_700_013,
      id_programa_formacion: program.id,
      estado: 'deshabilitado',
    })
    await buildFicha(api.dataSource, {
      nro_ficha: 2_700_000,
      total_aprendices_en_formacion: 4,
      aprobados_en_formacion: 3,
    })
    const list = async (query: string, token = userToken) =>
      (await api.get<FichasAnswer>(`/fichas${query}`, token)).body
    const first = await list(`?programId=${program.id}&page=1&limit=5`)
    expect(first.pagination).toEqual({ currentPage: 1, totalPages: 3, totalItems: 12, itemsPerPage: 5 })
    expect(first.fichas.map((ficha) => ficha.nro_ficha)).toEqual([
      2_700_012, 2_700_011, 2_700_010, 2_700_009, 2_700_008,
    ])
    expect(first.fichas[0]).toMatchObject({
      id: 2_700_012,
      id_jefe_ficha: school.admin.nro_documento,
      nombre_jefe_ficha: `${school.admin.nombre} ${school.admin.apellido}`,
      programa_formacion: program.nombre_programa,
      can: { edit: false, disable: false, enable: false, importEvaluations: false },
    })
    expect((await list(`?programId=${program.id}&page=3&limit=5`)).fichas).toHaveLength(2)
    const beyond = await list(`?programId=${program.id}&page=9&limit=5`)
    expect(beyond.fichas).toEqual([])
    expect(beyond.pagination.totalItems).toBe((await list(`?programId=${program.id}&limit=5`)).pagination.totalItems)
    const all = await list('?limit=1000', adminToken)
    expect(all.pagination).toMatchObject({ totalItems: 13, itemsPerPage: 100 })
    expect(all.can).toEqual({ create: true, viewDisabled: true })
    expect(all.fichas[0]?.can).toEqual({
      edit: true,
      disable: true,
      enable: false,
      importEvaluations: true,
      shareProgress: true,
    })
    for (const page of ['0', '-1', 'abc', '1.5'])
      expect(await list(`?page=${page}`)).toMatchObject({ errors: { page: { code: 'page_invalid' } } })
    for (const [limit, size] of Object.entries({ 0: 1, 1: 1, 100: 100, 101: 100, abc: 10 }))
      expect((await list(`?limit=${limit}`)).pagination).toMatchObject({ totalItems: 13, itemsPerPage: size })
    expect((await list('')).pagination).toMatchObject({ currentPage: 1, itemsPerPage: 10 })
  })

  it('are filtered by jornada, oferta, etapa, head and search text', async () => {
    const { api } = school
    const reader = await buildUser(api.dataSource)
    const head = await buildUser(api.dataSource, { nombre: 'Luisa Fernanda', apellido: 'Vélez Giraldo' })
    const build = (overrides: Partial<Ficha>) => buildFicha(api.dataSource, overrides)
    await build({ nro_ficha: 2_700_001, jornada: 'nocturna', id_jefe: head.id })
    await build({ nro_ficha: 2_700_002, oferta: 'abierta', id_jefe: reader.id })
    await build({ nro_ficha: 2_711_003, etapa: 'lectiva', etapa_a_mano: true })
    await build({ nro_ficha: 2_711_004, id_jefe: head.id, estado: 'deshabilitado' })
    const listed = async (query: string) =>
      (await api.get<FichasAnswer>(`/fichas?${query}`, api.tokenOf(reader))).body.fichas.map(
        ({ nro_ficha }) => nro_ficha,
      )
    expect(await listed('jornada=nocturna')).toEqual([2_700_001])
    expect(await listed('oferta=abierta')).toEqual([2_700_002])
    expect(await listed('etapa=lectiva')).toEqual([2_711_003])
    expect(await listed(`jefe=${head.nro_documento}`)).toEqual([2_700_001])
    expect(await listed('jefe=99999999')).toEqual([])
    expect(await listed('mias=true')).toEqual([2_700_002])
    expect(await listed('mias=false')).toHaveLength(3)
    expect(await listed('q=2711')).toEqual([2_711_003])
    expect(await listed('q=2.700.002')).toEqual([2_700_002])
    expect(await listed(`q=${encodeURIComponent('giraldo LUISA')}`)).toEqual([2_700_001])
    expect(await listed('q=velez')).toEqual([2_700_001])
    expect(await listed('q=velez&jornada=diurna')).toEqual([])
    expect(await listed('q=%25')).toEqual([])
    expect(await listed('q=+&jefe=')).toHaveLength(3)
    expect((await api.get('/fichas?jornada=x&jefe=1', api.tokenOf(reader))).status).toBe(400)
  })

  it('are listed completely for an export, in batches', async () => {
    const { api } = school
    const { version, nro_ficha: first, ...like } = await buildFicha(api.dataSource, { nro_ficha: 2_700_000 })
    const more = Array.from({ length: 250 }, (_, index) => ({ ...like, nro_ficha: first + 1 + index }))
    await api.dataSource.manager.insert(Ficha, more)
    const batches: number[][] = []
    for await (const fichas of new FichasService(api.dataSource).listAll(school.admin, { mias: false }))
      batches.push(fichas.map(({ nro_ficha }) => nro_ficha))
    expect(batches.map(({ length }) => length)).toEqual([250, 1])
    expect(batches.flat()).toEqual([...more.map(({ nro_ficha }) => nro_ficha).reverse(), first])
  })

  it('list their apprentices by surname, with progress', async () => {
    const { api, userToken, adminToken } = school
    const program = await buildProgram(api.dataSource, { total_resultados: 8 })
    const { nro_ficha } = await buildFicha(api.dataSource, {
      id_programa_formacion: program.id,
      total_aprendices_en_formacion: 2,
      aprobados_en_formacion: 8,
    })
    await buildApprentice(api.dataSource, { nro_ficha, apellido: 'ZAPATA', resultados_aprobados: 6 })
    await buildApprentice(api.dataSource, { nro_ficha, apellido: 'ÁLVAREZ', resultados_aprobados: 2 })
    await buildApprentice(api.dataSource, { nro_ficha, apellido: 'MUÑOZ', estado: 'EN OTRO ESTADO' })
    for (const [index, estado] of ['CANCELADO', 'RETIRO VOLUNTARIO', 'TRASLADADO', 'CANCELADO'].entries())
      await buildApprentice(api.dataSource, { nro_ficha, apellido: `ZULETA ${index}`, estado, resultados_aprobados: 7 })
    const fresh = (await api.get<FichaAnswer>(`/fichas/${nro_ficha}`, userToken)).body
    expect(fresh.aprendices.map(({ banda, sin_banda }) => banda ?? sin_banda)).toEqual([
      ...Array(3).fill('sin_reporte'),
      ...Array(4).fill('retirado'),
    ])
    expect(fresh.totales.por_banda).toEqual({ lista: 0, cerca: 0, lejos: 0, sin_reporte: 2 })
    await buildReport(api.dataSource, { nro_ficha })
    const { body } = await api.get<FichaAnswer>(`/fichas/${nro_ficha}`, userToken)
    expect(
      body.aprendices.map((one) => [
        one.apellido,
        one.porcentaje_tyt,
        one.banda ?? one.sin_banda,
        one.faltan_para_lista,
      ]),
    ).toEqual([
      ['ÁLVAREZ', 25, 'lejos', 4],
      ['MUÑOZ', 0, 'lejos', 6],
      ['ZAPATA', 75, 'lista', 0],
      ...[0, 1, 2, 3].map((index) => [`ZULETA ${index}`, 87.5, 'retirado', 0]),
    ])
    expect(body).toMatchObject({ total_resultados: 8, progreso: 50 })
    expect(body.totales).toEqual({
      por_estado: [
        { estado: 'EN FORMACION', personas: 2 },
        { estado: 'CANCELADO', personas: 2 },
        { estado: 'EN OTRO ESTADO', personas: 1 },
        { estado: 'RETIRO VOLUNTARIO', personas: 1 },
        { estado: 'TRASLADADO', personas: 1 },
      ],
      por_banda: { lista: 1, cerca: 0, lejos: 1, sin_reporte: 0 },
      faltan: 8,
      cargas: 1,
    })
    expect(body.aprendices.map(({ faltan }) => faltan)).toEqual([6, null, 2, null, null, null, null])
    const day = inDays(-4)
    await api.dataSource.query(`UPDATE importacion SET fecha_reporte = ?`, [day])
    const aged = (await api.get<FichaAnswer>(`/fichas/${nro_ficha}`, userToken)).body
    expect(aged.ultimo_reporte).toMatchObject({ fecha_reporte: day, dias: 4 })
    expect(await api.get('/fichas/2700999', userToken)).toMatchObject({
      status: 404,
      body: { code: 'ficha_not_found' },
    })
    await api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado'`)
    expect((await api.get(`/fichas/${nro_ficha}`, userToken)).status).toBe(404)
    expect((await api.get(`/fichas/${nro_ficha}`, adminToken)).status).toBe(200)
  })
})
