import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../../testing/build.js'
import { download, sheetsOf } from '../../../../testing/download.js'
import { spreadsheet } from '../../../../testing/spreadsheets.js'
import { templateColumns } from '../../../files/spreadsheet-reader/headings.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'
import { Centre } from '../../centres/centre.entity.js'
import { addWorkplaces } from '../../centres/known-centres.js'
import { User } from '../user.entity.js'

const NORTH = '9225 - CENTRO DEL NORTE'
const SOUTH = '9309 - CENTRO DE LA INDUSTRIA, LA EMPRESA Y LOS SERVICIOS'

let api: Api
let admin: User
let token = ''

beforeEach(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  token = api.tokenOf(admin)
})
afterEach(() => api.close())

/** Stores a confirmed centre, and returns its id. */
async function addCentre(word: string, confirmado = true): Promise<number> {
  const [codigo = '', nombre = ''] = word.split(' - ')
  const values = { codigo, nombre, codigo_regional: null, regional: null, confirmado, version: 1 }
  return (await api.dataSource.manager.save(Centre, api.dataSource.manager.create(Centre, values))).id
}
const addCentres = async () => ({ north: await addCentre(NORTH), south: await addCentre(SOUTH) })

const row = (document: number, role: Cell, centre: Cell): Cell[] => [
  ...['CC', document, 'Rosa', 'Peña Díaz', `${document}@fichero.example`, 'Planta', null, null],
  ...[role, centre],
]
const fileOf = (...rows: Cell[][]) => spreadsheet('personas.xlsx', [templateColumns('personas', true), ...rows], 'xlsx')
const load = (file: ReturnType<typeof fileOf>, query = '') =>
  api.upload<LoadUsersAnswer>('POST', `/users/carga${query}`, { file }, token)
