import type { FileReading } from './imports.schema.ts'

/** Returns how a file is read from a query, or from a user's answers, that have more values. */
export const readingOf = ({ fechas, nroReporte, ocultas }: FileReading): FileReading => ({
  fechas,
  nroReporte,
  ocultas,
})
