import type {
  NextReleaseAnswer,
  NextReleaseData,
  NextRelease as NextReleaseRow,
} from '@fichero/contract/next-release.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { isNewer, PRODUCT_VERSION } from '../../config/product-version.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { NextRelease } from './next-release.entity.js'
import { NextReleaseMail } from './next-release-mail.js'

const KEY = { id: 1 }
const ENTRY = { entidad: 'proxima_version', entidad_id: KEY.id }

/** The next release of the system, which an administrator announces. */
@Injectable()
export class NextReleaseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mail: NextReleaseMail,
  ) {}

  /** Returns the announced release; undefined without one, and once this system is that release or a later one. */
  async read(): Promise<NextRelease | undefined> {
    const row = await this.dataSource.manager.findOneBy(NextRelease, KEY)
    return row && isNewer(row.version) ? row : undefined
  }

  /**
   * Returns the announcement with what the release offers, for `fichero-remote check --next`.
   * @throws AppError `next_release_not_found`
   */
  async readPublic(): Promise<NextReleaseRow & Pick<NextRelease, 'anfitrion'>> {
    const next = await this.read()
    if (!next) throw fail('next_release_not_found')
    return { ...presentNext(next), anfitrion: next.anfitrion }
  }

  /** Replaces an earlier announcement, and writes to the teams of modules that it concerns. */
  async announce(actor: Actor, { prevista, anfitrion }: NextReleaseData): Promise<NextReleaseAnswer> {
    const { version } = anfitrion
    if (!isNewer(version)) throw fail('next_release_not_newer', { version, actual: PRODUCT_VERSION })
    const row = Object.assign(new NextRelease(), { ...KEY, version, prevista, anfitrion, anunciada: new Date() })
    await inTransaction(this.dataSource, async (manager) => {
      const former = await lockRow(manager, NextRelease, KEY)
      await manager.upsert(NextRelease, row, ['id'])
      await audit(manager, {
        actor,
        accion: 'remotes:announce-next',
        ...ENTRY,
        antes: former && valuesOf(former),
        despues: valuesOf(row),
      })
      await this.mail.send(manager, row)
    })
    return succeed('next_release_announced', { proxima: presentNext(row) })
  }

  async withdraw(actor: Actor): Promise<NextReleaseAnswer> {
    await inTransaction(this.dataSource, async (manager) => {
      const former = await lockRow(manager, NextRelease, KEY)
      if (!former) return
      await manager.delete(NextRelease, KEY)
      await audit(manager, { actor, accion: 'remotes:withdraw-next', ...ENTRY, antes: valuesOf(former) })
    })
    return succeed('next_release_withdrawn', { proxima: null })
  }
}

const valuesOf = ({ version, prevista }: NextRelease) => ({ version, prevista })

/** Converts the announcement for an answer. */
export const presentNext = ({ version, prevista, anunciada }: NextRelease): NextReleaseRow => ({
  version,
  prevista,
  anunciada: anunciada.toISOString(),
})
