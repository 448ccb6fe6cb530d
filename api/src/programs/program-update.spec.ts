import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import type { ProgramAnswer, UpdateProgramAnswer } from '@fichero/contract/programs.schema'
import { recount } from '../fichas/recount.js'
import type { SpreadsheetFile } from '../sheets/records.js'
import { auditEntriesOf } from '../testing/audit-entries.js'
import { judgmentsOfFicha, withCell } from '../testing/bad-files.js'
import { buildProgram } from '../testing/build.js'
import { fingerprint } from '../testing/fingerprint.js'
import { edited, fixture } from '../testing/fixtures.js'
import {
  createFicha,
  createProgram,
  fichaData,
  getFicha,
  importEvaluations,
  openFixtureFicha,
  openFixtureProgram,
  openSchool,
  type School,
  TOLD_DATES,
} from '../testing/school.js'

const FICHA = 2_888_001
const DATA = { nombrePrograma: 'Programación de software', totalHoras: 2208, nivel: 'tecnico' }

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const put = (id: number, body: unknown, ifMatch?: string) =>
  school.api.put<UpdateProgramAnswer>(
    `/programs/update/${id}`,
    body,
    school.adminToken,
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  )
const putFile = (id: number, file: SpreadsheetFile | undefined, query = '', data: unknown = DATA) =>
  school.api.upload<UpdateProgramAnswer>(
    'PUT',
    `/programs/update/${id}${query}`,
    { data, ...(file && { file }) },
    school.adminToken,
  )
const shown = async (id: number) => school.api.get<ProgramAnswer>(`/programs/${id}`, school.adminToken)
const codes = ({ competencias }: ProgramAnswer) =>
  competencias.flatMap((row) => row.resultados_aprendizaje.map(({ codigo }) => codigo))

