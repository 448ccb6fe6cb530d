import type { UpdateUser, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { authorize } from '../access/policy.js'
import type { RenewSession } from '../access/session-renewal.decorator.js'
import { type Session, Tokens } from '../access/tokens.js'
import { endLinks } from '../credentials/links.js'
import { fail } from '../errors/fail.js'
import { BackgroundTasks } from '../mail/background-tasks.js'
import { MailService } from '../mail/mail.service.js'
import { letter } from '../mail/messages.js'
import { requireGoodPassword } from '../passwords/password-rules.js'
import { hashPassword } from '../passwords/passwords.js'
import { lockRow } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { updateRow } from '../records/update-row.js'
import { requireVersion } from '../records/versions.js'
import { writePerson } from './duplicates.js'
import { nameColumns } from './name-columns.js'
import { notProven, OwnCredentials } from './own-credentials.js'
import { presentUser } from './present-user.js'
import { refuseLastAdmin } from './refuse-last-admin.js'
import { User } from './user.entity.js'
import { userValues } from './user-values.js'
import { editOthers, userPolicy } from './users.policy.js'

interface Update {
  nro_documento: string
  data: UpdateUser
  ifMatch: string | undefined
}

interface Checked extends Update {
  actor: Actor
  /** Of the new password, if there is one. */
  hash: string | undefined
  /** Whether a password or an email may be changed. */
  isProven: boolean
}

const PASSWORD_CHANGED = { antes: {}, despues: { contrasena: 'cambiada' } }

@Injectable()
export class UserUpdateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: Tokens,
    private readonly own: OwnCredentials,
    private readonly mail: MailService,
    private readonly tasks: BackgroundTasks,
  ) {}

  async update(actor: Actor, session: Session, update: Update, renew: RenewSession): Promise<UserSavedAnswer> {
    const { nro_documento, data } = update
    const isSelf = nro_documento === actor.nro_documento
    // Before the lookup, so that the refusal does not reveal who exists.
    if (!isSelf) authorize(editOthers, actor, undefined)
    const isProven = !isSelf || (await this.own.areProven(actor, session, data))
    if (data.contrasena !== undefined) requireGoodPassword(data.contrasena, { ...data, nro_documento }, 'contrasena')
    const hash = data.contrasena === undefined ? undefined : await hashPassword(data.contrasena)
    const unique = { nro_documento, correo_institucional: data.correo_institucional }
    const { before, user } = await writePerson(
      this.dataSource,
      unique,
      (manager) => save(manager, { ...update, actor, hash, isProven }),
      nro_documento,
    )
    this.tell(before, user)
    if (isSelf && user.version_token !== actor.version_token) renew(this.tokens.issue(user, session))
    return succeed(isSelf ? 'profile_updated' : 'user_updated', { user: presentUser(user, actor) })
  }

  /** Tells the owner at the address that they had. */
  private tell(before: User, now: User): void {
    const isNewAddress = before.correo_institucional !== now.correo_institucional
    if (before.contrasena !== now.contrasena) this.tasks.run(() => this.mail.send(letter(before, 'passwordChanged')))
    if (isNewAddress) this.tasks.run(() => this.mail.send(letter(before, 'emailChanged')))
  }
}

async function save(manager: EntityManager, checked: Checked): Promise<{ before: User; user: User }> {
  const { actor, nro_documento, data, ifMatch, hash, isProven } = checked
  const before = await lockRow(manager, User, { nro_documento }, 'user_not_found')
  authorize(userPolicy.edit, actor, before)
  // Somebody changed the password or ended the sessions while this request was under way.
  if (before.id === actor.id && before.version_token !== actor.version_token) throw fail('session_ended')
  await requireVersion(ifMatch, before.version, () => presentUser(before, actor))
  const values = userValues(actor, before, data)
  const isNewCredential = hash !== undefined || values.correo_institucional !== before.correo_institucional
  if (isNewCredential && !isProven) throw notProven()
  const hasNewRole = values.rol !== before.rol
  if (hasNewRole) await refuseLastAdmin(manager, before)
  if (isNewCredential) await endLinks(manager, before.id)
  // A new role or password ends the sessions opened with the old one.
  const version_token = before.version_token + Number(hasNewRole || hash !== undefined)
  const named = nameColumns({ ...values, nro_documento })
  const unaudited = { ...named, version_token, ...(hash !== undefined && { contrasena: hash }) }
  const also = hash === undefined ? undefined : PASSWORD_CHANGED
  const user = await updateRow(manager, before, { actor, accion: 'users:update', values, unaudited, also })
  return { before, user }
}
