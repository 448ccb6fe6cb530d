import { similarNames } from './similar-names.js'

const KNOWN = ['BACKUP_KEY', 'DATABASE_URL', 'METRICS_TOKEN', 'PORT', 'PUBLIC_URL', 'SMTP_URL', 'TRUST_PROXY']
const meantBy = (...names: string[]) => similarNames(names, KNOWN)

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABAES_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['TRUST_PORXYS', 'TRUST_PROXY'],
  ['DATABASE_URLES', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['BACKUP_KEYS', 'BACKUP_KEY'],
  ['METRIC_TOKENS', 'METRICS_TOKEN'],
])('%s is taken for a misspelled %s', (name, meant) => {
  expect(meantBy('HOME', name)).toEqual([{ name, meant }])
})

it.each([
  'DATABASE_URL',
  'PORTS',
  'MY_DATABASE_URL',
  'HTTP_URL',
  'DATA_DIRS',
  'TRUST',
  'PUBLIC_HOST',
  'DATABASE_HOST',
  'METRICS_PORT',
  '',
])('%j is not taken for a misspelled setting', (name) => {
  expect(meantBy(name)).toEqual([])
})

it('similarNames ignores a misspelled variable if the correct variable is set too', () => {
  expect(meantBy('DATABASE_URL', 'DATABASE_URI')).toEqual([])
})