const centrosOf = async (nro_documento: number) => {
  const { id } = await api.dataSource.manager.findOneByOrFail(User, { nro_documento: String(nro_documento) })
  return { id, centros: (await api.get<UserAnswer>(`/users/${id}`, token)).body.user.centros }
}
async function exported(users: User[]) {
  const response = await fetch(`${api.url}/api/users/exportacion`, {
    method: 'POST',
    headers: { 'x-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ ids: users.map(({ id }) => id) }),
  })
  return Object.values(sheetsOf(Buffer.from(await response.arrayBuffer())))[0] as Cell[][]
}
const templateOf = async () => Object.values((await download(api, '/programs/plantillas/personas', token)).sheets)[0]

it('a plan has role and centres of each new person, and the import stores both and audits them', async () => {
  const { north, south } = await addCentres()
  const file = fileOf(
    row(52_000_111, 'COORDINADORA', '9225'),
    row(52_000_222, null, 'centro de la industria, la empresa y los servicios; 9225'),
    row(52_000_333, 'Usuario', null),
  )
  const plan = await load(file, '?simular=true')
  expect(plan.body.nuevas?.map(({ fila, rol, centros }) => [fila, rol, centros])).toEqual([
    [2, 'coordinador', [north]],
    [3, 'user', [south, north]],
    [4, 'user', []],
  ])
  expect(plan.body.reporte.avisos.map(({ code, fila }) => [code, fila])).toEqual([['coordinator_by_file', 2]])
  const done = await load(file)
  expect([done.status, done.body.nuevas, done.body.reporte.registros.nuevos]).toEqual([200, undefined, 3])
  const [first, second, third] = await Promise.all([52_000_111, 52_000_222, 52_000_333].map(centrosOf))
  expect([first, second, third].map((one) => one?.centros)).toEqual([[north], [north, south], []])
  expect(await api.dataSource.manager.findOneBy(User, { id: first!.id })).toMatchObject({ rol: 'coordinador' })
  const [entry] = await auditEntriesOf(api.dataSource, 'usuario', second!.id)
  expect(entry).toMatchObject({ despues: { rol: 'user', centros: '9225, 9309' } })
  expect((await auditEntriesOf(api.dataSource, 'usuario', third!.id))[0]?.despues).not.toHaveProperty('centros')
})

it('a row with a centre that is unknown, not confirmed or named twice is rejected with the part that is unknown', async () => {
  await addCentres()
  await addCentre('9400 - CENTRO PROPUESTO', false)
  const known = await buildUser(api.dataSource)
  const { body } = await load(
    fileOf(
      row(52_000_111, null, '9225; Centro del Este'),
      row(52_000_222, null, '9400'),
      row(Number(known.nro_documento), null, '9999'),
      row(52_000_444, null, '9309'),
    ),
    '?simular=true',
  )
  expect(body.reporte.rechazos).toMatchObject([
    {
      code: 'centre_unknown',
      fila: 2,
      columna: 'Centro',
      valor: 'Centro del Este',
      motivo: expect.stringMatching(/^«Centro del Este» no es un centro que usted pueda elegir: escriba el código/),
    },
    { code: 'centre_unknown', fila: 3, valor: '9400' },
    { code: 'centre_unknown', fila: 4, valor: '9999' },
  ])
  expect(body.nuevas).toMatchObject([{ fila: 5 }])
})

it('a row with more centres than a person may have is rejected', async () => {
  const codes = Array.from({ length: 21 }, (_, index) => String(9_100 + index))
  for (const code of codes) await addCentre(`${code} - CENTRO ${code}`)
  const { body } = await load(fileOf(row(52_000_111, null, codes.join(';'))), '?simular=true')
  expect(body.reporte.rechazos).toMatchObject([
    { code: 'centres_too_many', motivo: 'la fila nombra 21 centros: deje 20 o menos.' },
  ])
})

it('an import does not change the centres or the role of an existing user, and warns about other ones', async () => {
  const { north } = await addCentres()
  const [same, other] = [await buildRosa(52_000_111), await buildRosa(52_000_222)]
  await buildRosa(52_000_333)
  await addWorkplaces(api.dataSource.manager, north, [same.id, other.id])
  const lines = [row(52_000_111, null, '9225'), row(52_000_222, 'Coordinador', SOUTH), row(52_000_333, null, '9225')]
  const { body } = await load(fileOf(...lines), '?simular=true')
  const about = body.reporte.avisos.filter(({ code }) => code !== 'person_enabled')
  expect(about.map(({ code, fila, columna, valor }) => [code, fila, columna, valor])).toEqual([
    ['person_no_coordinator_here', 3, 'Rol', 'coordinador'],
    ['person_differs_here', 3, 'Centro', SOUTH],
    ['person_empty_here', 4, 'Centro', NORTH],
  ])
  expect(about[1]?.motivo).toContain(`aquí dice «${NORTH}», el archivo dice «${SOUTH}». Se dejará como está`)
  await load(fileOf(...lines))
  expect(await centrosOf(52_000_222)).toEqual({ id: other.id, centros: [north] })
})

/** Stores a user with the name and mail address of `row`. */
const buildRosa = (document: number) =>
  buildUser(api.dataSource, {
    nro_documento: String(document),
    nombre: 'Rosa',
    apellido: 'Peña Díaz',
    correo_institucional: `${document}@fichero.example`,
  })

it('an exported workbook can be corrected and loaded again', async () => {
  const { north, south } = await addCentres()
  const users = [
    await buildUser(api.dataSource, { rol: 'coordinador', tipo: 'ninguno' }),
    await buildUser(api.dataSource, { tipo: 'tecnico' }),
  ]
  await addWorkplaces(api.dataSource.manager, north, [users[0]!.id])
  await addWorkplaces(api.dataSource.manager, south, [users[0]!.id])
  const [headings = [], ...rows] = await exported(users)
  expect(headings.slice(-1)).toEqual(['Centro'])
  expect(rows.map((cells) => [cells[4], cells.at(-1)])).toEqual([
    ['Coordinador', `${SOUTH}; ${NORTH}`],
    ['Usuario', null],
  ])
  const again = await load(spreadsheet('personas.xlsx', [headings, ...rows], 'xlsx'), '?simular=true')
  expect(again.body.reporte).toMatchObject({ rechazados: 0, registros: { nuevos: 0, sin_cambio: 2 } })
  expect(again.body.reporte.avisos.map(({ code }) => code)).toEqual(['person_enabled', 'person_enabled'])
  const added = rows[0]!.with(1, 52_000_111).with(6, 'rosa@fichero.example')
  const { body: done } = await load(spreadsheet('personas.xlsx', [headings, ...rows, added], 'xlsx'))
  expect(done.reporte.registros).toMatchObject({ nuevos: 1, sin_cambio: 2 })
  expect((await centrosOf(52_000_111)).centros).toEqual([north, south])
})

it('with fewer than two confirmed centres, neither template nor export has the column, and the import ignores it', async () => {
  await addCentre(NORTH)
  await addCentre(SOUTH, false)
  expect(await templateOf()).toEqual([templateColumns('personas')])
  expect((await exported([admin]))[0]).not.toContain('Centro')
  const { body } = await load(fileOf(row(52_000_111, null, 'cualquiera')))
  expect(body.reporte).toMatchObject({ rechazados: 0, registros: { nuevos: 1 }, avisos: [] })
  expect((await centrosOf(52_000_111)).centros).toEqual([])
})

it('with two confirmed centres, the template has the column', async () => {
  await addCentres()
  expect(await templateOf()).toEqual([[...templateColumns('personas'), 'Centro']])
})

it('a coordinator adds people to her centres, with the rules of the form', async () => {
  const { north, south } = await addCentres()
  await addCentre('9400 - CENTRO DEL ESTE')
  const coordinator = await buildUser(api.dataSource, { rol: 'coordinador' })
  await addWorkplaces(api.dataSource.manager, north, [coordinator.id])
  token = api.tokenOf(coordinator)
  const file = fileOf(
    row(52_000_111, 'Administrador', '9225'),
    row(52_000_222, 'Usuario', '9225; 9400'),
    row(52_000_333, 'Coordinador', null),
  )
  const single = (await load(file, '?simular=true')).body
  expect(single.reporte.rechazos).toMatchObject([
    { code: 'role_admin_only', fila: 2, columna: 'Rol', valor: 'admin' },
    { code: 'centre_unknown', fila: 3, columna: 'Centro', valor: '9400' },
  ])
  expect(single.nuevas).toMatchObject([{ fila: 4, rol: 'coordinador', centros: [north] }])

  await addWorkplaces(api.dataSource.manager, south, [coordinator.id])
  expect((await load(file, '?simular=true')).body.reporte.rechazos).toContainEqual(
    expect.objectContaining({ code: 'name_missing', fila: 4, columna: 'Centro' }),
  )
})
