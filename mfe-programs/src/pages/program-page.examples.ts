import { getProgram, programFichas } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PROGRAM } from '../../testing/program'

const competencies = [1, 2].map((id) => ({
  id,
  codigo: `7100${id}`,
  nombre_competencia: 'GESTIONAR INGLÉS EN EL ENTORNO LABORAL',
  resultados_aprendizaje: [id, id + 2].map((outcome) => ({
    id: outcome,
    codigo: `71000${outcome}`,
    nombre_rae: 'VERIFICAR LOS RESULTADOS DE INGLÉS',
  })),
}))

/** API responses with which the release check and the unit tests render this page. */
export const examples = [
  answer(getProgram, { ...PROGRAM, competencias: competencies, versiones: [PROGRAM] }),
  answer(programFichas, {
    ok: true,
    fichas: 2,
    sin_reporte: 1,
    competencias: competencies.map(({ id, codigo, nombre_competencia }) => ({
      id,
      codigo,
      nombre_competencia,
      porcentaje: 90.91,
      fichas: [{ nro_ficha: 2990001, porcentaje: 90.91 }],
    })),
  }),
]