it('changes name, hours and level, and is audited with before and after', async () => {
  const { api, admin } = school
  const { id, nombre_programa } = await buildProgram(api.dataSource)
  const changed = { nombre_programa: DATA.nombrePrograma, total_horas: 2208, nivel: 'tecnico' }
  expect(await put(id, DATA)).toMatchObject({
    status: 200,
    body: {
      ok: true,
      msg: 'El programa se editó correctamente.',
      program: { id, ...changed },
      reporte: null,
      cambios: null,
    },
  })
  expect((await shown(id)).body).toMatchObject(changed)
  expect(await auditEntriesOf(api.dataSource, 'programa', id)).toEqual([
    {
      accion: 'programs:edit',
      id_usuario: admin.id,
      antes: expect.objectContaining({ nombre_programa, total_horas: 3984, nivel: 'tecnologo' }),
      despues: expect.objectContaining(changed),
    },
  ])
  const before = await fingerprint(api.dataSource)
  expect((await put(id, { ...DATA, totalHoras: '2208', nivel: 'Tecnico' })).status).toBe(200)
  expect((await putFile(id, undefined)).status).toBe(200)
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('reports all invalid fields at once; refuses unknown programs and other users', async () => {
  const { api, userToken } = school
  const { id } = await buildProgram(api.dataSource)
  const wrong = {
    errors: {
      nombrePrograma: { code: 'required' },
      totalHoras: { code: 'hours_invalid' },
      nivel: { code: 'invalid' },
    },
  }
  const data = { nombrePrograma: '', totalHoras: 0, nivel: 'doctorado' }
  expect(await put(id, data)).toMatchObject({ status: 400, body: wrong })
  expect(await putFile(id, fixture('program'), '', data)).toMatchObject({ status: 400, body: wrong })
  expect(await put(987_654, DATA)).toMatchObject({ status: 404, body: { code: 'program_not_found' } })
  expect((await api.put(`/programs/update/${id}`, DATA, userToken)).status).toBe(403)
})

it('sends the second editor the first one’s changes', async () => {
  const { api } = school
  const { id } = await buildProgram(api.dataSource)
  const etag = (await shown(id)).headers.get('etag') ?? ''
  const first = await put(id, DATA, etag)
  expect(first.status).toBe(200)
  const before = await fingerprint(api.dataSource)
  const second = await put(id, { ...DATA, totalHoras: 3000 }, etag)
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'conflict', actual: { id, nombre_programa: DATA.nombrePrograma, total_horas: 2208 } },
  })
  expect(await fingerprint(api.dataSource)).toBe(before)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect((await put(id, { ...DATA, totalHoras: 3000 }, second.headers.get('etag') ?? '')).status).toBe(200)
  const at = (await shown(id)).headers.get('etag') ?? ''
  const together = await Promise.all([put(id, DATA, at), put(id, { ...DATA, totalHoras: 100 }, at)])
  expect(together.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('recalculates everyone’s approved hours', async () => {
  const { api, userToken } = school
  const id = await openFixtureFicha(school)
  await importEvaluations(school, FICHA, fixture('judgments'))
  const total = (await shown(id)).body.total_resultados
  expect((await put(id, DATA)).status).toBe(200)
  expect(await recount(api.dataSource.manager)).toEqual([])
  const { aprendices } = await getFicha(school, FICHA)
  const [first] = aprendices.filter((row) => row.resultados_aprobados > 0)
  const hours = Math.round((2208 * (first?.resultados_aprobados ?? 0)) / total)
  expect(first?.horas_aprobadas).toBe(hours)
  const { body } = await api.get<ApprenticeAnswer>(`/fichas/aprendiz/${first?.nro_documento}`, userToken)
  expect(body.data.aprendiz.horas_aprobadas).toBe(hours)
})

it('applies a file that differs in a single outcome', async () => {
  const id = await openFixtureFicha(school)
  await putFile(id, undefined)
  const old = (await shown(id)).body
  const [competency] = old.competencias
  const file = edited('program', (rows) => {
    rows.push([`${competency?.codigo} - ${competency?.nombre_competencia}`, '990013 - 01 UN RESULTADO NUEVO'])
  })
  expect((await putFile(id, file)).body).toMatchObject({
    reporte: { id: expect.any(Number), registros: { nuevos: 1 } },
  })
  expect((await shown(id)).body.total_resultados).toBe(old.total_resultados + 1)
})

it('adds the additional outcomes of a file at the end', async () => {
  const { api, admin } = school
  const id = await openFixtureFicha(school)
  await importEvaluations(school, FICHA, fixture('judgments'))
  const old = (await shown(id)).body
  const last = old.competencias.at(-1)
  const file = edited('program', (rows) => {
    rows.splice(1, 0, ['99001 - UNA COMPETENCIA NUEVA', '990011 - 01 UN RESULTADO NUEVO'])
    rows.splice(1, 0, [`${last?.codigo} - ${last?.nombre_competencia}`, '990012 - 02 OTRO RESULTADO NUEVO'])
  })
  const plan = await putFile(id, file, '?simular=true')
  expect(plan.body).toMatchObject({
    program: { nombre_programa: old.nombre_programa },
    reporte: { id: null, simulado: true, registros: { nuevos: 2, cambiados: 0, sin_cambio: old.total_resultados } },
    cambios: {
      nuevos: [
        { codigo: last?.codigo, resultados_aprendizaje: [{ codigo: '990012' }] },
        { codigo: '99001', resultados_aprendizaje: [{ codigo: '990011', nombre_rae: 'UN RESULTADO NUEVO' }] },
      ],
      renombrados: [],
    },
  })
  expect((await shown(id)).body).toEqual(old)
  const { status, body } = await putFile(id, file)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      program: {
        total_competencias: old.total_competencias + 1,
        total_resultados: old.total_resultados + 2,
        total_horas: 2208,
      },
      reporte: { tipo: 'programa', rechazados: 0, avisos: [], registros: { nuevos: 2 } },
    },
  })
  expect(body.reporte?.id).toEqual(expect.any(Number))
  const now = (await shown(id)).body
  expect(codes(now)).toEqual([...codes(old), '990012', '990011'])
  expect(now.competencias.at(-1)).toMatchObject({ codigo: '99001', resultados_aprendizaje: [{ codigo: '990011' }] })
  expect(await recount(api.dataSource.manager)).toEqual([])
  expect((await getFicha(school, FICHA)).total_resultados).toBe(old.total_resultados + 2)
  expect((await auditEntriesOf(api.dataSource, 'programa', id)).at(-1)).toMatchObject({
    accion: 'programs:edit',
    id_usuario: admin.id,
    despues: { importacion: body.reporte?.id, resultados_nuevos: ['990012', '990011'] },
  })
  const before = await fingerprint(api.dataSource)
  expect((await putFile(id, file)).body).toMatchObject({ reporte: { id: null, registros: { nuevos: 0 } } })
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('is consistent with a concurrent import and a new ficha', async () => {
  const { api, adminToken } = school
  const id = await openFixtureFicha(school)
  const file = edited('program', (rows) => {
    rows.push(['99001 - UNA COMPETENCIA NUEVA', '990011 - 01 UN RESULTADO NUEVO'])
  })
  const data = { ...fichaData(school, id, FICHA + 1), ...TOLD_DATES }
  const [updated, imported, created] = await Promise.all([
    putFile(id, file),
    importEvaluations(school, FICHA, fixture('judgments')),
    createFicha(school, data, judgmentsOfFicha(FICHA + 1)),
  ])
  expect([updated.status, imported.status, created.status]).toEqual([200, 200, 201])
  expect(await recount(api.dataSource.manager)).toEqual([])
  const again = await Promise.all([
    api.put(`/programs/update/${id}`, { ...DATA, totalHoras: 1000 }, adminToken),
    importEvaluations(school, FICHA, fixture('judgmentsLater')),
    createFicha(school, { ...data, nroFicha: FICHA + 2 }, judgmentsOfFicha(FICHA + 2)),
  ])
  expect(again.map(({ status }) => status)).toEqual([200, 200, 201])
  expect(await recount(api.dataSource.manager)).toEqual([])
})

it('keeps outcomes that the file does not contain, and reports those with judgments', async () => {
  const { api } = school
  const id = await openFixtureFicha(school)
  await importEvaluations(school, FICHA, fixture('judgments'))
  const old = (await shown(id)).body
  const judged = await api.dataSource.query(
    'SELECT r.codigo, COUNT(*) AS juicios FROM juicio j JOIN resultado_aprendizaje r ON r.id = j.id_resultado GROUP BY r.codigo',
  )
  const times = new Map<string, number>(
    judged.map((row: { codigo: string; juicios: number | string }) => [row.codigo, Number(row.juicios)]),
  )
  const file = edited('program', (rows) => {
    rows.splice(3)
  })
  const { status, body } = await putFile(id, file)
  expect(status).toBe(200)
  const lacking = codes(old).slice(2)
  expect(body.reporte).toMatchObject({ advertencias: lacking.length, registros: { nuevos: 0, sin_cambio: 2 } })
  const said = body.reporte?.avisos.map(({ code, valor, params }) => [valor.split(' - ')[0], code, params.juicios])
  expect(said).toEqual(
    lacking.map((codigo) => {
      const juicios = times.get(codigo)
      return [codigo, juicios ? 'outcome_kept_judged' : 'outcome_kept', juicios]
    }),
  )
  expect(times.size).toBeGreaterThan(0)
  expect(codes((await shown(id)).body)).toEqual(codes(old))
})

it('updates texts of known outcomes and does not move outcomes', async () => {
  const id = await openFixtureProgram(school)
  const old = (await shown(id)).body
  const [one, two] = codes(old)
  const file = edited('program', (rows) => {
    rows[1]![1] = `${one} - 01 OTRO TEXTO`
    rows[2]![0] = '99001 - OTRA COMPETENCIA'
  })
  const { body } = await putFile(id, file)
  expect(body.reporte).toMatchObject({ registros: { nuevos: 0, cambiados: 1 } })
  expect(body.reporte?.avisos).toMatchObject([{ code: 'outcome_elsewhere', valor: two, fila: 3 }])
  const now = (await shown(id)).body
  expect(codes(now)).toEqual(codes(old))
  expect(now.competencias[0]?.resultados_aprendizaje[0]?.nombre_rae).toContain('OTRO TEXTO')
  expect((await auditEntriesOf(school.api.dataSource, 'programa', id)).at(-1)).toMatchObject({
    antes: { textos: { [String(one)]: old.competencias[0]?.resultados_aprendizaje[0]?.nombre_rae } },
    despues: { textos: { [String(one)]: expect.stringContaining('OTRO TEXTO') } },
  })
})

it('keeps texts whatever outcomes the file has, and refuses one with two names for a competency', async () => {
  const { api } = school
  const id = await openFixtureProgram(school)
  const before = await fingerprint(api.dataSource)
  // `01- `, `02- `, `03- `: alone, the last is no ordinal.
  const part = edited('program', (rows) => {
    rows.splice(1, rows.length, ...rows.filter((row) => String(row[1]).startsWith('700822')))
  })
  const { total_resultados } = (await shown(id)).body
  const { body } = await putFile(id, part, '?simular=true')
  expect(body).toMatchObject({
    reporte: { registros: { nuevos: 0, cambiados: 0, sin_cambio: 1 }, advertencias: total_resultados - 1 },
    cambios: { renombrados: [] },
  })
  const twice = edited('program', (rows) => {
    rows.push(['555001 - NOMBRE UNO', '990021 - UN RESULTADO'], ['555001 - NOMBRE DOS', '990022 - OTRO RESULTADO'])
  })
  expect(await putFile(id, twice)).toMatchObject({
    status: 422,
    body: {
      code: 'rows_rejected',
      reporte: { rechazos: [{ fila: 23, code: 'text_contradicts', params: { otra_fila: 22, otro: 'NOMBRE UNO' } }] },
    },
  })
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('refuses a file of another program and one with invalid rows, and changes nothing', async () => {
  const { api } = school
  const id = (await createProgram(school, fixture('judgments'))).body.program?.id ?? 0
  await api.dataSource.query(`UPDATE programa SET codigo = '777777' WHERE id = ?`, [id])
  const before = await fingerprint(api.dataSource)
  expect(await putFile(id, fixture('judgmentsLater'))).toMatchObject({ status: 422, body: { code: 'wrong_program' } })
  const bad = withCell('program', 2, 1, 'sin código')
  expect(await putFile(id, bad)).toMatchObject({
    status: 422,
    body: { code: 'rows_rejected', reporte: { rechazados: 1 } },
  })
  expect(await putFile(id, fixture('apprentices'))).toMatchObject({ status: 422, body: { code: 'wrong_kind' } })
  expect(await fingerprint(api.dataSource)).toBe(before)
})
