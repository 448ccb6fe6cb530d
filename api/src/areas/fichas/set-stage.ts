import type { Etapa } from '@fichero/contract/enums'
import type { Ficha } from './ficha.entity.js'

type Stage = Pick<Ficha, 'etapa' | 'etapa_a_mano'>

/** The stage columns of a ficha whose stage follows from its dates. `etapa` is then ignored. */
export const BY_DATES: Stage = { etapa: 'productiva', etapa_a_mano: false }

/**
 * Returns the stage columns after a request. A requested stage is set by hand; with null, the stage follows from the dates;
 * undefined changes nothing.
 */
export function setStage({ etapa, etapa_a_mano }: Stage, requested: Etapa | null | undefined): Stage {
  if (requested === undefined) return { etapa, etapa_a_mano }
  return requested === null ? { etapa, etapa_a_mano: false } : { etapa: requested, etapa_a_mano: true }
}

/** Returns the stage for the audit log. Entries of earlier releases do not show whether the stage was set by hand. */
export const auditedStage = ({ etapa, etapa_a_mano }: Stage) => (etapa_a_mano ? `${etapa}_a_mano` : 'por_fechas')
