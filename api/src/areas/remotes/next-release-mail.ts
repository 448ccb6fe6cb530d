import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, Not } from 'typeorm'
import { Config } from '../../config/config.js'
import { translatorsOf } from '../../i18n/texts.js'
import { MailService } from '../../mail/mail.service.js'
import { composeMail } from '../../mail/messages.js'
import { User } from '../users/user.entity.js'
import { DeployToken } from './deploy-token.entity.js'
import { stateOf } from './deploy-token-state.js'
import type { NextRelease } from './next-release.entity.js'
import { problemsInNext } from './present-remote.js'
import { Release } from './release.entity.js'
import { Remote } from './remote.entity.js'

const errors = translatorsOf('errors')

/** Writes to the teams of modules whose active release the announced next release of the system would not take. */
@Injectable()
export class NextReleaseMail {
  constructor(
    private readonly config: Config,
    private readonly mail: MailService,
  ) {}

  /** Queues one message for each contact and module. Without a mail server there is none. */
  async send(manager: EntityManager, next: NextRelease): Promise<void> {
    if (!this.mail.delivers) return
    for (const remote of await manager.findBy(Remote, { activa: Not(IsNull()) })) {
      const release = await manager.findOneBy(Release, { remoto: remote.nombre, hash: remote.activa ?? '' })
      const problems = release ? problemsInNext(remote, release, next) : null
      if (!release || !problems?.length) continue
      for (const [correo, { idioma }] of await contactsOf(manager, remote)) {
        const person = { nombre: '', apellido: '', correo_institucional: correo, idioma }
        const motivos = problems
          // Only codes of `incompatibilities`, which all have a sentence.
          .map(({ code, params }) => `- ${errors[idioma](`next.${code}` as 'next.release_kit', { replace: params })}`)
          .join('\n')
        const { version, prevista } = next
        const values = { release: release.descriptor.version, modulo: remote.nombre, version, prevista, motivos }
        await this.mail.sendAfter(
          manager,
          composeMail(person, 'nextRelease', { ...values, sistema: this.config.publicUrl }),
        )
      }
    }
  }
}

/** Returns the contacts of a module's valid tokens, each with the newest token's creator, in whose language they are written to. */
async function contactsOf(manager: EntityManager, remote: Remote): Promise<Map<string, User>> {
  const where = { remoto: remote.nombre, correo: Not(IsNull()) }
  const tokens = await manager.find(DeployToken, { where, order: { id: 'ASC' } })
  const people = await manager.findBy(User, { id: In(tokens.map(({ id_usuario }) => id_usuario)) })
  const byId = new Map(people.map((one) => [one.id, one]))
  const contacts = new Map<string, User>()
  for (const token of tokens) {
    const creator = byId.get(token.id_usuario)
    if (creator && token.correo && stateOf(token, { creator, remote }).estado === 'vigente')
      contacts.set(token.correo, creator)
  }
  return contacts
}
