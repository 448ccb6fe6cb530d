import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { judgmentsOfFicha, withCell } from '../../../testing/bad-files.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import {
  createFicha,
  createProgram,
  fichaData,
  getFicha,
  importEvaluations,
  openFixtureFicha,
  openFixtureProgram,
  openSchool,
  REPORT_DATES,
  type School,
} from '../../../testing/school.js'
import { edited } from '../../../testing/spreadsheets.js'
import { EDITED, putFile, shownProgram } from '../../../testing/update-program.js'
import { recount } from '../fichas/recount.js'

const FICHA = 2_888_001

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const codes = ({ competencias }: ProgramAnswer) =>
  competencias.flatMap((row) => row.resultados_aprendizaje.map(({ codigo }) => codigo))

it('a file that differs in a single outcome is applied', async () => {
  const id = await openFixtureFicha(school)
  await putFile(school, id, undefined)
  const old = (await shownProgram(school, id)).body
  const [competency] = old.competencias
  const file = edited('program', (rows) => {
    rows.push([`${competency?.codigo} - ${competency?.nombre_competencia}`, '990013 - 01 UN RESULTADO NUEVO'])
  })
  expect((await putFile(school, id, file)).body).toMatchObject({
    reporte: { id: expect.any(Number), registros: { nuevos: 1 } },
  })
  expect((await shownProgram(school, id)).body.total_resultados).toBe(old.total_resultados + 1)
})

