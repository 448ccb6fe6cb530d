import { INSTRUCTOR_TYPES, type InstructorType } from '@fichero/contract/enums'
import type { UserAnswer, UserDetail } from '@fichero/contract/users.schema'
import { User } from '../../src/areas/users/user.entity.js'
import { buildAdmin, buildUser } from '../build.js'
import type { School } from '../school.js'
import type { Edit, Values } from './edit.js'

/** Days of a contract that is under way. */
export const CONTRACT = { fecha_inicio_contrato: '2026-02-03', fecha_fin_contrato: '2099-12-03' }
const NO_CONTRACT = { fecha_inicio_contrato: '', fecha_fin_contrato: '' }

let mails = 0

const PERSON: Edit['fields'] = {
  nombre: { value: 'Lucía', columns: ['nombre', 'busqueda', 'orden'] },
  apellido: { value: 'Vélez', columns: ['apellido', 'busqueda', 'orden'] },
  correo_institucional: { value: () => `otra${++mails}@fichero.example`, columns: ['correo_institucional'] },
  tipo_documento: { value: 'CE', columns: ['tipo_documento'] },
}
const SUMMARY: Edit['fields'] = { resumen_semanal: { value: true, columns: ['resumen_semanal'] } }
const ROLE = { value: 'admin', columns: ['rol', 'version_token'] }
const DATES: Edit['fields'] = {
  fecha_inicio_contrato: { value: '2026-02-04', columns: ['fecha_inicio_contrato'] },
  fecha_fin_contrato: { value: '2099-12-04', columns: ['fecha_fin_contrato'] },
}
const anotherType = (tipo: InstructorType) => (tipo === 'clave' ? 'virtual' : 'clave')

const readUser = async ({ api, adminToken }: School, id: number): Promise<UserDetail> =>
  (await api.get<UserAnswer>(`/users/${id}`, adminToken)).body.user

/** Returns the payload of the specification for a user. */
async function specified(school: School, id: number) {
  const { nombre, apellido, correo_institucional, tipo_documento, nro_documento, rol, tipo } = await readUser(
    school,
    id,
  )
  return { nombre, apellido, correo_institucional, tipo_documento, nro_documento, rol, tipo }
}

/** Returns a function that inserts a user and returns the id. */
export const buildOf = (overrides: Partial<User>) => async (school: School) =>
  (await buildUser(school.api.dataSource, overrides)).id

async function putUser({ api, adminToken }: School, id: number, values: Values, token = adminToken) {
  const { nro_documento } = await api.dataSource.manager.findOneByOrFail(User, { id })
  return api.put(`/users/update/${nro_documento}`, values, token)
}

const instructorForm = (tipo: InstructorType): Edit => ({
  form: `the form of an instructor of type ${tipo}`,
  table: 'usuario',
  build: buildOf({ tipo, ...CONTRACT }),
  async read(school, id) {
    const { fecha_inicio_contrato, fecha_fin_contrato, resumen_semanal } = await readUser(school, id)
    const { nro_documento: _, ...shown } = await specified(school, id)
    return { ...shown, fecha_inicio_contrato, fecha_fin_contrato, resumen_semanal }
  },
  // The form clears the dates if the type changes from contratista.
  send: (school, id, values) =>
    putUser(school, id, { ...values, ...(tipo === 'contratista' && values.tipo !== tipo && NO_CONTRACT) }),
  fields: {
    ...PERSON,
    ...SUMMARY,
    rol: ROLE,
    ...DATES,
    tipo: {
      value: anotherType(tipo),
      columns: ['tipo', ...(tipo === 'contratista' ? ['fecha_inicio_contrato', 'fecha_fin_contrato'] : [])],
    },
  },
})

const specifiedPayload = (tipo: InstructorType): Edit => ({
  form: `the payload of the specification of an instructor of type ${tipo}`,
  table: 'usuario',
  build: buildOf({ tipo, ...CONTRACT }),
  read: specified,
  send: putUser,
  fields: { ...PERSON, rol: ROLE, tipo: { value: anotherType(tipo), columns: ['tipo'] } },
})

/** Returns an edit by the profile form of the signed-in user. Only administrators have the type in it. */
const profileForm = (tipo: InstructorType, isAdmin: boolean): Edit => ({
  form: `the profile of ${isAdmin ? 'an administrator' : 'a person'} of type ${tipo}`,
  table: 'usuario',
  build: async ({ api }) => (await (isAdmin ? buildAdmin : buildUser)(api.dataSource, { tipo, ...CONTRACT })).id,
  async read(school, id) {
    const { rol: _, tipo: type, ...shown } = await specified(school, id)
    const { resumen_semanal } = await readUser(school, id)
    return { ...shown, resumen_semanal, contrasena: '', ...(isAdmin && { tipo: type }) }
  },
  async send(school, id, values) {
    const { api } = school
    const token = api.tokenOf(await api.dataSource.manager.findOneByOrFail(User, { id }))
    return putUser(school, id, values, token)
  },
  fields: {
    ...PERSON,
    ...SUMMARY,
    contrasena: { value: 'una bien larga', columns: ['contrasena', 'version_token'] },
    ...(isAdmin && { tipo: { value: anotherType(tipo), columns: ['tipo'] } }),
  },
})

const OF_EACH_KIND = ['contratista', 'planta', 'tecnico'] as const

/** Edits of users, by the forms and by other clients. */
export const USER_EDITS = [
  ...INSTRUCTOR_TYPES.map(instructorForm),
  ...OF_EACH_KIND.flatMap((type) => [specifiedPayload(type), profileForm(type, false), profileForm(type, true)]),
]

/** Sets the end of several contracts, here of one. */
export const contractExtension: Edit = {
  form: 'the form that extends contracts',
  table: 'usuario',
  build: buildOf({ tipo: 'tecnico', ...CONTRACT }),
  async send({ api, adminToken }, id, { fecha_fin_contrato }) {
    const { version } = await api.dataSource.manager.findOneByOrFail(User, { id })
    return api.post('/users/contratos', { personas: [{ id, version }], fecha_fin_contrato }, adminToken)
  },
  fields: { fecha_fin_contrato: { value: '2099-12-05', columns: ['fecha_fin_contrato'] } },
}
