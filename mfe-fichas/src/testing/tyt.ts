/** How many people stand where, for examples. */
export const TYT = { total: 356, listos: 141, cerca: 60, lejos: 155, sin_reporte: 0 }
