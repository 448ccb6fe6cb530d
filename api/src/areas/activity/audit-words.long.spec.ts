import type { AuditAnswer } from '@fichero/contract/audit.schema'
import { auditFieldOf, UNSHOWN_AUDIT_FIELDS } from '@fichero/contract/audit-fields'
import { auditChanges, auditText } from '@fichero/contract/audit-text'
import { buildUser } from '../../../testing/build.js'
import { download } from '../../../testing/download.js'
import { loadReport, undoImport } from '../../../testing/import-history.js'
import { FICHA, getFicha, openFixtureFicha, openSchool, type School } from '../../../testing/school.js'
import { translatorsOf } from '../../i18n/texts.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'

// Sends many kinds of requests to the API, and checks the sentences that the audit log then shows.

const translate = translatorsOf('audit')
let school: School
let apprentice = ''
beforeAll(async () => {
  school = await openSchool()
  const { api, admin, adminToken } = school
  const program = await openFixtureFicha(school)
  await undoImport(school, await loadReport(school))
  await loadReport(school)
  const [person] = (await getFicha(school, FICHA)).aprendices
  apprentice = `${person?.nombre} ${person?.apellido}`
  const head = await buildUser(api.dataSource, { nombre: 'Marta', apellido: 'Gil' })
  const dates = { fechaInicioLectiva: '2026-02-02', fechaFinLectiva: '2027-08-02', fechaFinFicha: '2028-02-02' }
  const ficha = { idJefeFicha: head.nro_documento, idProgramaFormacion: program, oferta: 'abierta', ...dates }
  const profile = {
    nombre: 'Ana',
    apellido: 'Paz',
    correo_institucional: admin.correo_institucional,
    tipo_documento: 'CC',
  }
  const request = { nro_documento: '52000001', correo_institucional: 'rita@fichero.example', nombre: 'Rita' }
  const approved = { nro_documento: '52000002', correo_institucional: 'noe@fichero.example', nombre: 'Noé' }
  const requests: [method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown][] = [
    ['PUT', `/fichas/${FICHA}`, { ...ficha, jornada: 'nocturna' }],
    ['PUT', `/fichas/${FICHA}/aprendices/${person?.nro_documento}`, { celular: '3001112233', correo: '' }],
    ['POST', `/fichas/disabled/${FICHA}`],
    ['POST', `/users/disabled/${head.id}`],
    ['PUT', `/users/update/${admin.nro_documento}`, profile],
    ['POST', '/auth/register', { ...request, apellido: 'Mora', tipo_documento: 'CC', tipo: 'planta' }],
    ['DELETE', `/admin/reject-user/${request.nro_documento}`],
    ['POST', '/auth/register', { ...approved, apellido: 'Vera', tipo_documento: 'CC', tipo: 'planta' }],
    ['PATCH', `/admin/approve-user/${approved.nro_documento}`],
  ]
  for (const [method, path, body] of requests) {
    const reply = await api.call(method, path, { body, token: adminToken })
    if (reply.status >= 300) throw new Error(`${path} ${JSON.stringify(reply.body)}`)
  }
})
afterAll(() => school.close())

const entries = async (query = '') =>
  (await school.api.get<AuditAnswer>(`/admin/audit?limit=100${query}`, school.adminToken)).body.entries

it('the audit log has a sentence for each entry, with the names of actor and subject', async () => {
  expect((await entries()).map((entry) => auditText(entry, translate.es))).toEqual([
    'Ana Paz aprobó la solicitud de acceso de Noé Vera (52000002).',
    'Noé Vera (52000002) pidió acceso.',
    'Ana Paz rechazó la solicitud de acceso de 52000001.',
    '52000001 pidió acceso.',
    'Ana Paz cambió sus propios datos.',
    'Ana Paz deshabilitó a Marta Gil.',
    'Ana Paz deshabilitó la ficha 2888001.',
    `Ana Paz cambió los datos de contacto de ${apprentice}, de la ficha 2888001.`,
    'Ana Paz cambió los datos de la ficha 2888001.',
    'Ana Paz cargó un Reporte de Juicios Evaluativos en la ficha 2888001.',
    'Ana Paz deshizo la última carga de la ficha 2888001.',
    'Ana Paz cargó un Reporte de Juicios Evaluativos en la ficha 2888001.',
    'Ana Paz creó la ficha 2888001.',
    'Ana Paz cargó un reporte de aprendices en la ficha 2888001.',
    'Ana Paz creó el programa «Gestión de huertas urbanas y viveros».',
  ])
})

