import { edited } from './spreadsheets.js'

/** The fixtures' judgments report as SOFIA writes it for another version of the program. */
export const judgmentsOfVersion = (version: number) =>
  edited('judgments', (rows) => {
    const row = rows.find(([label]) => label === 'Versión:')
    if (row) row[2] = version
  })