it('the new outcomes of a file are added after the existing outcomes', async () => {
  const { api, admin } = school
  const id = await openFixtureFicha(school)
  await importEvaluations(school, FICHA, fixture('judgments'))
  const old = (await shownProgram(school, id)).body
  const last = old.competencias.at(-1)
  const file = edited('program', (rows) => {
    rows.splice(1, 0, ['99001 - UNA COMPETENCIA NUEVA', '990011 - 01 UN RESULTADO NUEVO'])
    rows.splice(1, 0, [`${last?.codigo} - ${last?.nombre_competencia}`, '990012 - 02 OTRO RESULTADO NUEVO'])
  })
  const plan = await putFile(school, id, file, '?simular=true')
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
  expect((await shownProgram(school, id)).body).toEqual(old)
  const { status, body } = await putFile(school, id, file)
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
  const now = (await shownProgram(school, id)).body
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
  expect((await putFile(school, id, file)).body).toMatchObject({ reporte: { id: null, registros: { nuevos: 0 } } })
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('counters are consistent after a concurrent import and creation of a ficha', async () => {
  const { api, adminToken } = school
  const id = await openFixtureFicha(school)
  const file = edited('program', (rows) => {
    rows.push(['99001 - UNA COMPETENCIA NUEVA', '990011 - 01 UN RESULTADO NUEVO'])
  })
  const data = { ...fichaData(school, id, FICHA + 1), ...REPORT_DATES }
  const [updated, imported, created] = await Promise.all([
    putFile(school, id, file),
    importEvaluations(school, FICHA, fixture('judgments')),
    createFicha(school, data, judgmentsOfFicha(FICHA + 1)),
  ])
  expect([updated.status, imported.status, created.status]).toEqual([200, 200, 201])
  expect(await recount(api.dataSource.manager)).toEqual([])
  const again = await Promise.all([
    api.put(`/programs/update/${id}`, { ...EDITED, totalHoras: 1000 }, adminToken),
    importEvaluations(school, FICHA, fixture('judgmentsLater')),
    createFicha(school, { ...data, nroFicha: FICHA + 2 }, judgmentsOfFicha(FICHA + 2)),
  ])
  expect(again.map(({ status }) => status)).toEqual([200, 200, 201])
  expect(await recount(api.dataSource.manager)).toEqual([])
})

it('outcomes that the file does not contain are kept, and outcomes with judgments are reported', async () => {
  const { api } = school
  const id = await openFixtureFicha(school)
  await importEvaluations(school, FICHA, fixture('judgments'))
  const old = (await shownProgram(school, id)).body
  const judged = await api.dataSource.query(
    'SELECT r.codigo, COUNT(*) AS juicios FROM juicio j JOIN resultado_aprendizaje r ON r.id = j.id_resultado GROUP BY r.codigo',
  )
  const times = new Map<string, number>(
    judged.map((row: { codigo: string; juicios: number | string }) => [row.codigo, Number(row.juicios)]),
  )
  const file = edited('program', (rows) => {
    rows.splice(3)
  })
  const { status, body } = await putFile(school, id, file)
  expect(status).toBe(200)
  const lacking = codes(old).slice(2)
  expect(body.reporte).toMatchObject({ advertencias: lacking.length, registros: { nuevos: 0, sin_cambio: 2 } })
  const warnings = body.reporte?.avisos.map(({ code, valor, params }) => [valor.split(' - ')[0], code, params.juicios])
  expect(warnings).toEqual(
    lacking.map((codigo) => {
      const juicios = times.get(codigo)
      return [codigo, juicios ? 'outcome_kept_judged' : 'outcome_kept', juicios]
    }),
  )
  expect(times.size).toBeGreaterThan(0)
  expect(codes((await shownProgram(school, id)).body)).toEqual(codes(old))
})

it('a file updates the texts of known outcomes and does not move outcomes', async () => {
  const id = await openFixtureProgram(school)
  const old = (await shownProgram(school, id)).body
  const [first, second] = codes(old)
  const file = edited('program', (rows) => {
    rows[1]![1] = `${first} - 01 OTRO TEXTO`
    rows[2]![0] = '99001 - OTRA COMPETENCIA'
  })
  const { body } = await putFile(school, id, file)
  expect(body.reporte).toMatchObject({ registros: { nuevos: 0, cambiados: 1 } })
  expect(body.reporte?.avisos).toMatchObject([{ code: 'outcome_elsewhere', valor: second, fila: 3 }])
  const now = (await shownProgram(school, id)).body
  expect(codes(now)).toEqual(codes(old))
  expect(now.competencias[0]?.resultados_aprendizaje[0]?.nombre_rae).toContain('OTRO TEXTO')
  expect((await auditEntriesOf(school.api.dataSource, 'programa', id)).at(-1)).toMatchObject({
    antes: { textos: { [String(first)]: old.competencias[0]?.resultados_aprendizaje[0]?.nombre_rae } },
    despues: { textos: { [String(first)]: expect.stringContaining('OTRO TEXTO') } },
  })
})

it('a file with only some outcomes changes no texts, and a file with two names for a competency is rejected', async () => {
  const { api } = school
  const id = await openFixtureProgram(school)
  const before = await fingerprint(api.dataSource)
  // In the complete file the texts begin with the ordinals `01- `, `02- `, `03- `. In a file with only the last text, the
  // reader cannot know that `03- ` is an ordinal.
  const part = edited('program', (rows) => {
    rows.splice(1, rows.length, ...rows.filter((row) => String(row[1]).startsWith('700822')))
  })
  const { total_resultados } = (await shownProgram(school, id)).body
  const { body } = await putFile(school, id, part, '?simular=true')
  expect(body).toMatchObject({
    reporte: { registros: { nuevos: 0, cambiados: 0, sin_cambio: 1 }, advertencias: total_resultados - 1 },
    cambios: { renombrados: [] },
  })
  const twice = edited('program', (rows) => {
    rows.push(['555001 - NOMBRE UNO', '990021 - UN RESULTADO'], ['555001 - NOMBRE DOS', '990022 - OTRO RESULTADO'])
  })
  expect(await putFile(school, id, twice)).toMatchObject({
    status: 422,
    body: {
      code: 'rows_rejected',
      reporte: { rechazos: [{ fila: 23, code: 'text_contradicts', params: { otra_fila: 22, otro: 'NOMBRE UNO' } }] },
    },
  })
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('a file of another program or with invalid rows is rejected, and changes nothing', async () => {
  const { api } = school
  const id = (await createProgram(school, fixture('judgments'))).body.program?.id ?? 0
  await api.dataSource.query(`UPDATE programa SET codigo = '777777' WHERE id = ?`, [id])
  const before = await fingerprint(api.dataSource)
  expect(await putFile(school, id, fixture('judgmentsLater'))).toMatchObject({
    status: 422,
    body: { code: 'wrong_program' },
  })
  const bad = withCell('program', 2, 1, 'sin código')
  expect(await putFile(school, id, bad)).toMatchObject({
    status: 422,
    body: { code: 'rows_rejected', reporte: { rechazados: 1 } },
  })
  expect(await putFile(school, id, fixture('apprentices'))).toMatchObject({ status: 422, body: { code: 'wrong_kind' } })
  expect(await fingerprint(api.dataSource)).toBe(before)
})
