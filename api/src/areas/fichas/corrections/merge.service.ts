import type { MergePeople, MergePeopleAnswer, MergePlan } from '@fichero/contract/corrections.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { inTransaction } from '../../../database/transaction.js'
import { fail, failFields } from '../../../errors/fail.js'
import { ImportDetail } from '../../../files/import-records/import-detail.entity.js'
import { audit } from '../../../records/audit/audit.js'
import { succeed } from '../../../records/row-updates/succeed.js'
import { fichasOf } from '../change-number.js'
import type { Enrolment } from '../enrolment.entity.js'
import { recountEnrolments } from '../history/restore-people.js'
import { type FichaState, type FichaTarget, loadState } from '../import/ficha-state.js'
import { saveTotals } from '../import/write-rows.js'
import { applyMerge } from './apply-merge.js'
import { lockForCorrection, readForCorrection, requireOwnPeople } from './lock-for-correction.js'
import { mergePlanOf, type Pair, sideOf } from './merge-plan.js'
import { recordByHand } from './record-by-hand.js'

type Key = Pick<Enrolment, 'nro_ficha' | 'nro_documento'>

/**
 * Merges two enrolments of the same person in a ficha. The second one appears, for example, when a report has a new document
 * number for the person.
 */
@Injectable()
export class MergeService {
  constructor(private readonly dataSource: DataSource) {}

  async simulate(actor: Actor, key: Key, data: MergePeople): Promise<MergePeopleAnswer> {
    const { manager } = this.dataSource
    const target = await readForCorrection(manager, actor, key.nro_ficha)
    const { union } = await planMerge(manager, actor, target, key.nro_documento, data)
    return succeed('simulated', { importacion: null, union })
  }

  async merge(actor: Actor, key: Key, data: MergePeople): Promise<MergePeopleAnswer> {
    const { nro_ficha, nro_documento } = key
    const documents = [nro_documento, data.otro]
    const others = await Promise.all(documents.map((document) => fichasOf(this.dataSource.manager, document)))
    return inTransaction(this.dataSource, async (manager) => {
      const target = await lockForCorrection(manager, actor, nro_ficha, others.flat())
      const { union, pair, state } = await planMerge(manager, actor, target, nro_documento, data)
      const importacion = await recordByHand(manager, {
        actor,
        nro_ficha,
        tipo: 'union',
        antes: pair.other.nro_documento,
        despues: pair.kept.nro_documento,
        registros: { nuevos: union.juicios_tomados, cambiados: 0, sin_cambio: 0 },
      })
      const contenido = await applyMerge(manager, pair, state)
      await manager.insert(ImportDetail, { id_importacion: importacion, contenido, id_deshacer: null })
      const counters = await recountEnrolments(manager, target)
      const totals = await saveTotals(manager, nro_ficha, counters.values())
      await audit(manager, {
        actor,
        accion: 'apprentices:merge',
        entidad: 'matricula',
        entidad_id: pair.kept.id,
        antes: { matriculas: union.personas },
        despues: { importacion, juicios_nuevos: union.juicios_tomados, ...totals, matriculas: [union.resultado] },
      })
      return succeed('people_merged', { importacion, union })
    })
  }
}

/** A planned merge: the preview for the answer (`union`), and the data that applying the merge needs. */
interface Planned {
  union: MergePlan
  pair: Pair
  state: FichaState
}

/** Reads the two enrolments, and returns the planned merge. */
async function planMerge(
  manager: EntityManager,
  actor: Actor,
  target: FichaTarget,
  nro_documento: string,
  { otro, conserva }: MergePeople,
): Promise<Planned> {
  if (otro === nro_documento) throw fail('merge_same')
  if (conserva !== otro && conserva !== nro_documento) throw failFields({ conserva: 'invalid' })
  const state = await loadState(manager, target)
  const [first, second] = [nro_documento, otro].map((document) => state.enrolments.get(document))
  if (!first || !second) throw fail('apprentice_not_found')
  const pair = first.nro_documento === conserva ? { kept: first, other: second } : { kept: second, other: first }
  await requireOwnPeople(manager, actor, [nro_documento, otro])
  const others = await otherFichas(manager, target, pair)
  return { union: { personas: [sideOf(first), sideOf(second)], ...mergePlanOf(pair, state, others) }, pair, state }
}

/** Returns the other fichas that the merge changes, and the fichas that it does not change. */
async function otherFichas(manager: EntityManager, { nro_ficha }: FichaTarget, { kept, other }: Pair) {
  const fichasOfKept = new Set(await fichasOf(manager, kept.nro_documento))
  const moving = (await fichasOf(manager, other.nro_documento)).filter((ficha) => ficha !== nro_ficha)
  return {
    fichas: moving.filter((ficha) => !fichasOfKept.has(ficha)),
    fichas_con_ambos: moving.filter((ficha) => fichasOfKept.has(ficha)),
  }
}
