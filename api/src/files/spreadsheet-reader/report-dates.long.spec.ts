import { readFileOf } from '../../../testing/read-file.js'
import { edited } from '../../../testing/spreadsheets.js'
import type { Cell } from './sheet.js'

/** Index of the first data row of the judgments report. */
const FIRST = 13

/** Reads the judgments report with these dates, repeated in turn, instead of the original dates. */
const dated = (...dates: Cell[]) =>
  readFileOf(
    edited('judgments', (rows) => {
      const judged = rows.slice(FIRST).filter((row) => typeof row[9] === 'number')
      judged.forEach((row, index) => {
        row[9] = dates[index % dates.length]!
      })
    }),
    ['juicios'],
  )
const moments = async (...dates: Cell[]) => {
  const { judgments, rejected } = await dated(...dates)
  expect(rejected).toEqual([])
  return [...new Set(judgments.map(({ fecha_registro }) => fecha_registro).filter((moment) => moment !== null))]
}

it('the reader reads all dates of a column in the only order that is valid for all', async () => {
  await expect(moments('30-ago-2025', '5 de mayo de 2025')).resolves.toEqual([
    '2025-08-30 00:00:00',
    '2025-05-05 00:00:00',
  ])
  await expect(moments('30/08/25', '05/06/25')).resolves.toEqual(['2025-08-30 00:00:00', '2025-06-05 00:00:00'])
  await expect(moments('08/30/2025 4:05 PM', '05/06/2025')).resolves.toEqual([
    '2025-08-30 16:05:00',
    '2025-05-06 00:00:00',
  ])
  expect((await dated('08/30/2025', '05/06/2025')).warnings).toMatchObject([{ code: 'dates_month_first' }])
})

it.each([
  ['another has the day first', '30/08/2025'],
  ['another is a number', 46_006],
])('the reader rejects a column of dates if one has the month first and %s', async (_, other) => {
  await expect(dated('08/30/2025', other)).rejects.toMatchObject({
    code: 'dates_mixed',
    params: { valor: '08/30/2025', otro_valor: String(other) },
  })
})
