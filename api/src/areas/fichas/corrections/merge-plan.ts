import type { MergePlan, MergeSide } from '@fichero/contract/corrections.schema'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { columnsOf } from '@fichero/contract/fields'
import { TYT_FIELDS, type TytDays } from '@fichero/contract/tyt-steps'
import { isOtherPerson } from '../../../files/import-records/other-person.js'
import type { Enrolment } from '../enrolment.entity.js'
import type { CurrentEnrolment, CurrentJudgment, FichaState } from '../import/ficha-state.js'
import { latest } from '../import/plan-people.js'

/** Two enrolments of a ficha: `other` is merged into `kept`. */
export interface Pair {
  kept: CurrentEnrolment
  other: CurrentEnrolment
}

/** The columns of an enrolment that a merge decides about. */
type Merged = TytDays &
  Pick<Enrolment, 'estado' | 'celular' | 'correo' | 'celular_editado' | 'correo_editado' | 'fecha_reporte'>

/**
 * Returns the columns of the merged enrolment. They come from the kept enrolment; a missing phone, mail or day of the TyT test
 * comes from the other enrolment.
 */
export function mergedEnrolment({ kept, other }: Pair): Merged {
  const { celular, celular_editado } = kept.celular === null ? other : kept
  const { correo, correo_editado } = kept.correo === null ? other : kept
  return {
    estado: kept.estado === OUT_OF_REPORT ? other.estado : kept.estado,
    celular,
    correo,
    celular_editado,
    correo_editado,
    fecha_reporte: latest(kept.fecha_reporte, other.fecha_reporte),
    ...daysOf(kept, other),
  }
}

const daysOf = (kept: TytDays, other: TytDays) =>
  Object.fromEntries(columnsOf(TYT_FIELDS).map((column) => [column, kept[column] ?? other[column]])) as TytDays

/**
 * Compares the judgments of the two enrolments. `own`: judgments of the kept enrolment. `gained`: judgments that the kept
 * enrolment takes over from the other. `different`: judgments that the merge drops although their state differs from `own`.
 */
export function mergedJudgments({ kept, other }: Pair, { judgments }: Pick<FichaState, 'judgments'>) {
  const own: ReadonlyMap<number, CurrentJudgment> = judgments.get(kept.nro_documento) ?? new Map()
  const others = [...(judgments.get(other.nro_documento)?.values() ?? [])]
  return {
    own,
    gained: others.filter(({ id_resultado }) => !own.has(id_resultado)),
    different: others.filter(
      ({ id_resultado, estado }) => own.has(id_resultado) && own.get(id_resultado)?.estado !== estado,
    ),
  }
}

interface OtherFichas {
  /** Other fichas in which the enrolment moves to the kept number. */
  fichas: number[]
  /** Other fichas in which both numbers are enrolled; a merge does not change them. */
  fichas_con_ambos: number[]
}

/** Returns the preview of a merge. */
export function mergePlanOf(pair: Pair, state: FichaState, others: OtherFichas): Omit<MergePlan, 'personas'> {
  const { own, gained, different } = mergedJudgments(pair, state)
  const known = new Set(state.outcomes.values())
  const approved = [...own.values(), ...gained].filter(
    ({ estado, id_resultado }) => estado === 'APROBADO' && known.has(id_resultado),
  )
  return {
    resultado: { ...sideOf(pair.kept), ...shown(mergedEnrolment(pair)), resultados_aprobados: approved.length },
    juicios_tomados: gained.length,
    juicios_distintos: different.length,
    otro_nombre: isOtherPerson(pair.kept, { ...pair.other, tipo_documento: null }),
    ...others,
  }
}

/** Returns the columns that the preview shows. */
const shown = ({ estado, celular, correo, fecha_reporte }: Merged) => ({ estado, celular, correo, fecha_reporte })

/** Returns one of the two people of a merge, as the preview shows them. */
export const sideOf = ({
  tipo_documento,
  nro_documento,
  nombre,
  apellido,
  resultados_aprobados,
  ...row
}: CurrentEnrolment): MergeSide => ({
  tipo_documento,
  nro_documento,
  nombre,
  apellido,
  ...shown(row),
  resultados_aprobados,
})
