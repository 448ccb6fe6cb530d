import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  DOCUMENT_STATES,
  type DocumentState,
  RECORD_STATES,
  type RecordState,
  ROLES,
  USER_STATES,
} from '@fichero/contract/enums'
import type { DocumentsAnswer } from '@fichero/contract/manuals.schema'
import type { Area, Reader, Try } from '../../testing/ability-area.js'
import { buildAdmin, buildApprentice, buildDocument, buildFicha, buildProgram, buildUser } from '../../testing/build.js'
import { pdf } from '../../testing/document-files.js'
import { type FichaSchool, openFichaSchool } from '../../testing/ficha-school.js'
import { fingerprint } from '../../testing/fingerprint.js'
import { fixture } from '../../testing/fixtures.js'
import { REMOTE_AREAS } from '../../testing/remote-abilities.js'
import { FICHA, fichaData, PROGRAM_DATA } from '../../testing/school.js'
import { Ficha } from '../areas/fichas/ficha.entity.js'
import type { enrolmentPolicy, fichaPolicy, fichasPolicy } from '../areas/fichas/fichas.policy.js'
import type { ManualDocument } from '../areas/manuals/manual-document.entity.js'
import type { documentPolicy, documentsPolicy } from '../areas/manuals/manuals.policy.js'
import { Program } from '../areas/programs/program.entity.js'
import type { programPolicy, programsPolicy } from '../areas/programs/programs.policy.js'
import type { User } from '../areas/users/user.entity.js'
import type { userPolicy, usersPolicy } from '../areas/users/users.policy.js'

// Tests every ability of every policy with each role and with a row in each state. Each test reads `can` in an answer, tries
// the action through its route, and checks that `can` predicted the outcome. A fingerprint of the database shows whether the
// action changed anything.

const DATES = { fechaInicioLectiva: '2026-02-02', fechaFinLectiva: '2027-08-02', fechaFinFicha: '2028-02-02' }
const PERSON = { tipo_documento: 'CC', nombre: 'Nadia', apellido: 'Prueba' }

const ficha: Area<typeof fichaPolicy, Ficha> = {
  rows: RECORD_STATES,
  async row(kind, { school: { api } }) {
    await api.dataSource.manager.update(Ficha, { nro_ficha: FICHA }, { estado: kind as RecordState, jornada: 'mixta' })
    return api.dataSource.manager.findOneByOrFail(Ficha, { nro_ficha: FICHA })
  },
  read: ({ school: { api }, token }) => api.get(`/fichas/${FICHA}`, token),
  tries: {
    edit: ({ school: { api, admin }, token }, { id_programa_formacion: idProgramaFormacion }) =>
      api.put(
        `/fichas/${FICHA}`,
        { ...DATES, idJefeFicha: admin.nro_documento, idProgramaFormacion, jornada: 'nocturna' },
        token,
      ),
    disable: ({ school: { api }, token }) => api.post(`/fichas/disabled/${FICHA}`, undefined, token),
    enable: ({ school: { api }, token }) => api.post(`/fichas/enabled/${FICHA}`, undefined, token),
    // A different file for each state: importing the same file again is accepted and changes nothing.
    importEvaluations: ({ school: { api }, token }, { estado }) => {
      const file = fixture(estado === 'habilitado' ? 'judgments' : 'judgmentsLater')
      return api.upload('PUT', `/fichas/${FICHA}/evaluaciones`, { file }, token)
    },
    shareProgress: ({ school: { api }, token }) => api.post(`/fichas/${FICHA}/enlaces`, undefined, token),
  },
}

const enrolment: Area<typeof enrolmentPolicy, { nroFicha: number; documento: string }> = {
  rows: [...RECORD_STATES, 'headed by oneself'],
  async row(kind, { school: { api }, actor }) {
    const values = kind === 'headed by oneself' ? { id_jefe: actor.id } : { estado: kind as RecordState }
    const { nro_ficha } = await buildFicha(api.dataSource, values)
    const { apprentice } = await buildApprentice(api.dataSource, { nro_ficha })
    return { nroFicha: nro_ficha, documento: apprentice.nro_documento }
  },
  read: async ({ school: { api }, token }, { documento }) => {
    const reply = await api.get<{ data?: unknown }>(`/fichas/aprendiz/${documento}`, token)
    return { ...reply, body: reply.body.data }
  },
  tries: {
    editContact: ({ school: { api }, token }, { nroFicha, documento }) =>
      api.put(`/fichas/${nroFicha}/aprendices/${documento}`, { celular: '3001112233' }, token),
    correct: ({ school: { api }, token }, { nroFicha, documento }) => {
      const data = { tipo_documento: 'CC', nro_documento: `9${documento}` }
      return api.post(`/fichas/${nroFicha}/aprendices/${documento}/documento`, data, token)
    },
    recordTyt: ({ school: { api }, token }, { nroFicha, documento }) => {
      const personas = [{ nro_ficha: nroFicha, nro_documento: documento }]
      return api.post('/fichas/tyt/pasos', { personas, paso: 'inscrito', fecha: '2020-03-02' }, token)
    },
    shareProgress: ({ school: { api }, token }, { nroFicha, documento }) =>
      api.post(`/fichas/${nroFicha}/enlaces?aprendiz=${documento}`, undefined, token),
  },
}

