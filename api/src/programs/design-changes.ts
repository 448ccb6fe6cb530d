import { cutText } from '@fichero/contract/text'
import type { Changes } from '../records/changes.js'
import type { DesignPlan } from './plan-design.js'

/** Keeps the entry under the 64 KB of the audit column. */
const MAX_TEXTS = 80
const MAX_TEXT = 200

/** The plan's changes for the audit trail: new outcomes by code, renamed ones with both texts. */
export function designChanges({ added, competencies, outcomes }: DesignPlan): Changes {
  const resultados_nuevos = added.map(({ outcome }) => outcome.codigo).slice(0, MAX_TEXTS)
  const renamed = [...competencies.values(), ...outcomes.values()].slice(0, MAX_TEXTS)
  if (renamed.length === 0) return { antes: {}, despues: { resultados_nuevos } }
  const texts = (side: 'antes' | 'despues') =>
    Object.fromEntries(renamed.map((row) => [row.codigo, cutText(row[side], MAX_TEXT)]))
  return { antes: { textos: texts('antes') }, despues: { resultados_nuevos, textos: texts('despues') } }
}
