import type { ImportChanges } from '@fichero/contract/import-history.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import { UNDO_DAYS, UNDO_LOADS } from '@fichero/contract/limits'
import { buildFicha, buildReport } from '../../../testing/build.js'
import { fakeDate } from '../../../testing/fake-date.js'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../testing/ficha-school.js'
import { undoImport } from '../../../testing/import-history.js'
import { spreadsheet } from '../../../testing/spreadsheets.js'
import { changedPeople } from '../../areas/fichas/import/changed-people.js'
import { type Detail, ImportDetail } from '../../files/import-records/import-detail.entity.js'
import { dueNow, removeDue } from './retention.js'
import { RETENTION_RULES } from './retention-rules.js'
import { withoutUndoData } from './stripped-loads.js'

const FICHA = 2_999_101
const DAY_MS = 24 * 60 * 60 * 1000
const NAMES = ['importacion_deshacer', 'importacion_avisos']
const RULES = RETENTION_RULES.filter(({ name }) => NAMES.includes(name))
const HEADINGS = [
  'Tipo de Documento',
  'Número de Documento',
  'Nombre',
  'Apellidos',
  'Celular',
  'Correo Electrónico',
  'Estado',
]
const FORMER = ['3015550101', 'uno@correo.example', '3015550102']

let school: FichaSchool
beforeAll(async () => {
  school = await openFichaSchool()
})
afterEach(() => jest.useRealTimers())
afterAll(() => school.close())

const target = () => ({ dataSource: school.api.dataSource, dataDir: school.api.database.dataDir })
const due = async (now: Date) =>
  Object.fromEntries((await dueNow(target(), RULES, now)).map(({ rule, filas }) => [rule.name, filas]))
const contents = async () =>
  JSON.stringify([
    await school.api.dataSource.query('SELECT * FROM importacion_detalle'),
    await school.api.dataSource.query('SELECT * FROM importacion'),
  ])

it('retention removes contact data of imports that can no longer be undone, and not the rest of their history', async () => {
  const { api, adminToken, admin } = school
  const list = (rows: string[][]) => spreadsheet('aprendices.xlsx', [HEADINGS, ...rows], 'xlsx')
  const [uno, dos] = ['1013599777', '1013599778']
  await addFicha(
    school,
    FICHA,
    list([
      ['CC', uno, 'ANA', 'UNO', FORMER[0]!, FORMER[1]!, 'EN FORMACION'],
      ['CC', dos, 'EVA', 'DOS', FORMER[2]!, '', 'EN FORMACION'],
    ]),
  )
  // An import with warnings about contact data, which was edited here and differs in the file.
  await api.put(`/fichas/${FICHA}/aprendices/${uno}`, { celular: '3015550109' }, adminToken)
  const rows = [
    ['CC', uno, 'ANA', 'UNO', '3015550188', 'otra@correo.example', 'CONDICIONADO'],
    ['CC', dos, 'EVA', 'DOS', '3015550199', '', 'EN FORMACION'],
  ]
  const { body } = await api.upload<ImportAnswer>(
    'PUT',
    `/fichas/${FICHA}/aprendices`,
    { file: list(rows) },
    adminToken,
  )
  const id = body.reporte.id
  const changes = async () =>
    (await api.get<ImportChanges>(`/fichas/${FICHA}/importaciones/${id}`, api.tokenOf(admin))).body.personas
  expect((await changes()).map(({ datos }) => datos.map(({ campo }) => campo))).toEqual([
    ['celular'],
    ['estado', 'correo'],
  ])
  for (const mark of ['3015550101', 'uno@correo.example', '3015550188']) expect(await contents()).toContain(mark)

  const importedAt = Date.now()
  expect(await due(new Date(importedAt + UNDO_DAYS * DAY_MS))).not.toHaveProperty('importacion_deshacer')
  const late = importedAt + (UNDO_DAYS + 2) * DAY_MS
  // Three imports are due: the creation of both fichas, and the import above. Two of them had warnings.
  expect(await due(new Date(late))).toEqual({ importacion_deshacer: 3, importacion_avisos: 2 })
  fakeDate(late)
  await removeDue(target(), await dueNow(target(), RULES, new Date(late)), new Date(late))
  expect(await due(new Date(late))).toEqual({})

  const remaining = await contents()
  for (const mark of [...FORMER, '3015550188', '3015550199', 'otra@correo.example'])
    expect(remaining).not.toContain(mark)
  expect((await changes()).map(({ nro_documento, datos }) => [nro_documento, datos])).toEqual([
    [uno, [{ campo: 'estado', antes: 'EN FORMACION', despues: 'CONDICIONADO' }]],
  ])
  expect(await undoImport(school, id, api.tokenOf(admin), FICHA)).toMatchObject({
    status: 409,
    body: { code: 'import_expired' },
  })
  const [enrolment] = await api.dataSource.query('SELECT celular FROM matricula WHERE nro_documento = ?', [dos])
  expect(enrolment).toEqual({ celular: '3015550199' })
})

