import type { RejectionAnswer } from '@fichero/contract/admin.schema'
import type { ContactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import type { SearchAnswer } from '@fichero/contract/search.schema'
import { batchesOf } from '../../../testing/batches.js'
import { buildUser } from '../../../testing/build.js'
import { deliverMail } from '../../../testing/deliver-mail.js'
import { onMysql, onSqlite } from '../../../testing/engine.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { columnsWith, filesWith, tablesWith } from '../../../testing/find-marks.js'
import { commandsIn } from '../../../testing/page-commands.js'
import { SHELL } from '../../../testing/registry.js'
import { demoBuild, emptyRoot } from '../../../testing/remote-build.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import { STAYS } from '../../../testing/stays-after-removal.js'
import { InstitutionSession } from '../../areas/auth/institution/institution-session.entity.js'
import { User } from '../../areas/users/user.entity.js'
import { inTransaction } from '../../database/transaction.js'
import { templateColumns } from '../../files/spreadsheet-reader/headings.js'
import type { Cell } from '../../files/spreadsheet-reader/sheet.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { MailService } from '../../mail/mail.service.js'
import { composeMail } from '../../mail/messages.js'
import { remainingData } from '../../records/backup-log/removal-texts.js'
import { PERSON_TABLES } from './person-tables.js'

// After a removal, the removed data is in no table, no answer of the API and no file.

const [FICHA, OTHER_FICHA] = [2_999_101, 2_999_102]
const DOCUMENT = '1013599777'
const [PHONES, MAILS, TYPED] = ['3015550101 / 3015550102', 'marca.uno@correo.example ; otra', '3015550103']
const ACCOUNT = '52777122'
const APPLICANT = '52777123'
/** Texts that must disappear, by the kind of removal that deletes them. */
const MARKS = {
  contact: ['3015550101', '3015550102', 'marca.uno@correo.example', TYPED],
  account: ['primera.marca', 'segunda.marca', 'tercera.marca', 'argon2'],
  request: ['Xiomarca', 'Zutanez', 'xiomarca', '2031-03-04'],
}
const ALL_MARKS = Object.values(MARKS).flat()
const HEADINGS = [
  'Tipo de Documento',
  'Número de Documento',
  'Nombre',
  'Apellidos',
  'Celular',
  'Correo Electrónico',
  'Estado',
]
const TEXT_TYPES = new Set(['varchar', 'text', 'json', 'simple-json'])
const OUTBOX = expect.stringMatching(/^outbox.*\.eml$/)
/** A list with a person who has no mark. */
const listOfAnother = (name: string) =>
  spreadsheet(name, [HEADINGS, ['CC', '1013599779', 'OTRA', 'TRES', '', '', 'EN FORMACION']], 'xlsx')
/** A list with the person whose data has the marks, and another person. */
const listWithMarks = (name: string, above: Cell[][] = []) => {
  const rows = [
    ['CC', DOCUMENT, 'MARCA', 'UNO', PHONES, MAILS, 'EN FORMACION'],
    ['CC', '1013599778', 'OTRA', 'DOS', '3025550199', 'otra.dos@correo.example', 'EN FORMACION'],
  ]
  return spreadsheet(name, [...above, HEADINGS, ...rows], 'xlsx')
}

let school: FichaSchool
let builds: Awaited<ReturnType<typeof emptyRoot>>
const release = demoBuild(undefined, {
  data: [
    { key: 'grupos', of: 'all', access: 'authenticated' },
    { key: 'vista', of: 'person', access: 'authenticated' },
  ],
})
/** The columns and files that contained each mark before the removals. */
const locations = new Map<string, string[]>()
const plans: [ficha: number, id: string][] = []
const answers: Record<keyof typeof MARKS, object> = { contact: {}, account: {}, request: {} }

beforeAll(async () => {
  builds = await emptyRoot()
  await builds.writeShell(SHELL)
  await builds.write(release)
  school = await openFichaSchool({ distRoot: builds.root, production: false })
  // The first request of a page publishes the release.
  await school.api.get('/remotes')
  await plantContact()
  const id = await plantAccount()
  await plantRequest()
  expect((await reportFailure(ALL_MARKS)).status).toBe(200)
  for (const mark of ALL_MARKS)
    locations.set(mark, [...(await columnsWith(school.api.dataSource, mark)), ...(await inFiles(mark))])

  answers.contact = await remove(DOCUMENT)
  expect((await school.api.post(`/users/disabled/${id}`, {}, school.adminToken)).status).toBe(200)
  answers.account = await remove(ACCOUNT)
  answers.request = await reject(APPLICANT)
  await school.api.app.get(BackgroundTasks).finished()
})
afterAll(async () => {
  await school.close()
  await builds.remove()
})

const remaining = (kind: Parameters<typeof remainingData>[0]) => remainingData(kind, school.api.database.target)
const inTables = (mark: string) => tablesWith(school.api.dataSource, mark)
const inFiles = (mark: string) => filesWith(school.api.database.dataDir, mark)
const locationsOf = async (find: (mark: string) => Promise<unknown[]>) =>
  Object.fromEntries(await Promise.all(ALL_MARKS.map(async (mark) => [mark, await find(mark)])))
const NOWHERE = Object.fromEntries(ALL_MARKS.map((mark) => [mark, []]))

const foundBySearch = async (text: string): Promise<unknown[]> =>
  Object.values(
    (await school.api.get<SearchAnswer>(`/search?q=${encodeURIComponent(text)}`, school.adminToken)).body,
  ).flat()

const remove = (document: string) =>
  school.api.call<ContactRemovedAnswer>('DELETE', `/admin/personas/${document}/contacto`, { token: school.adminToken })
const reject = (document: string) =>
  school.api.call<RejectionAnswer>('DELETE', `/admin/reject-user/${document}`, { token: school.adminToken })

/** Reports the failure of a page, with a message that contains what the page showed. */
const reportFailure = (shown: string[]) =>
  school.api.post('/remotes/fallos', {
    remoto: 'demo',
    hash: release.descriptor.hash,
    motivo: 'render',
    mensaje: `Error: ${shown.join(' ')}`.slice(0, 300),
    pila: [{ archivo: 'remote-entry.js', linea: 1, columna: 1 }],
  })

/** Imports people, and one valid row, because an import without changes is not recorded. Invalid rows are skipped. */
async function importPeople(...rows: Cell[][]): Promise<void> {
  const added = ['CC', String(52_000_000 + people++), 'Otra', 'Persona', `nueva${people}@correo.example`, 'Planta']
  const file = spreadsheet('personas.xlsx', [templateColumns('personas'), ...rows, added], 'xlsx')
  const answer = await school.api.upload('POST', '/users/carga?parcial=true', { file }, school.adminToken)
  expect(answer.status).toBe(200)
}
let people = 1

async function simulate(ficha: number, name: string): Promise<void> {
  const path = `/fichas/${ficha}/aprendices?simular=true`
  const file = listWithMarks(name)
  const { body } = await school.api.upload<{ plan: { id: string } }>('PUT', path, { file }, school.adminToken)
  plans.push([ficha, body.plan.id])
}

/** Stores a value of a module. */
const saveValue = async (key: string, valor: unknown, token: string) =>
  expect((await school.api.put(`/modulos/demo/datos/${key}`, { valor }, token)).status).toBe(200)

/** Stores contact data of an apprentice: by an import with warnings, an edit, dry runs for two fichas, a batch, and a module. */
async function plantContact(): Promise<void> {
  expect((await addFicha(school, FICHA, listWithMarks('aprendices.xlsx'))).status).toBe(201)
  expect((await addFicha(school, OTHER_FICHA, listOfAnother('otros.xlsx'))).status).toBe(201)
  const path = `/fichas/${FICHA}/aprendices/${DOCUMENT}`
  expect((await school.api.put(path, { celular: TYPED }, school.adminToken)).status).toBe(200)
  await simulate(FICHA, 'aprendices (1).xlsx')
  await simulate(OTHER_FICHA, 'aprendices (2).xlsx')
  const above = [['Ficha de Caracterización:', `${OTHER_FICHA} - HUERTAS`]]
  await batchesOf(school).batchOf(listWithMarks('lote.xlsx', above))
  await saveValue('grupos', [{ nro_documento: DOCUMENT, celular: TYPED }, { nro_documento: '1' }], school.adminToken)
}

/** Stores data of an account: current and former address, messages to both, a password, and an import that differs. */
async function plantAccount(): Promise<number> {
  const { api, adminToken } = school
  const person = await buildUser(api.dataSource, {
    nro_documento: ACCOUNT,
    nombre: 'Zoraida',
    correo_institucional: 'primera.marca@correo.example',
    password: 'una clave de prueba',
  })
  const { nombre, apellido, tipo_documento, tipo, rol } = person
  const correo_institucional = 'segunda.marca@correo.example'
  const edited = { nombre, apellido, tipo_documento, tipo, rol, correo_institucional }
  expect((await api.put(`/users/update/${ACCOUNT}`, edited, adminToken)).status).toBe(200)
  await saveValue(
    'vista',
    { firma: correo_institucional },
    api.tokenOf(await api.dataSource.manager.findOneByOrFail(User, { id: person.id })),
  )
  await api.post(`/admin/access-link/${ACCOUNT}`, undefined, adminToken)
  const deployToken = { nombre: 'CI', remoto: 'demo', activa: false, dias: 30, correo: correo_institucional }
  expect((await api.post('/admin/remotes/claves', deployToken, adminToken)).status).toBe(200)
  await api.dataSource.manager.insert(InstitutionSession, {
    ...{ id: 'a'.repeat(22), id_usuario: person.id, vence: new Date('2100-01-01') },
    ...{ sub: correo_institucional, sid: correo_institucional, identidad: correo_institucional },
  })
  await api.app.get(BackgroundTasks).finished()
  const message = composeMail({ ...person, correo_institucional }, 'passwordChanged')
  await inTransaction(api.dataSource, (manager) => api.app.get(MailService).sendAfter(manager, message))
  await importPeople(
    ['CC', ACCOUNT, 'Zoraida', 'Otra', 'tercera.marca@correo.example', 'Planta'],
    ['CC', '52000998', 'Nueva', 'Persona', correo_institucional, 'Planta'],
  )
  return person.id
}

/** Stores data of an applicant: the access request, a stored message, and an import that differs. */
async function plantRequest(): Promise<void> {
  const request = {
    nro_documento: APPLICANT,
    tipo_documento: 'CC',
    nombre: 'Xiomarca',
    apellido: 'Zutanez',
    tipo: 'contratista',
    correo_institucional: 'xiomarca.zutanez@fichero.example',
    fecha_inicio_contrato: '2031-03-04',
    fecha_fin_contrato: '2032-03-04',
  }
  expect((await school.api.post('/auth/register', request)).status).toBe(200)
  const contract = ['Contratista', '2031-03-05', '2033-01-02', null]
  await importPeople(['CC', APPLICANT, 'Xiomarca', 'Zutanez', 'xiomarca.zutanez@otro.example', ...contract])
  await school.api.app.get(MailService).send(composeMail({ ...request, idioma: 'es' }, 'approved', { enlace: '' }))
}

it.each(ALL_MARKS)('a removal deletes %s from all tables', async (mark) => {
  expect(locations.get(mark)).not.toEqual([])
  expect(await inTables(mark)).toEqual([])
})

onSqlite(() => {
  it('a removal leaves no removed data in the files of the data folder', async () => {
    expect(await locationsOf(inFiles)).toEqual(NOWHERE)
    expect(await inFiles('otra.dos@correo.example')).not.toEqual([])
  })
})

it('the test covers every text column of the tables about people, except columns with a reason to stay', () => {
  const covered = new Set([...[...locations.values()].flat(), ...Object.values(STAYS).flat()])
  const columns = school.api.dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
    'none' in (PERSON_TABLES[tableName] ?? {})
      ? []
      : columns.filter(({ type }) => TEXT_TYPES.has(String(type))).map((one) => `${tableName}.${one.databaseName}`),
  )
  expect(columns.length).toBeGreaterThan(40)
  expect(columns.filter((column) => !covered.has(column))).toEqual([])
})

