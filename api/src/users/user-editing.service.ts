import type { UpdateUser, UserSavedAnswer } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import type { RenewSession } from '../access/session-renewal.decorator.js'
import { Tokens } from '../access/tokens.js'
import { record } from '../audit/record.js'
import { hashPassword } from '../credentials/passwords.js'
import { fail } from '../errors/fail.js'
import { requireVersion } from '../versions/versions.js'
import { writePerson } from './duplicates.js'
import { editedUser } from './edited-user.js'
import { keepAnAdmin } from './last-admin.js'
import { lockUser } from './lock-user.js'
import { presentUser } from './present-user.js'
import { User } from './user.entity.js'
import { changesOf } from './user-changes.js'
import { canEditUser, canEditUsers } from './users.policy.js'

interface Edit {
  nro_documento: string
  data: UpdateUser
  ifMatch: string | undefined
}

@Injectable()
export class UserEditing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: Tokens,
  ) {}

  async update(actor: Actor, edit: Edit, renew: RenewSession): Promise<UserSavedAnswer> {
    const { nro_documento, data } = edit
    const isSelf = nro_documento === actor.nro_documento
    // Said before looking, so that nobody learns who exists.
    if (!isSelf && !canEditUsers(actor)) throw fail('forbidden')
    const hash = data.contrasena === undefined ? undefined : await hashPassword(data.contrasena)
    const unique = { nro_documento, correo_institucional: data.correo_institucional }
    const user = await writePerson(
      this.dataSource,
      unique,
      (manager) => this.save(manager, actor, edit, hash),
      nro_documento,
    )
    if (isSelf && user.version_token !== actor.version_token) renew(this.tokens.issue(user))
    const msg = isSelf ? 'El perfil fue actualizado correctamente' : 'El instructor se editó correctamente'
    return { ok: true, msg, user: presentUser(user, actor) }
  }

  private async save(manager: EntityManager, actor: Actor, edit: Edit, hash: string | undefined): Promise<User> {
    const before = await lockUser(manager, { nro_documento: edit.nro_documento })
    if (!canEditUser(actor, before)) throw fail('user_not_found')
    await requireVersion(edit.ifMatch, before.version, () => presentUser(before, actor))
    const after = editedUser(actor, before, edit.data)
    if (hash !== undefined) after.contrasena = hash
    const changes = changesOf(before, after)
    if (!changes) return before
    if (after.rol !== before.rol) await keepAnAdmin(manager, before)
    after.version += 1
    // A new role or password ends the sessions that were opened with the old one.
    if (after.rol !== before.rol || hash !== undefined) after.version_token += 1
    const { id, ...columns } = after
    await manager.update(User, { id }, columns)
    await record(manager, { actor, accion: 'users:update', entidad: 'usuario', entidad_id: id, ...changes })
    return after
  }
}
