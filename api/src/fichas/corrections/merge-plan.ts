import type { MergePlan, MergeSide } from '@fichero/contract/corrections.schema'
import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { isOtherPerson } from '../../imports/other-person.js'
import type { Enrolment } from '../enrolment.entity.js'
import type { CurrentEnrolment, CurrentJudgment, FichaState } from '../import/ficha-state.js'
import { latest } from '../import/plan-people.js'

/** Two enrolments of a ficha: the one that stays and the one that becomes part of it. */
export interface Pair {
  kept: CurrentEnrolment
  other: CurrentEnrolment
}

type Merged = Pick<Enrolment, 'estado' | 'celular' | 'correo' | 'celular_editado' | 'correo_editado' | 'fecha_reporte'>

/** What the enrolment that stays says afterwards: its own values, and the other's where it has none. */
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
  }
}

/** The judgments that the one who stays gets, and those about which the two differ. */
export function mergedJudgments({ kept, other }: Pair, { judgments }: Pick<FichaState, 'judgments'>) {
  const own: ReadonlyMap<number, CurrentJudgment> = judgments.get(kept.nro_documento) ?? new Map()
  const theirs = [...(judgments.get(other.nro_documento)?.values() ?? [])]
  return {
    own,
    gained: theirs.filter(({ id_resultado }) => !own.has(id_resultado)),
    different: theirs.filter(
      ({ id_resultado, estado }) => own.has(id_resultado) && own.get(id_resultado)?.estado !== estado,
    ),
  }
}

interface OtherFichas {
  fichas: number[]
  fichas_con_ambos: number[]
}

/** What a merge would do, as it is shown. */
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

const shown = ({ estado, celular, correo, fecha_reporte }: Merged) => ({ estado, celular, correo, fecha_reporte })

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
