import { colombianMobile } from './phone.ts'

test.each([
  ['3001234567', '573001234567'],
  ['300 123-45.67', '573001234567'],
  ['+57 (300) 1234567', '573001234567'],
  ['573001234567', '573001234567'],
  ['6012345678', undefined],
  ['+13001234567', undefined],
  ['30012345678', undefined],
  ['3001234567 / 3101234567', undefined],
  ['', undefined],
])('the phone %j has the Colombian mobile number %s', (phone, number) => {
  expect(colombianMobile(phone)).toBe(number)
})
