import { setTimeout } from 'node:timers/promises'
import { MAX_WRONG_DIGITS } from '@fichero/contract/limits'
import type { OpenProgress, OwnProgress } from '@fichero/contract/progress-links.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import { rowsOf } from '../../../database/rows.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail } from '../../../errors/fail.js'
import { Throttle } from '../../../http/throttle/throttle.js'
import { audit } from '../../../records/audit/audit.js'
import { lockRow } from '../../../records/row-updates/lock-row.js'
import { today } from '../../../rules/today.js'
import { hashOf } from '../../access-links/links.js'
import { lastDayOf } from './last-day.js'
import { ownProgress } from './own-progress.js'
import { ProgressLink } from './progress-link.entity.js'

/** How long after its request a link is refused, in ms: longer than any refusal takes, so the time does not tell why. */
const REFUSAL_MS = 250

const readSecrets = rowsOf(z.object({ nro_documento: z.string(), fecha_fin_ficha: z.string() }))

/** The enrolment of a link whose ficha is enabled. */
const SECRETS = `
  SELECT m.nro_documento, f.fecha_fin_ficha FROM matricula m JOIN ficha f ON f.nro_ficha = m.nro_ficha
  WHERE m.id = ? AND f.estado = 'habilitado'`

/** Shows people without an account their own progress: to whoever has a link and the last digits of its person's document. */
@Injectable()
export class OwnProgressService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
  ) {}

  open({ enlace, digitos }: OpenProgress, address: string): Promise<OwnProgress> {
    return this.throttle.attempt({ action: 'progress', address }, async () => {
      const refusal = setTimeout(REFUSAL_MS)
      // Returns refusals instead of throwing them, because they are counted in the transaction.
      const result = await inTransaction(this.dataSource, (manager) => tryLink(manager, enlace, digitos), 'signIn')
      if (typeof result === 'object') return ownProgress(this.dataSource.manager, result)
      await refusal
      throw fail(result, result === 'progress_link_locked' ? { max: MAX_WRONG_DIGITS } : undefined)
    })
  }
}

/** Returns the link, or the code of the refusal, which is the same for wrong digits and for a link that does not work. */
async function tryLink(manager: EntityManager, token: string, digits: string) {
  const link = await lockRow(manager, ProgressLink, { hash: hashOf(token) })
  const [secrets] = link ? await readSecrets(manager, SECRETS, [link.id_matricula]) : []
  if (!link || !secrets || lastDayOf(link.creado, secrets) < today()) return 'progress_link_unknown'
  if (link.fallos >= MAX_WRONG_DIGITS) return 'progress_link_locked'
  const isRight = secrets.nro_documento.replace(/\D/g, '').slice(-4) === digits
  return isRight ? recordOpening(manager, link) : recordFailure(manager, link)
}

/** Forgets wrong digits. The first opening of each day is an entry of the audit log. */
async function recordOpening(manager: EntityManager, link: ProgressLink): Promise<ProgressLink> {
  const { id_matricula, abierto, fallos } = link
  const now = new Date()
  const isFirst = !abierto || today(abierto) !== today(now)
  if (isFirst || fallos > 0)
    await manager.update(ProgressLink, { id_matricula }, { fallos: 0, ...(isFirst && { abierto: now }) })
  if (isFirst) await auditLink(manager, link, 'apprentices:open-link')
  return link
}

/** Counts wrong digits, and locks the link at the limit. */
async function recordFailure(manager: EntityManager, link: ProgressLink) {
  const fallos = link.fallos + 1
  await manager.update(ProgressLink, { id_matricula: link.id_matricula }, { fallos })
  if (fallos < MAX_WRONG_DIGITS) return 'progress_link_unknown'
  await auditLink(manager, link, 'apprentices:lock-link')
  return 'progress_link_locked'
}

const auditLink = (
  manager: EntityManager,
  { id_matricula }: ProgressLink,
  accion: 'apprentices:open-link' | 'apprentices:lock-link',
) => audit(manager, { actor: null, accion, entidad: 'matricula', entidad_id: id_matricula })