it('retention removes contact data earlier if a ficha has many newer imports, and processes each import once', async () => {
  const { dataSource } = school.api
  const { nro_ficha } = await buildFicha(dataSource)
  const fecha = new Date()
  const add = (orden: number) => buildReport(dataSource, { nro_ficha, orden, fecha })
  // A value that looks like a key must not match.
  const contenido = { ...ALL, personas: [{ nro_documento: '1', antes: null, despues: { nombre: '"celular":' } }] }
  const details = dataSource.getRepository(ImportDetail)
  for (const orden of [1, 2])
    await details.insert({ id_importacion: (await add(orden)).id, contenido, id_deshacer: null })
  for (let orden = 3; orden <= UNDO_LOADS; orden++) await add(orden)
  expect(await due(fecha)).toEqual({})
  await add(UNDO_LOADS + 1)
  expect(await due(fecha)).toEqual({ importacion_deshacer: 1 })
  await removeDue(target(), await dueNow(target(), RULES, fecha), fecha)
  expect(await due(fecha)).toEqual({})
})

const change = (antes: object | null, despues: object | null) => ({ nro_documento: '1', antes, despues }) as never
const identity = { tipo_documento: 'CC', nombre: 'ANA', apellido: 'UNO' }
const numero = {
  antes: '1',
  despues: '2',
  persona: identity,
  otra: identity,
  fichas: [1],
  anteriores: [{ nro_anterior: '9', tipo_documento: 'TI' }],
  retirado: true,
}
/** A detail with all kinds of changes. */
const ALL: Detail = {
  creacion: false,
  programa: 3,
  personas: [change(identity, { ...identity, nombre: 'EVA' })],
  matriculas: [
    change({ celular: '300', celular_editado: null }, { celular: '301', celular_editado: '2026-01-01' }),
    change({ estado: 'EN FORMACION', correo: 'a@b.co' }, { estado: 'CANCELADO', correo: null }),
    change(null, { estado: 'EN FORMACION', celular: '300', correo: null }),
    change({ estado: 'EN FORMACION', celular: '300', correo: null }, null),
  ],
  documentos: [numero],
  fechas: { antes: '2026-01-01', otras: { 1: null } },
  union: {
    numero,
    id_matricula: 7,
    matriculas: [{ id: 7, celular: '300', correo: 'a@b.co' }],
    juicios: [{ id_matricula: 7, id_resultado: 1, estado: 'APROBADO' }],
    titulares: [{ id_matricula: 7, id_resultado: 2 }],
    cambios: [{ id_importacion: 1, id_matricula: 7, juicios: [] }],
  },
  titulares: [{ nro_documento: '1', id_resultado: 2, antes: null, despues: { evaluador_documento: '5' } }],
  retirados: [{ nro_documento: '1', id_resultado: 1, antes: null, despues: { estado: 'APROBADO' } }],
  nombres: [{ nro_documento: '1', nombre: 'ANA', apellido: 'UNO' }],
}

it('a detail without undo data shows the same changes, except contact data', () => {
  const shown = (detail: Detail) =>
    changedPeople(detail, [], new Map()).map(({ datos, ...person }) => ({
      ...person,
      datos: datos.filter(({ campo }) => campo !== 'celular' && campo !== 'correo'),
    }))
  const bare = withoutUndoData(ALL)
  expect(shown(bare)).toEqual(shown(ALL))
  expect(bare.matriculas).toEqual([
    change({ estado: 'EN FORMACION' }, { estado: 'CANCELADO' }),
    change(null, { estado: 'EN FORMACION' }),
    change({ estado: 'EN FORMACION' }, null),
  ])
  expect(JSON.stringify(bare)).not.toMatch(/300|a@b|2026-01-01|"TI"|APROBADO".*APROBADO/)
  expect(withoutUndoData(bare)).toEqual(bare)
})
