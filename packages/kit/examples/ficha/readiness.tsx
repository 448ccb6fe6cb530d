import type { Progress } from '@fichero/contract/fichas.schema'
import { Readiness } from '@fichero/kit/ficha'

const progress = (approved: number, banda: Progress['banda']): Progress => ({
  resultados_aprobados: approved,
  total_resultados: 60,
  porcentaje_tyt: (approved / 60) * 100,
  banda,
  sin_banda: null,
  faltan_para_lista: Math.max(0, 45 - approved),
  faltan: 60 - approved,
})

/** Ready, near, far, and before the first report. */
export const EachBand = () => (
  <ul>
    <li>
      <Readiness progress={progress(51, 'lista')} />
    </li>
    <li>
      <Readiness progress={progress(38, 'cerca')} />
    </li>
    <li>
      <Readiness progress={progress(12, 'lejos')} />
    </li>
    <li>
      <Readiness progress={{ ...progress(0, null), sin_banda: 'sin_reporte' }} />
    </li>
  </ul>
)