const program: Area<typeof programPolicy, Program> = {
  rows: RECORD_STATES,
  row: (kind, { school: { api } }) => buildProgram(api.dataSource, { estado: kind as RecordState }),
  read: ({ school: { api }, token }, { id }) => api.get(`/programs/${id}`, token),
  tries: {
    edit: ({ school: { api }, token }, { id }) =>
      api.put(`/programs/update/${id}`, { ...PROGRAM_DATA, nombrePrograma: `Otro nombre ${id}` }, token),
    disable: ({ school: { api }, token }, { id }) => api.post(`/programs/disabled/${id}`, undefined, token),
    enable: ({ school: { api }, token }, { id }) => api.post(`/programs/enabled/${id}`, undefined, token),
  },
}

const updateUser = ({ school: { api }, token }: Reader, { nro_documento, ...user }: User, changes: Partial<User>) => {
  const { correo_institucional, rol, tipo } = user
  return api.put(`/users/update/${nro_documento}`, { ...PERSON, correo_institucional, rol, tipo, ...changes }, token)
}

const user: Area<typeof userPolicy, User> = {
  rows: [...USER_STATES, 'oneself', 'an administrator'],
  row: async (kind, { school: { api }, actor }) => {
    if (kind === 'oneself') return actor
    if (kind === 'an administrator') return buildAdmin(api.dataSource)
    return buildUser(api.dataSource, { estado: kind as User['estado'] })
  },
  read: async ({ school: { api }, token }, { id }) => {
    const reply = await api.get<{ user?: unknown }>(`/users/${id}`, token)
    return { ...reply, body: reply.body.user }
  },
  tries: {
    edit: (reader, row) => updateUser(reader, row, {}),
    assign: (reader, row) => updateUser(reader, row, { rol: row.rol === 'coordinador' ? 'user' : 'coordinador' }),
    disable: ({ school: { api }, token }, { id }) => api.post(`/users/disabled/${id}`, undefined, token),
    enable: ({ school: { api }, token }, { id }) => api.post(`/users/enabled/${id}`, undefined, token),
    link: ({ school: { api }, token }, { nro_documento }) =>
      api.post(`/admin/access-link/${nro_documento}`, undefined, token),
  },
}

const DOCUMENT_DATA = { titulo_es: 'Guía', titulo_en: 'Guide', categoria: 'guias' }

const document: Area<typeof documentPolicy, ManualDocument> = {
  rows: DOCUMENT_STATES,
  row: (kind, { school: { api } }) => buildDocument(api.dataSource, { estado: kind as DocumentState }),
  read: async ({ school: { api }, token }, { id }) => {
    const reply = await api.get<DocumentsAnswer>('/manuals/documentos', token)
    return { ...reply, body: reply.body.documentos.find((one) => one.id === id) }
  },
  tries: {
    edit: ({ school: { api }, token }, { id }) => api.put(`/manuals/documentos/${id}`, DOCUMENT_DATA, token),
    withdraw: ({ school: { api }, token }, { id }) => api.post(`/manuals/documentos/${id}/retirar`, undefined, token),
    restore: ({ school: { api }, token }, { id }) => api.post(`/manuals/documentos/${id}/restaurar`, undefined, token),
  },
}

const newUser = (document: string) => ({
  ...PERSON,
  nro_documento: document,
  correo_institucional: `nueva${document}@fichero.example`,
  contrasena: 'una clave',
  rol: 'user',
  tipo: 'contratista',
  fecha_inicio_contrato: '2026-01-01',
  fecha_fin_contrato: '2026-12-31',
})

/** For abilities on a list. A list has no states, and its answer contains `can`. */
const LIST = { rows: ['any'], row: async () => undefined } as const

const fichas: Area<typeof fichasPolicy, undefined> = {
  ...LIST,
  read: ({ school: { api }, token }) => api.get('/fichas', token),
  tries: {
    create: async ({ school, token }) => {
      const { id_programa_formacion: id } = await school.api.dataSource.manager.findOneByOrFail(Ficha, {})
      const parts = { data: fichaData(school, id, FICHA + 1), file: fixture('apprenticesPlain') }
      return school.api.upload('POST', '/fichas/create', parts, token)
    },
    viewDisabled: ({ school: { api }, token }) => api.get('/fichas/disabled', token),
  },
}

