import { User } from '../../src/areas/users/user.entity.js'
import { buildCentre, buildDocument, buildFicha, buildProgram } from '../build.js'
import type { School } from '../school.js'
import { CONTACT_EDITS } from './contact-edits.js'
import type { Edit } from './edit.js'
import { centreForm, documentForm, fichaForm, fichaOfOtherClient, fichaStageForm, programForm } from './record-edits.js'
import { buildOf, CONTRACT, contractExtension, USER_EDITS } from './user-edits.js'

/** Returns an edit by a call that has no form and changes only the state of a row. */
const stateOf = (
  table: string,
  build: Edit['build'],
  path: (key: number) => string,
  overrides: Partial<Edit> = {},
): Edit[] => [
  {
    form: 'which has no form,',
    table,
    build,
    send: ({ api, adminToken }, key) => api.post(path(key), undefined, adminToken),
    fields: { estado: { value: undefined, columns: ['estado'] } },
    ...overrides,
  },
]

const approval: Edit = {
  form: 'which has no form,',
  table: 'usuario',
  build: buildOf({ estado: 'pendiente', tipo: 'tecnico', ...CONTRACT }),
  async send({ api, adminToken }, id) {
    const { nro_documento } = await api.dataSource.manager.findOneByOrFail(User, { id })
    return api.call('PATCH', `/admin/approve-user/${nro_documento}`, { token: adminToken })
  },
  fields: { estado: { value: undefined, columns: ['estado'] } },
}

const confirmation: Edit = {
  form: 'which has no form,',
  table: 'centro',
  build: async ({ api }) => (await buildCentre(api.dataSource, { confirmado: false })).id,
  send: ({ api, adminToken }, id) => api.post(`/centros/${id}/confirmar`, undefined, adminToken),
  fields: { estado: { value: undefined, columns: ['confirmado'] } },
}

const ENDS_SESSIONS = { fields: { estado: { value: undefined, columns: ['estado', 'version_token'] } } }
const NUMBERED = { key: 'nro_ficha' }
const buildDisabled = {
  user: buildOf({ estado: 'deshabilitado', tipo: 'tecnico', ...CONTRACT }),
  ficha: async ({ api }: School) => (await buildFicha(api.dataSource, { estado: 'deshabilitado' })).nro_ficha,
  program: async ({ api }: School) => (await buildProgram(api.dataSource, { estado: 'deshabilitado' })).id,
  document: async ({ api }: School) => (await buildDocument(api.dataSource, { estado: 'retirado' })).id,
}

/** Edits by call. A spec fails for a call that is neither in this list nor in `OTHER_CHANGES`. */
export const EDITS: Record<string, Edit[]> = {
  'PUT /users/update/:nro_documento': USER_EDITS,
  'POST /users/contratos': [contractExtension],
  'PUT /fichas/:nroFicha': [
    fichaForm,
    fichaStageForm('productiva', ['etapa']),
    fichaStageForm(null, ['etapa_a_mano']),
    fichaOfOtherClient,
  ],
  'PUT /centros/:id': [centreForm],
  'POST /centros/:id/confirmar': [confirmation],
  'PUT /programs/update/:id': [programForm(true), programForm(false)],
  'PUT /fichas/:nroFicha/aprendices/:documentNumber': CONTACT_EDITS,
  'PUT /manuals/documentos/:id': [documentForm],
  'PATCH /admin/approve-user/:nro_documento': [approval],
  'POST /users/disabled/:id': stateOf('usuario', buildOf(CONTRACT), (id) => `/users/disabled/${id}`, ENDS_SESSIONS),
  'POST /users/enabled/:id': stateOf('usuario', buildDisabled.user, (id) => `/users/enabled/${id}`, ENDS_SESSIONS),
  'POST /fichas/disabled/:id': stateOf('ficha', fichaForm.build, (id) => `/fichas/disabled/${id}`, NUMBERED),
  'POST /fichas/enabled/:id': stateOf('ficha', buildDisabled.ficha, (id) => `/fichas/enabled/${id}`, NUMBERED),
  'POST /programs/disabled/:id': stateOf('programa', programForm(true).build, (id) => `/programs/disabled/${id}`),
  'POST /programs/enabled/:id': stateOf('programa', buildDisabled.program, (id) => `/programs/enabled/${id}`),
  'POST /manuals/documentos/:id/retirar': stateOf(
    'documento',
    documentForm.build,
    (id) => `/manuals/documentos/${id}/retirar`,
  ),
  'POST /manuals/documentos/:id/restaurar': stateOf(
    'documento',
    buildDisabled.document,
    (id) => `/manuals/documentos/${id}/restaurar`,
  ),
}

