import { emailField } from '@fichero/contract/common.schema'
import { identity } from '@fichero/contract/person.schema'
import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { fail } from '../../../errors/fail.js'
import { audit } from '../../../records/audit/audit.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { updateRow } from '../../../records/row-updates/update-row.js'
import { Centre } from '../../centres/centre.entity.js'
import { setWorkplaces } from '../../centres/known-centres.js'
import { newUser } from '../../users/new-user.js'
import { isLastAdmin } from '../../users/refuse-last-admin.js'
import { User } from '../../users/user.entity.js'
import { NOT_WAITING } from '../../users/waiting/waiting.js'
import type { ClaimedPerson, Grant } from './claimed-person.js'

/** What a person needs to be added without a form. */
const completePerson = z.object({ ...identity, correo_institucional: emailField('email_invalid') })

/** What decides about a person besides the claims. */
interface Rules {
  /** The roles that the rules grant. */
  granted: readonly User['rol'][]
  /** Document number of the account for emergencies, whose role no rule changes. */
  emergency: string
}

/**
 * Returns the user whom the claims are about, with the role and the centres that the rules grant. A rule also approves an access
 * request, and adds a person who is complete in the claims. Rules change nothing of a disabled user. Whether the user has access
 * is not checked.
 * @throws AppError if there is no such user
 */
export async function admitPerson(manager: EntityManager, person: ClaimedPerson, rules: Rules): Promise<User> {
  const user = await lockRow(manager, User, person.by)
  if (!user) return addPerson(manager, person)
  const { grant } = person
  if (user.nro_documento === rules.emergency || user.estado === 'deshabilitado') return user
  const claimed = grant?.rol ?? (rules.granted.includes(user.rol) ? 'user' : user.rol)
  const isKept = claimed !== 'admin' && (await isLastAdmin(manager, user))
  const rol = isKept ? user.rol : claimed
  const isApproved = grant !== undefined && user.estado === 'pendiente'
  return updateRow(manager, user, {
    actor: null,
    accion: isApproved ? 'registrations:approve' : 'users:update',
    values: { rol, estado: isApproved ? 'habilitado' : user.estado },
    // A new role ends all sessions of the user.
    unaudited: { version_token: user.version_token + Number(rol !== user.rol), ...(isApproved && NOT_WAITING) },
    also: await setCentres(manager, user.id, grant),
  })
}

/** Adds a person whom a rule grants access. */
async function addPerson(manager: EntityManager, person: ClaimedPerson): Promise<User> {
  const { grant } = person
  const complete = completePerson.safeParse({ ...person, tipo_documento: 'CC' })
  if (!grant || !complete.success) throw unknownPerson(person)
  const fields = {
    ...complete.data,
    rol: grant.rol,
    tipo: grant.rol === 'user' ? 'instructor' : 'ninguno',
    fecha_inicio_contrato: null,
    fecha_fin_contrato: null,
    estado: 'habilitado',
  } as const
  const user = await manager.save(User, manager.create(User, newUser({ ...fields, contrasena: null })))
  const centres = await setCentres(manager, user.id, grant)
  const despues = { ...fields, ...centres?.despues }
  await audit(manager, { actor: null, accion: 'users:create', entidad: 'usuario', entidad_id: user.id, despues })
  return user
}

/** The error for somebody who has to request access. Its params fill the form. */
function unknownPerson({ nro_documento, nombre, apellido, correo_institucional }: ClaimedPerson) {
  const known = Object.entries({ nro_documento, nombre, apellido, correo_institucional })
  return fail('institution_without_access', Object.fromEntries(known.map(([name, value]) => [name, value ?? ''])))
}

/** Sets the centres that rules name. Centres that are unknown or not confirmed are left out. */
async function setCentres(manager: EntityManager, id_usuario: number, grant: Grant | undefined) {
  if (!grant || grant.centres.length === 0) return undefined
  const centres = await manager.findBy(Centre, { codigo: In(grant.centres), confirmado: true })
  return setWorkplaces(
    manager,
    id_usuario,
    centres.map(({ id }) => id),
  )
}
