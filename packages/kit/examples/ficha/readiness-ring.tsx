import { ReadinessRing } from '@fichero/kit/ficha'

/** As on an apprentice’s screen. */
export const Near = () => (
  <ReadinessRing
    progress={{
      resultados_aprobados: 38,
      total_resultados: 60,
      porcentaje_tyt: 63.33,
      banda: 'cerca',
      sin_banda: null,
      faltan_para_lista: 7,
      faltan: 22,
    }}
  />
)