it('the test covers messages and reported failures', async () => {
  expect([...locations.values()].flat()).toEqual(
    expect.arrayContaining(['correo_pendiente.cifrado', 'plan_importacion.contenido', OUTBOX]),
  )
  expect(await inTables(release.descriptor.hash)).toContain('causa_fallo')
})

it('a removal deletes plans of dry runs and data in the history, but no contact data of others', async () => {
  expect(await inTables('otra.dos@correo.example')).not.toEqual([])
  for (const [ficha, id] of plans)
    expect((await school.api.post(`/fichas/${ficha}/evaluaciones/${id}`, undefined, school.adminToken)).status).toBe(
      404,
    )
  const history = await school.api.get(`/fichas/${FICHA}/importaciones`, school.adminToken)
  for (const mark of MARKS.contact) expect(JSON.stringify(history.body)).not.toContain(mark)
})

it('only the document number of a rejected request remains', async () => {
  expect(await inTables(APPLICANT)).toEqual(['auditoria', 'importacion', 'retiro'])
})

it('the answer of a removal lists which data remains, and why', async () => {
  const none = { copias: [], copias_mas: 0 }
  expect(answers).toMatchObject({
    contact: { status: 200, body: { queda: remaining('contact'), ...none } },
    account: { status: 200, body: { queda: remaining('contact'), datos: { cuenta: 'deshabilitada' }, ...none } },
    request: { status: 200, body: { queda: remaining('rejection'), ...none } },
  })
})

