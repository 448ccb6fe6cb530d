/** An answer with more fichas than the card shows at first, with long names. */
export const MANY_ENDING = {
  dias: 90,
  fichas: Array.from({ length: 8 }, (_, index) => ({
    nro_ficha: 2_880_001 + index,
    nombre_programa: 'Gestión integrada de la calidad, el medio ambiente, la seguridad y la salud ocupacional',
    nombre_jefe_ficha: 'María del Carmen Bustamante de Echavarría y Londoño',
    fecha_fin_lectiva: '2026-12-01',
    dias_restantes: index,
    aprendices: 30,
    resultados_por_evaluar: 1200 - index,
  })),
}
