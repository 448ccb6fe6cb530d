/** @jest-environment jsdom */

import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { ApiError } from '@fichero/kit/api'
import { readReport, simulate } from '../evaluations/send-report'
import * as loads from './loads'

jest.mock('../evaluations/send-report', () => ({
  readReport: jest.fn(),
  simulate: jest.fn(),
}))

const FICHA = 7
const OWNER = 1
const fileOf = (name: string) => new File(['x'], name)
const refusal = (total: number) => new ApiError(422, { ok: false, code: 'several_reports', msg: '', params: { total } })
const contentOf = (nro_ficha: number | null) => ({ tipo: 'juicios', nro_ficha, existe: true }) as FichaFileAnswer

const [simulated, read] = [jest.mocked(simulate), jest.mocked(readReport)]
beforeEach(() => {
  read.mockReset().mockResolvedValue(contentOf(FICHA))
  simulated.mockReset().mockResolvedValue({} as never)
})
afterEach(() => loads.loadsOf(OWNER).forEach(({ id }) => void loads.removeLoad(OWNER, id)))

describe('a file with several reports', () => {
  const shown = () =>
    loads.loadsOf(OWNER).map(({ fileAnswers: { nroReporte }, reports, step }) => [nroReporte, reports, step.name])

  test('becomes an import for each report, at the place of the file, and asks for the ficha of a nameless report', async () => {
    read
      .mockRejectedValueOnce(refusal(2))
      .mockResolvedValueOnce(contentOf(FICHA))
      .mockResolvedValueOnce(contentOf(null))
    await loads.addLoads(OWNER, ['a.xls', 'b.xls'].map(fileOf), FICHA)
    expect(shown()).toEqual([
      [1, 2, 'planned'],
      [2, 2, 'unnamed'],
      [undefined, undefined, 'planned'],
    ])
    expect(read.mock.calls.map(([{ file, fileAnswers, nroFicha }]) => [file.name, fileAnswers, nroFicha])).toEqual([
      ['a.xls', {}, FICHA],
      ['a.xls', { nroReporte: 1 }, undefined],
      ['a.xls', { nroReporte: 2 }, undefined],
      ['b.xls', {}, FICHA],
    ])
    expect(simulated.mock.calls[0]?.[1].fileAnswers).toEqual({ nroReporte: 1 })
  })

  test('is rejected if it has more than anybody reviews', async () => {
    read.mockRejectedValueOnce(refusal(51))
    await loads.addLoads(OWNER, [fileOf('a.xls')])
    expect(shown()).toEqual([[undefined, undefined, 'refused']])
  })

  test('that was removed meanwhile stays removed', async () => {
    read.mockImplementationOnce(async () => {
      for (const { id } of loads.loadsOf(OWNER)) loads.removeLoad(OWNER, id)
      throw refusal(2)
    })
    await loads.addLoads(OWNER, [fileOf('a.xls')])
    expect(loads.loadsOf(OWNER)).toEqual([])
  })
})
