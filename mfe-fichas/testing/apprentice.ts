import type { Apprentice } from '@fichero/contract/apprentices.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'

const outcome = (
  id: number,
  juicio_evaluativo: Apprentice['competencias'][0]['resultados_aprendizaje'][0]['juicio_evaluativo'],
) => ({
  id,
  codigo: `71000${id}`,
  nombre_rae: 'VERIFICAR LOS RESULTADOS DE INGLÉS',
  juicio_evaluativo,
  lo_evalua: null,
  cambios: 0,
})

/** An apprentice with an approved outcome and one without a judgment. */
export const APPRENTICE: Apprentice = {
  version: 1,
  can: { editContact: true, correct: true, recordTyt: false, shareProgress: false },
  aprendiz: {
    nro_documento: '1012345678',
    tipo_documento: 'CC',
    nombre: 'LUZ',
    apellido: 'SOTO',
    estado: 'EN FORMACION',
    celular: null,
    correo: null,
    tyt_inscrito: null,
    tyt_presentado: null,
    tyt_certificado: null,
    horas_aprobadas: 10,
    numeros_anteriores: [],
  },
  ficha: {
    nro_ficha: 2990024,
    jornada: 'mixta',
    etapa: 'lectiva',
    id_jefe_ficha: '80101707',
    nombre_jefe_ficha: 'Ingrid Johana Peña Cortés',
    ultimo_reporte: null,
  },
  programa_formacion: { id: 4, nombre_programa: 'Producción agroecológica', nivel: 'tecnologo' },
  porcentaje_tyt: 50,
  banda: null,
  sin_banda: 'sin_reporte',
  faltan_para_lista: 1,
  faltan: 1,
  resultados_aprobados: 1,
  total_resultados: 2,
  competencias: [
    {
      id: 1,
      codigo: '71001',
      nombre_competencia: 'GESTIONAR INGLÉS EN EL ENTORNO LABORAL',
      aprobados: 1,
      resultados_aprendizaje: [
        outcome(1, { estado: 'APROBADO', evaluador: 'ANA ROJAS', observacion: EVALUATED, fecha_registro: null }),
        outcome(2, { estado: 'pendiente', evaluador: NO_EVALUATOR, observacion: NOT_EVALUATED, fecha_registro: null }),
      ],
    },
  ],
  otras_fichas: [],
}
