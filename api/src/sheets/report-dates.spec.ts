import { readFileOf } from '../testing/read-file.js'
import { edited } from '../testing/spreadsheets.js'
import type { Cell } from './sheet.js'

/** Row 14 is the first of data in the judgments report. */
const FIRST = 13

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

it('dates of a column are read in the one order that they can have', async () => {
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
  ['day first', '30/08/2025'],
  ['as a number', 46_006],
])('dates of a column are refused as a whole where one is month first and another %s', async (_, other) => {
  await expect(dated('08/30/2025', other)).rejects.toMatchObject({
    code: 'dates_mixed',
    params: { valor: '08/30/2025', otro_valor: String(other) },
  })
})
