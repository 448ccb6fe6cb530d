import { missingFingerprint } from './missing-fingerprint.js'

const of = (...ids: number[]) => missingFingerprint(ids.map((id_resultado) => ({ id_resultado })))

it('the fingerprint depends on the outcomes, and not on their order', () => {
  expect(of(10, 9, 2)).toBe(of(2, 9, 10))
  expect(new Set([of(), of(1), of(1, 2), of(12)]).size).toBe(4)
})