const SERVICE = 'changes one column: see `module-service.sql.spec.ts`'
const RELEASES = 'changes which release is used; the specs in `remotes` compare all columns that the answer shows'

/** Calls that change more than the fields of a form, with a description. */
export const OTHER_CHANGES: Record<string, string> = {
  'POST /fichas/:nroFicha/evaluaciones/:plan': 'applies a plan of a load',
  'POST /fichas/:nroFicha/importaciones/:id/deshacer': 'undoes a load',
  'POST /fichas/:nroFicha/aprendices/:documentNumber/documento': 'gives a person another key',
  'POST /fichas/:nroFicha/aprendices/:documentNumber/union': 'merges two people',
  'POST /fichas/:nroFicha/enlaces': 'adds links',
  'POST /fichas/:nroFicha/aprendices/:documentNumber/avisos': 'replaces the last notice',
  'POST /fichas/:nroFicha/aprendices/:documentNumber/avisos/correo': 'sends a message',
  'POST /fichas/:nroFicha/avisos/correo': 'sends messages',
  'POST /fichas/pendientes/avisos/correo': 'sends a message',
  'POST /fichas/tyt/pasos': 'edits several rows: see `tyt-steps.sql.spec.ts`',
  'POST /fichas/tyt/carga/:id/deshacer': 'undoes a load',
  'POST /fichas/pe-04/:id/deshacer': 'undoes a load',
  'POST /fichas/lotes': 'creates a batch',
  'POST /fichas/lotes/:id/planear': 'queues reports: see `batches.sql.spec.ts`',
  'POST /fichas/lotes/:id/aplicar': 'queues reports: see `batches.sql.spec.ts`',
  'POST /fichas/lotes/:id/deshacer': 'queues reports: see `batches.sql.spec.ts`',
  'POST /fichas/lotes/:id/cancelar': 'takes reports out of the queue: see `batches.sql.spec.ts`',
  'POST /modulos/:remoto/servicio': 'is forwarded to the service of a module',
  'PUT /modulos/:remoto/datos/:clave': 'replaces a value of a module: see `module-data.sql.spec.ts`',
  'POST /auth/logout': 'ends a session',
  'POST /auth/register': 'adds a request for access',
  'POST /manuals/opiniones': 'adds a comment',
  'POST /users/create': 'creates a user',
  'POST /centros': 'creates a centre',
  'POST /admin/remotes/claves': 'adds a deploy token',
  'POST /admin/access-link/:nro_documento': 'adds a link',
  'PUT /admin/remotes/proxima': 'replaces the announcement: see `next-release.long.spec.ts`',
  'POST /admin/remotes/claves/:id/revocar': 'ends a deploy token',
  'POST /remotes/:nombre/publicar': RELEASES,
  'POST /remotes/:nombre/lanzamientos': RELEASES,
  'POST /remotes/:nombre/activar': RELEASES,
  'POST /remotes/:nombre/devolver': RELEASES,
  'POST /remotes/:nombre/retirar-modulo': RELEASES,
  'POST /admin/remotes/:nombre/activar': RELEASES,
  'POST /admin/remotes/:nombre/devolver': RELEASES,
  'POST /admin/remotes/:nombre/retirar-modulo': RELEASES,
  'POST /admin/remotes/:nombre/fijar': RELEASES,
  'POST /admin/remotes/:nombre/soltar': RELEASES,
  'POST /admin/remotes/:nombre/retirar': RELEASES,
  'PUT /remotes/:nombre/lanzamientos/:hash/figuras': 'changes one column: see `page-figures.long.spec.ts`',
  'PUT /admin/remotes/:nombre/servicio': SERVICE,
  'POST /admin/remotes/:nombre/quitar-servicio': SERVICE,
}
