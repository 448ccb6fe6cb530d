import { dayText } from '@fichero/contract/day-text'
import type { Language } from '@fichero/contract/enums'
import { numberText } from '@fichero/contract/number-text'
import type { OwnProgress } from '@fichero/contract/progress-links.schema'
import type { View } from './draw-template'

/** Returns what the page shows of an answer. Only a tecnólogo program leads to the TyT test. */
export function progressView(progress: OwnProgress, language: Language): View {
  const { competencias, fecha_reporte, nivel, banda, faltan_para_lista } = progress
  const hasReport = fecha_reporte !== null
  const isForTyt = nivel === 'tecnologo' && banda !== null
  const facts = [
    hasReport ? 'report' : 'no-report',
    isForTyt && (faltan_para_lista === 0 ? 'ready' : 'not-ready'),
    hasReport && (competencias.length === 0 ? 'complete' : 'missing'),
  ]
  return {
    texts: {
      nombre: progress.nombre,
      apellido: progress.apellido,
      nro_ficha: String(progress.nro_ficha),
      programa_formacion: progress.programa_formacion,
      nombre_jefe_ficha: progress.nombre_jefe_ficha,
      vence: dayText(progress.vence, language),
      fecha_reporte: dayText(fecha_reporte ?? '', language),
      porcentaje: numberText(progress.porcentaje_tyt, language),
      aprobados: numberText(progress.resultados_aprobados, language),
      total: numberText(progress.total_resultados, language),
      faltan_para_lista: numberText(faltan_para_lista, language),
    },
    facts: facts.filter((fact) => fact !== false),
    lists: {
      competencias: competencias.map((competency) => ({
        texts: {
          nombre_competencia: competency.nombre_competencia,
          aprobados: numberText(competency.aprobados, language),
          total: numberText(competency.total, language),
        },
        lists: { faltantes: competency.faltantes.map(outcomeView) },
      })),
    },
  }
}

const outcomeView = ({
  nombre_rae,
  estado,
  lo_evalua,
}: OwnProgress['competencias'][number]['faltantes'][number]): View => ({
  texts: { nombre_rae, lo_evalua: lo_evalua ?? '' },
  facts: [...(estado === 'pendiente' ? [] : ['failed']), ...(lo_evalua === null ? [] : ['evaluator'])],
})