const programs: Area<typeof programsPolicy, undefined> = {
  ...LIST,
  read: ({ school: { api }, token }) => api.get('/programs', token),
  tries: {
    create: ({ school: { api }, token }) =>
      api.upload(
        'POST',
        '/programs/create',
        { data: { ...PROGRAM_DATA, nombrePrograma: 'Otro' }, file: fixture('program') },
        token,
      ),
    viewDisabled: ({ school: { api }, token }) => api.get('/programs/disabled', token),
  },
}

const users: Area<typeof usersPolicy, undefined> = {
  ...LIST,
  read: ({ school: { api }, token }) => api.get('/users', token),
  tries: {
    create: ({ school: { api }, actor, token }) => api.post('/users/create', newUser(`9${actor.id}00000`), token),
    viewDisabled: ({ school: { api }, token }) => api.get('/users/disabled', token),
  },
}

const documents: Area<typeof documentsPolicy, undefined> = {
  ...LIST,
  read: ({ school: { api }, token }) => api.get('/manuals/documentos', token),
  tries: {
    publish: ({ school: { api }, actor, token }) => {
      const file = { name: 'a.pdf', bytes: pdf(actor.nro_documento) }
      return api.upload('POST', '/manuals/documentos', { data: DOCUMENT_DATA, file, field: 'archivo' }, token)
    },
  },
}

/** Policies for single rows, keyed by export name. Each action must change the database if it is allowed. */
const ROW_AREAS = {
  fichaPolicy: ficha,
  enrolmentPolicy: enrolment,
  programPolicy: program,
  userPolicy: user,
  documentPolicy: document,
  ...REMOTE_AREAS,
}
/** Policies for lists. Each request must succeed if it is allowed. */
const LIST_AREAS = { fichasPolicy: fichas, programsPolicy: programs, usersPolicy: users, documentsPolicy: documents }

it('the test covers every ability of every policy', async () => {
  const folder = join(__dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.policy.ts'))
  const policies = await Promise.all(files.map((file): Promise<object> => import(join(folder, file))))
  const declared = policies.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, policy]) =>
      name.endsWith('Policy') ? Object.keys(policy).map((ability) => `${name}.${ability}`) : [],
    ),
  )
  const tried = Object.entries({ ...ROW_AREAS, ...LIST_AREAS }).flatMap(([name, { tries }]) =>
    Object.keys(tries).map((ability) => `${name}.${ability}`),
  )
  expect(tried.sort()).toEqual(declared.sort())
})

describe.each([...ROLES, 'nobody'] as const)('as %s', (role) => {
  let school: FichaSchool
  beforeAll(async () => {
    school = await openFichaSchool()
  })
  afterAll(() => school.close())

  const newReader = async (): Promise<Reader> => {
    const actor = await buildUser(school.api.dataSource, { rol: role === 'nobody' ? 'user' : role })
    return { school, actor, token: role === 'nobody' ? undefined : school.api.tokenOf(actor) }
  }
  const check = async (area: Area<object, never>, ability: string, kind: string, writes: boolean) => {
    const reader = await newReader()
    const row = await area.row(kind, reader)
    const { body } = await area.read(reader, row)
    const can = (body as { can?: Record<string, boolean> } | undefined)?.can?.[ability] ?? false
    const before = await fingerprint(school.api.dataSource)
    const reply = await (area.tries as Record<string, Try<never>>)[ability]!(reader, row)
    const hasWritten = (await fingerprint(school.api.dataSource)) !== before
    const did = writes ? hasWritten : reply.status < 300
    expect({ can, did, reply }).toEqual({ can: did, did, reply })
    if (did) expect(reply.status).toBeLessThan(300)
    else expect(hasWritten).toBe(false)
    expect(reply.status).toBeLessThan(500)
  }
  const casesOf = (areas: object) =>
    Object.entries(areas).flatMap(([name, area]: [string, Area<object, never>]) =>
      Object.keys(area.tries).flatMap((ability) => area.rows.map((kind) => ({ name, area, ability, kind }))),
    )

  it.each(casesOf(ROW_AREAS))(
    'can.$ability of $name is true exactly if the API accepts the request for a row that is $kind',
    ({ area, ability, kind }) => check(area, ability, kind, true),
  )
  it.each(casesOf(LIST_AREAS))(
    'can.$ability of $name is true exactly if the API accepts the request',
    ({ area, ability, kind }) => check(area, ability, kind, false),
  )
})
