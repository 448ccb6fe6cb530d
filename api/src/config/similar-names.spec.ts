import { similarNames } from './similar-names.js'

const KNOWN = ['DATABASE_URL', 'PORT', 'SMTP_URL', 'TRUST_PROXY']
const meantBy = (...given: string[]) => similarNames(given, KNOWN)

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABAES_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
])('%s is nearly %s', (name, meant) => {
  expect(meantBy('HOME', name)).toEqual([{ name, meant }])
})

it.each(['DATABASE_URL', 'PORTS', 'MY_DATABASE_URL', 'HTTP_URL', 'DATA_DIRS', 'TRUST', ''])('%s is not', (name) => {
  expect(meantBy(name)).toEqual([])
})

it('nobody who has set the right one is asked', () => {
  expect(meantBy('DATABASE_URL', 'DATABASE_URI')).toEqual([])
})
