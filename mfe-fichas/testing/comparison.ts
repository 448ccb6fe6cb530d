import type { ComparisonAnswer } from '@fichero/contract/comparison.schema'

/** Two centres, fichas without one, and their total. */
export const COMPARISON: ComparisonAnswer = {
  ok: true,
  filas: [
    {
      clave: '1',
      nombre: 'CENTRO DEL NORTE',
      fichas: 10,
      aprendices: 210,
      tecnologos: 200,
      listos: 50,
      por_evaluar: 1200,
      reporte_viejo: 2,
      atrasada: 5,
    },
    {
      clave: '2',
      nombre: 'CENTRO DEL SUR',
      fichas: 4,
      aprendices: 80,
      tecnologos: 60,
      listos: 30,
      por_evaluar: 2400,
      reporte_viejo: 0,
      atrasada: 1,
    },
    {
      clave: 'ninguno',
      nombre: null,
      fichas: 1,
      aprendices: 20,
      tecnologos: 0,
      listos: 0,
      por_evaluar: 0,
      reporte_viejo: 1,
      atrasada: 0,
    },
  ],
  total: {
    fichas: 15,
    aprendices: 310,
    tecnologos: 260,
    listos: 80,
    por_evaluar: 3600,
    reporte_viejo: 3,
    atrasada: 6,
  },
}
