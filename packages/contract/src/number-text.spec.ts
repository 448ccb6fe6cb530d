import { numberText } from './number-text'

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1.000', '1,000'],
  [999_999, '999.999', '999,999'],
  [1_000_000, '1.000.000', '1,000,000'],
  [-1234, '-1.234', '-1,234'],
  [1234.5, '1.234,5', '1,234.5'],
  [0.25, '0,25', '0.25'],
])('%d is %j in Spanish and %j in English', (value, es, en) => {
  expect([numberText(value, 'es'), numberText(value, 'en')]).toEqual([es, en])
})
