import type { ImportReport } from '@fichero/contract/imports.schema'
import { keepSentFile, sentFile } from './sent-file'

const report = (overrides: { id: number | null }) => overrides as ImportReport

test('only the file of the last report is kept in memory', () => {
  const [one, other] = [new File(['1'], 'one.xls'), new File(['2'], 'other.xls')]
  expect(sentFile(report({ id: 7 }))).toBeUndefined()
  keepSentFile(report({ id: 7 }), one)
  keepSentFile(report({ id: null }), other)
  keepSentFile(report({ id: 8 }), null)
  expect([sentFile(report({ id: 7 })), sentFile(report({ id: 8 }))]).toEqual([one, undefined])
  keepSentFile(report({ id: 8 }), other)
  expect([sentFile(report({ id: 7 })), sentFile(report({ id: 8 }))]).toEqual([undefined, other])
  expect(sentFile(report({ id: null }))).toBeUndefined()
})
