import { type EntityManager, In } from 'typeorm'
import { ApprenticeNotice } from './apprentice-notice.entity.js'

/** Gives the kept enrolment of a merge the last notice of both enrolments. */
export async function mergeNotices(manager: EntityManager, keptId: number, otherId: number): Promise<void> {
  const id_matricula = In([keptId, otherId])
  const last = await manager.findOne(ApprenticeNotice, { where: { id_matricula }, order: { fecha: 'DESC' } })
  if (!last) return
  await manager.delete(ApprenticeNotice, { id_matricula })
  await manager.insert(ApprenticeNotice, { ...last, id_matricula: keptId })
}