onMysql(() => {
  it('each answer explains what the files of the database server keep', () => {
    for (const answer of Object.values(answers))
      expect(JSON.stringify(answer)).toMatch(/El servidor de la base.*The database server/)
  })
})

it('docs/operations.md rewrites all tables that contained removed data', async () => {
  const names = school.api.dataSource.entityMetadatas.map(({ tableName }) => tableName)
  const tables = [...locations.values()]
    .flat()
    .flatMap((location) => names.filter((name) => location.startsWith(`${name}.`)))
  const [command = ''] = commandsIn('docs/operations.md', 'sql').flatMap(
    ({ text }) => /OPTIMIZE TABLE (.+);/.exec(text)?.[1] ?? [],
  )
  expect([...new Set(tables)].filter((name) => !command.split(', ').includes(name))).toEqual([])
})

it('the search does not find removed data', async () => {
  expect(await locationsOf(foundBySearch)).toEqual(NOWHERE)
  expect(await foundBySearch('otra.dos@correo.example')).not.toEqual([])
})

it('the answer of a rejection notes that the message to the person may be pending', async () => {
  const { api } = school
  const { nro_documento } = await buildUser(api.dataSource, { estado: 'pendiente' })
  deliverMail(api)
  expect((await reject(nro_documento)).body).toMatchObject({ queda: remaining('mailedRejection') })
  await api.app.get(BackgroundTasks).finished()
})

it('a removal deletes the address of a request that an earlier version rejected', async () => {
  const note = `INSERT INTO auditoria (fecha, accion, entidad, entidad_id, antes) VALUES ('2026-01-01 08:00:00.000', 'registrations:reject', 'solicitud', '52777124', ?)`
  await school.api.dataSource.query(note, [JSON.stringify({ correo_institucional: 'antigua.marca@fichero.example' })])
  await school.api.call('DELETE', '/admin/personas/52777124/contacto', { token: school.adminToken })
  expect(await inTables('antigua.marca')).toEqual([])
})
