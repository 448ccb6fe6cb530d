/** The number of people in each readiness group for the TyT test. */
export const TYT = { total: 356, listos: 141, cerca: 60, lejos: 155, sin_reporte: 0, listos_sin_inscribir: 0 }