it('an entry shows values before and after a change, with translated labels', async () => {
  const [edit] = await entries('&accion=fichas:edit')
  const changes = auditChanges(edit!, translate.en, 'en')
  expect(changes).toContainEqual({ label: 'Shift', before: 'Mixed', after: 'Night' })
  expect(changes).toContainEqual({
    label: 'Head instructor',
    before: expect.stringContaining('Ana'),
    after: 'Marta Gil',
  })
  const [importEntry] = await entries('&accion=fichas:import-evaluations')
  expect(auditChanges(importEntry!, translate.en, 'en')).toContainEqual({
    label: 'File',
    before: null,
    after: 'Reporte de Juicios Evaluativos 2888001.xls',
  })
})

it('every stored field has a label, except the fields in UNSHOWN_AUDIT_FIELDS', async () => {
  const names = (await entries()).flatMap(({ antes, despues }) =>
    [antes, despues].flatMap((side) =>
      Object.entries(side ?? {}).flatMap(([name, value]) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.keys(value).map((key) => `${name}.${key}`)
          : [name],
      ),
    ),
  )
  const unnamed = new Set(names.filter((name) => !auditFieldOf(name) && !UNSHOWN_AUDIT_FIELDS.includes(name)))
  expect([...unnamed]).toEqual([])
})

it('the export contains the filtered entries, in the time of Colombia', async () => {
  const [edit] = await entries('&accion=fichas:edit')
  const path = '/admin/audit/exportacion?accion=fichas:edit&lang=en'
  const { status, sheets, headers } = await download(school.api, path, school.adminToken)
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain('activity.xlsx')
  const [headings, ...rows] = sheets.Activity ?? []
  expect(headings).toEqual(['Date and time', 'Who', 'Document', 'What happened', 'Changes'])
  const local = new Date(new Date(edit!.fecha).getTime() - 5 * 3600 * 1000)
  expect(rows).toEqual([
    [
      expect.any(Date),
      'Ana Paz',
      school.admin.nro_documento,
      'Ana Paz changed the details of ficha 2888001.',
      expect.stringContaining('Shift: Mixed → Night'),
    ],
  ])
  expect(Math.abs(Number(rows[0]?.[0]) - local.getTime())).toBeLessThan(2)
})

it('the export of a long log is complete and newest first, even if many entries have the same time', async () => {
  const { api, admin, adminToken } = school
  const entry = { id_usuario: admin.id, accion: 'auth:logout', entidad: 'usuario', antes: null, despues: null }
  const rows = Array.from({ length: 2003 }, (_, index) => ({
    ...entry,
    fecha: new Date(1_600_000_000_000 + Math.floor(index / 600) * 1000),
    entidad_id: String(admin.id),
  }))
  for (let first = 0; first < rows.length; first += 500)
    await api.dataSource.manager.insert(AuditEntry, rows.slice(first, first + 500))
  const { sheets } = await download(api, '/admin/audit/exportacion?accion=auth:logout', adminToken)
  const lines = sheets.Actividad ?? []
  expect(lines).toHaveLength(2004)
  const moments = lines.slice(1).map(([moment]) => Number(moment))
  expect(moments).toEqual(moments.toSorted((a, b) => b - a))
})

it('only administrators can read the audit log', async () => {
  for (const path of ['', '/personas', '/exportacion'])
    expect((await school.api.get(`/admin/audit${path}`, school.userToken)).status).toBe(403)
})
