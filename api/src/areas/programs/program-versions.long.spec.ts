import type { ProgramAnswer, ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { fixture } from '../../../testing/fixtures.js'
import { judgmentsOfVersion } from '../../../testing/other-version.js'
import { createProgram, openSchool, type School } from '../../../testing/school.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const listedVersions = async (id: number, token?: string) =>
  (await school.api.get<ProgramAnswer>(`/programs/${id}`, token)).body.versiones.map(({ version }) => version)

const create = async (version: number) => {
  const { status, body } = await createProgram(school, judgmentsOfVersion(version))
  expect(status).toBe(201)
  return body.program?.id ?? 0
}

it('a program lists the versions that the reader may see, newest first', async () => {
  const { api, adminToken, userToken } = school
  const first = await create(1)
  expect(await listedVersions(first)).toEqual(['1'])
  const [tenth, second] = [await create(10), await create(2)]
  for (const id of [first, second, tenth]) expect(await listedVersions(id)).toEqual(['10', '2', '1'])
  const { versiones } = (await api.get<ProgramAnswer>(`/programs/${first}`)).body
  expect(versiones.map(({ id }) => id)).toEqual([tenth, second, first])
  await api.post(`/programs/disabled/${tenth}`, {}, adminToken)
  for (const token of [undefined, userToken]) expect(await listedVersions(first, token)).toEqual(['2', '1'])
  expect(await listedVersions(first, adminToken)).toEqual(['10', '2', '1'])
})

it('a program without a code has no versions', async () => {
  const { body } = await createProgram(school)
  expect(await listedVersions(body.program?.id ?? 0)).toEqual([])
})

it('the preview of a file lists the stored versions of its program', async () => {
  const { api, adminToken } = school
  const id = await create(1)
  const read = async (version: number) =>
    (
      await api.upload<ProgramFileAnswer>(
        'POST',
        '/programs/archivo',
        { file: judgmentsOfVersion(version) },
        adminToken,
      )
    ).body
  const versiones = [{ id, version: '1', nombre_programa: expect.any(String), estado: 'habilitado' }]
  expect(await read(2)).toMatchObject({ version: '2', existe: null, versiones })
  expect(await read(1)).toMatchObject({ version: '1', existe: { id }, versiones })
})

it('a program rejects a file of another version, and the error has the program of that version', async () => {
  const { api, adminToken } = school
  const first = await create(1)
  const put = () => {
    const data = { nombrePrograma: 'Huertas', totalHoras: 3984, nivel: 'tecnologo' }
    return api.upload('PUT', `/programs/update/${first}`, { data, file: judgmentsOfVersion(2) }, adminToken)
  }
  const otherVersion = {
    status: 422,
    body: { code: 'program_other_version', params: { recibido: '2', esperado: '1' } },
  }
  expect(await put()).toMatchObject({ ...otherVersion, body: { ...otherVersion.body, programa: null } })
  const second = await create(2)
  expect(await put()).toMatchObject({
    ...otherVersion,
    body: { ...otherVersion.body, programa: { id: second, version: '2' } },
  })
  const data = { nombrePrograma: 'Huertas', totalHoras: 3984, nivel: 'tecnologo' }
  const parts = { data, file: fixture('judgments') }
  expect((await api.upload('PUT', `/programs/update/${first}`, parts, adminToken)).status).toBe(200)
})
