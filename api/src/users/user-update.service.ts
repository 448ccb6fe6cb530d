import type { UpdateUser, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { authorize } from '../access/policy.js'
import type { RenewSession } from '../access/session-renewal.decorator.js'
import { type Session, Tokens } from '../access/tokens.js'
import { hashPassword } from '../credentials/passwords.js'
import { lockRow } from '../records/lock-row.js'
import { succeed } from '../records/succeed.js'
import { updateRow } from '../records/update-row.js'
import { requireVersion } from '../records/versions.js'
import { writePerson } from './duplicates.js'
import { nameColumns } from './name-columns.js'
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

const PASSWORD_CHANGED = { antes: {}, despues: { contrasena: 'cambiada' } }

@Injectable()
export class UserUpdateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: Tokens,
  ) {}

  async update(actor: Actor, session: Session, update: Update, renew: RenewSession): Promise<UserSavedAnswer> {
    const { nro_documento, data } = update
    const isSelf = nro_documento === actor.nro_documento
    // Before the lookup, so that the refusal does not reveal who exists.
    if (!isSelf) authorize(editOthers, actor, undefined)
    const hash = data.contrasena === undefined ? undefined : await hashPassword(data.contrasena)
    const unique = { nro_documento, correo_institucional: data.correo_institucional }
    const user = await writePerson(
      this.dataSource,
      unique,
      (manager) => this.save(manager, actor, update, hash),
      nro_documento,
    )
    if (isSelf && user.version_token !== actor.version_token) renew(this.tokens.issue(user, session))
    return succeed(isSelf ? 'profile_updated' : 'user_updated', { user: presentUser(user, actor) })
  }

  private async save(manager: EntityManager, actor: Actor, update: Update, hash: string | undefined): Promise<User> {
    const { nro_documento, data, ifMatch } = update
    const user = await lockRow(manager, User, { nro_documento }, 'user_not_found')
    authorize(userPolicy.edit, actor, user)
    await requireVersion(ifMatch, user.version, () => presentUser(user, actor))
    const values = userValues(actor, user, data)
    const hasNewRole = values.rol !== user.rol
    if (hasNewRole) await refuseLastAdmin(manager, user)
    // A new role or password ends the sessions opened with the old one.
    const version_token = user.version_token + Number(hasNewRole || hash !== undefined)
    const named = nameColumns({ ...values, nro_documento })
    const derived = { ...named, version_token, ...(hash !== undefined && { contrasena: hash }) }
    const also = hash === undefined ? undefined : PASSWORD_CHANGED
    return updateRow(manager, user, { actor, accion: 'users:update', values, derived, also })
  }
}
