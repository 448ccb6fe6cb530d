import { cutText } from '@fichero/contract/text'
import type { Changes } from '../../records/row-updates/changes.js'
import type { DesignPlan } from './plan-design.js'

/** Limits that keep the audit entry below 64 KB, the size of its column. */
const MAX_TEXTS = 80
/** Maximum length of a text in the audit entry. */
const MAX_TEXT = 200

/** Returns a plan's changes for the audit log: codes of new outcomes, and old and new names of renamed rows. */
export function designChanges({ added, competencies, outcomes }: DesignPlan): Changes {
  const resultados_nuevos = added.map(({ outcome }) => outcome.codigo).slice(0, MAX_TEXTS)
  const renamed = [...competencies.values(), ...outcomes.values()].slice(0, MAX_TEXTS)
  if (renamed.length === 0) return { antes: {}, despues: { resultados_nuevos } }
  const texts = (side: 'antes' | 'despues') =>
    Object.fromEntries(renamed.map((row) => [row.codigo, cutText(row[side], MAX_TEXT)]))
  return { antes: { textos: texts('antes') }, despues: { resultados_nuevos, textos: texts('despues') } }
}
