import type { UpdateUser, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { ContractAccess } from '../../access/contract-access.js'
import type { Actor } from '../../access/current-user.decorator.js'
import { hashPassword } from '../../access/passwords.js'
import { authorize } from '../../access/policy.js'
import type { RenewSession } from '../../access/session-renewal.decorator.js'
import { type Session, Tokens } from '../../access/tokens.js'
import { fail } from '../../errors/fail.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { MailService } from '../../mail/mail.service.js'
import { composeMail } from '../../mail/messages.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { requireGoodPassword } from '../../rules/password-rules.js'
import { endLinks } from '../access-links/links.js'
import { setWorkplaces } from '../centres/known-centres.js'
import { contractColumns } from './contract-columns.js'
import { writePerson } from './duplicates.js'
import { grantedCentres } from './granted-values.js'
import { lockUser, type UserOfCentres } from './lock-user.js'
import { nameColumns } from './name-columns.js'
import { presentUser } from './present-user.js'
import { notProven, Reauthentication } from './reauthentication.js'
import { refuseLastAdmin } from './refuse-last-admin.js'
import { User } from './user.entity.js'
import { userValues } from './user-values.js'
import { editOthers, userPolicy } from './users.policy.js'
import { NOT_WAITING } from './waiting/waiting.js'

interface Update {
  nro_documento: string
  data: UpdateUser
  ifMatch: string | undefined
}

/** An update after the checks that need no database transaction. */
interface Checked extends Update {
  actor: Actor
  /** Hash of the new password; absent if the update has no password. */
  hash: string | undefined
  /** Whether the actor has proved their identity recently, so that the update may change a password or an email. */
  isProven: boolean
  contracts: ContractAccess
}

const NOTHING_CHANGED = { antes: {}, despues: {} }
/** The values of the audit entry for a new password. */
const PASSWORD_CHANGED = { antes: {}, despues: { contrasena: 'cambiada' } }

@Injectable()
export class UserUpdateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: Tokens,
    private readonly reauthentication: Reauthentication,
    private readonly mail: MailService,
    private readonly tasks: BackgroundTasks,
    private readonly contracts: ContractAccess,
  ) {}

  async update(actor: Actor, session: Session, update: Update, renew: RenewSession): Promise<UserSavedAnswer> {
    const { nro_documento, data } = update
    const isSelf = nro_documento === actor.nro_documento
    // Checked before the lookup, so that the error does not reveal whether the user exists.
    if (!isSelf) authorize(editOthers, actor, undefined)
    const isProven = !isSelf || (await this.reauthentication.isProven(actor, session, data))
    if (data.contrasena !== undefined) requireGoodPassword(data.contrasena, { ...data, nro_documento }, 'contrasena')
    const hash = data.contrasena === undefined ? undefined : await hashPassword(data.contrasena)
    const unique = { nro_documento, correo_institucional: data.correo_institucional }
    const { before, user } = await writePerson(
      this.dataSource,
      unique,
      (manager) => save(manager, { ...update, actor, hash, isProven, contracts: this.contracts }),
      nro_documento,
    )
    this.notifyOwner(before, user)
    if (isSelf && user.version_token !== actor.version_token) renew(this.tokens.issue(user, session))
    return succeed(isSelf ? 'profile_updated' : 'user_updated', { user: presentUser(user, actor, this.contracts) })
  }

  /** Mails the user about a changed password or email, at the previous address. */
  private notifyOwner(before: User, now: User): void {
    const isNewAddress = before.correo_institucional !== now.correo_institucional
    if (before.contrasena !== now.contrasena)
      this.tasks.run(() => this.mail.send(composeMail(before, 'passwordChanged')))
    if (isNewAddress) this.tasks.run(() => this.mail.send(composeMail(before, 'emailChanged')))
  }
}

/** Saves the update in a transaction. Returns the user before and after. */
async function save(manager: EntityManager, checked: Checked): Promise<{ before: User; user: UserOfCentres }> {
  const { actor, nro_documento, data, ifMatch, hash, isProven, contracts } = checked
  const before = await lockUser(manager, { nro_documento })
  authorize(userPolicy.edit, actor, before)
  // A concurrent request changed the password or ended the sessions.
  if (before.id === actor.id && before.version_token !== actor.version_token) throw fail('session_ended')
  await requireVersion(ifMatch, before.version, () => presentUser(before, actor, contracts))
  const values = userValues(actor, before, data)
  const isNewCredential = hash !== undefined || values.correo_institucional !== before.correo_institucional
  if (isNewCredential && !isProven) throw notProven(before)
  const hasNewRole = values.rol !== before.rol
  if (hasNewRole) await refuseLastAdmin(manager, before)
  if (isNewCredential) await endLinks(manager, before.id)
  // A new role or a new password ends all sessions of the user.
  const version_token = before.version_token + Number(hasNewRole || hash !== undefined)
  const nameFields = nameColumns({ ...values, nro_documento })
  const unaudited = {
    ...nameFields,
    ...contractColumns(before, values),
    version_token,
    ...(hash !== undefined && { contrasena: hash, ...NOT_WAITING }),
  }
  const centros = data.centros === undefined ? before.centros : grantedCentres(actor, data.centros)
  const moved = data.centros === undefined ? NOTHING_CHANGED : await setWorkplaces(manager, before.id, centros)
  const secret = hash === undefined ? NOTHING_CHANGED : PASSWORD_CHANGED
  const also = { antes: { ...moved.antes, ...secret.antes }, despues: { ...moved.despues, ...secret.despues } }
  const user = await updateRow(manager, before, { actor, accion: 'users:update', values, unaudited, also })
  return { before, user: Object.assign(user, { centros }) }
}
