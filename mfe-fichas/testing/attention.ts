import type { AttentionAnswer, AttentionFicha } from '@fichero/contract/attention.schema'

/** A ficha that needs attention for all reasons that a ficha can have at once. */
export const ATTENTION_FICHA: AttentionFicha = {
  nro_ficha: 2990003,
  programa_formacion: 'GESTION CONTABLE Y FINANCIERA',
  nombre_jefe_ficha: 'Valentina Londoño Figueroa',
  fecha_fin_lectiva: '2026-12-28',
  aprendices: 23,
  por_evaluar: 1209,
  progreso: 35.5,
  esperado: 92.4,
  motivos: [
    { motivo: 'termina_pronto', dias: 29 },
    { motivo: 'reporte_viejo', dias: 45 },
    { motivo: 'juicios_viejos', dias: 64 },
    { motivo: 'atrasada', dias: null },
  ],
}

/** The answer with these fichas on its only page. */
export const attentionAnswer = (...fichas: AttentionFicha[]): AttentionAnswer => ({
  ok: true,
  fichas,
  totales: {
    fichas: fichas.length,
    lectiva_terminada: 0,
    termina_pronto: fichas.length,
    reporte_viejo: 1,
    juicios_viejos: 1,
    atrasada: 1,
  },
  pagination: { currentPage: 1, totalPages: 1, totalItems: fichas.length, itemsPerPage: 10 },
})
