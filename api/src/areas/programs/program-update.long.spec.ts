import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import type { UpdateProgramAnswer } from '@fichero/contract/programs.schema'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildProgram } from '../../../testing/build.js'
import { fingerprint } from '../../../testing/fingerprint.js'
import { fixture } from '../../../testing/fixtures.js'
import { getFicha, importEvaluations, openFixtureFicha, openSchool, type School } from '../../../testing/school.js'
import { EDITED, putFile, shownProgram } from '../../../testing/update-program.js'
import { recount } from '../fichas/recount.js'

const FICHA = 2_888_001

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
it('an edit changes name, hours and level, and audits the values before and after', async () => {
  const { api, admin } = school
  const { id, nombre_programa } = await buildProgram(api.dataSource)
  const changed = { nombre_programa: EDITED.nombrePrograma, total_horas: 2208, nivel: 'tecnico' }
  expect(await put(id, EDITED)).toMatchObject({
    status: 200,
    body: {
      ok: true,
      msg: 'El programa se editó correctamente.',
      program: { id, ...changed },
      reporte: null,
      cambios: null,
    },
  })
  expect((await shownProgram(school, id)).body).toMatchObject(changed)
  expect(await auditEntriesOf(api.dataSource, 'programa', id)).toEqual([
    {
      accion: 'programs:edit',
      id_usuario: admin.id,
      antes: expect.objectContaining({ nombre_programa, total_horas: 3984, nivel: 'tecnologo' }),
      despues: expect.objectContaining(changed),
    },
  ])
  const before = await fingerprint(api.dataSource)
  expect((await put(id, { ...EDITED, totalHoras: '2208', nivel: 'Tecnico' })).status).toBe(200)
  expect((await putFile(school, id, undefined)).status).toBe(200)
  expect(await fingerprint(api.dataSource)).toBe(before)
})

it('an edit reports all invalid fields at once, and requires a known program and an administrator', async () => {
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
  expect(await putFile(school, id, fixture('program'), '', data)).toMatchObject({ status: 400, body: wrong })
  expect(await put(987_654, EDITED)).toMatchObject({ status: 404, body: { code: 'program_not_found' } })
  expect((await api.put(`/programs/update/${id}`, EDITED, userToken)).status).toBe(403)
})

it('an edit of an older version is rejected, and the error has the values of the newer edit', async () => {
  const { api } = school
  const { id } = await buildProgram(api.dataSource)
  const etag = (await shownProgram(school, id)).headers.get('etag') ?? ''
  const first = await put(id, EDITED, etag)
  expect(first.status).toBe(200)
  const before = await fingerprint(api.dataSource)
  const second = await put(id, { ...EDITED, totalHoras: 3000 }, etag)
  expect(second).toMatchObject({
    status: 412,
    body: { code: 'stale_version', actual: { id, nombre_programa: EDITED.nombrePrograma, total_horas: 2208 } },
  })
  expect(await fingerprint(api.dataSource)).toBe(before)
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect((await put(id, { ...EDITED, totalHoras: 3000 }, second.headers.get('etag') ?? '')).status).toBe(200)
  const at = (await shownProgram(school, id)).headers.get('etag') ?? ''
  const together = await Promise.all([put(id, EDITED, at), put(id, { ...EDITED, totalHoras: 100 }, at)])
  expect(together.map(({ status }) => status).sort()).toEqual([200, 412])
})

it('an edit of the hours recalculates the approved hours of all apprentices', async () => {
  const { api, userToken } = school
  const id = await openFixtureFicha(school)
  await importEvaluations(school, FICHA, fixture('judgments'))
  const total = (await shownProgram(school, id)).body.total_resultados
  expect((await put(id, EDITED)).status).toBe(200)
  expect(await recount(api.dataSource.manager)).toEqual([])
  const { aprendices } = await getFicha(school, FICHA)
  const [first] = aprendices.filter((row) => row.resultados_aprobados > 0)
  const hours = Math.round((2208 * (first?.resultados_aprobados ?? 0)) / total)
  expect(first?.horas_aprobadas).toBe(hours)
  const { body } = await api.get<ApprenticeAnswer>(`/fichas/aprendiz/${first?.nro_documento}`, userToken)
  expect(body.data.aprendiz.horas_aprobadas).toBe(hours)
})
