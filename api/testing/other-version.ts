import { edited } from './spreadsheets.js'

/** Returns the fixtures' judgments report with another version of the program. */
export const judgmentsOfVersion = (version: number) =>
  edited('judgments', (rows) => {
    const row = rows.find(([label]) => label === 'Versión:')
    if (row) row[2] = version
  })
