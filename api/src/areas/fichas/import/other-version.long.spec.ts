import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { fixture } from '../../../../testing/fixtures.js'
import { judgmentsOfVersion } from '../../../../testing/other-version.js'
import {
  createFicha,
  createProgram,
  FICHA,
  fichaData,
  importEvaluations,
  openSchool,
  REPORT_DATES,
  type School,
} from '../../../../testing/school.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const create = async (version: number) => {
  const { status, body } = await createProgram(school, judgmentsOfVersion(version))
  expect(status).toBe(201)
  return body.program?.id ?? 0
}

const refused = {
  status: 422,
  body: { code: 'ficha_other_version', params: { recibido: '2', esperado: '1' }, programa: null as unknown },
}

it('a report of another program version is rejected, and the error has the program of that version', async () => {
  const { api, adminToken } = school
  const first = await create(1)
  expect((await createFicha(school, fichaData(school, first, FICHA), fixture('apprentices'))).status).toBe(201)
  const before = await fingerprint(api.dataSource)
  for (const query of ['?simular=true', '']) {
    const answer = await importEvaluations(school, FICHA, judgmentsOfVersion(2), query)
    expect(answer).toMatchObject(refused)
    const { msg } = answer.body as unknown as { msg: string }
    expect(msg).toMatch(/es de la versión 2 de «.+» \(fila 4\) y la ficha está en la versión 1\./)
  }
  expect(await fingerprint(api.dataSource)).toBe(before)

  const second = await create(2)
  await api.post(`/programs/disabled/${second}`, {}, adminToken)
  const programa = { id: second, version: '2', estado: 'deshabilitado' }
  expect(await importEvaluations(school, FICHA, judgmentsOfVersion(2))).toMatchObject({
    ...refused,
    body: { ...refused.body, programa },
  })

  await api.post(`/programs/enabled/${second}`, {}, adminToken)
  const { nroFicha: _, ...edit } = fichaData(school, second, FICHA)
  expect((await api.put(`/fichas/${FICHA}`, { ...edit, etapa: 'lectiva' }, adminToken)).status).toBe(200)
  expect((await importEvaluations(school, FICHA, judgmentsOfVersion(2))).status).toBe(200)
})

it('the preview of a file lists all program versions, and a new ficha must have the version of the file', async () => {
  const { api, adminToken } = school
  const [first, second] = [await create(1), await create(2)]
  const file = judgmentsOfVersion(2)
  const read = (await api.upload<FichaFileAnswer>('POST', '/fichas/archivo', { file }, adminToken)).body
  expect(read).toMatchObject({ version: '2', programas: [second], versiones: [{ id: second }, { id: first }] })
  const data = (id: number) => ({ ...fichaData(school, id, FICHA), ...REPORT_DATES })
  expect(await createFicha(school, data(first), file)).toMatchObject({
    ...refused,
    body: { ...refused.body, programa: { id: second } },
  })
  expect((await createFicha(school, data(second), file)).status).toBe(201)
})
