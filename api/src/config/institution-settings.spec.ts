import { readConfig } from './read-config.js'

const PROVIDER = {
  OIDC_ISSUER: 'https://cuentas.example/realms/sena',
  OIDC_CLIENT_ID: 'fichero',
  OIDC_CLIENT_SECRET: 'secreta',
}
const institutionOf = (env: Record<string, string>) => readConfig(env).institution

it('without a provider there are no settings of it', () =>
  expect(institutionOf({ OIDC_SCOPE: 'openid' })).toBeUndefined())

it('the settings of a provider have defaults', () =>
  expect(institutionOf(PROVIDER)).toEqual({
    issuer: PROVIDER.OIDC_ISSUER,
    clientId: 'fichero',
    clientSecret: 'secreta',
    scope: 'openid profile email',
    documentClaim: undefined,
    rules: [],
  }))

it('openid is always requested, and once', () => {
  expect(institutionOf({ ...PROVIDER, OIDC_SCOPE: 'email groups' })?.scope).toBe('openid email groups')
  expect(institutionOf({ ...PROVIDER, OIDC_SCOPE: 'email openid' })?.scope).toBe('openid email')
})

it('a rule is a claim, its value, a role and perhaps centres', () =>
  expect(
    institutionOf({
      ...PROVIDER,
      OIDC_RULES: 'groups=Coordinación: norte:coordinador:9225,9309 ; https://sena.example/rol=sistemas:admin;',
    })?.rules,
  ).toEqual([
    { claim: 'groups', value: 'Coordinación: norte', rol: 'coordinador', centres: ['9225', '9309'] },
    { claim: 'https://sena.example/rol', value: 'sistemas', rol: 'admin', centres: [] },
  ]))

it.each([
  ['an incomplete provider', { OIDC_CLIENT_ID: 'fichero' }, 'OIDC_ISSUER: falta'],
  [
    'a provider without TLS elsewhere',
    { ...PROVIDER, OIDC_ISSUER: 'http://cuentas.example' },
    'OIDC_ISSUER: se esperaba',
  ],
  [
    'an address with a parameter',
    { ...PROVIDER, OIDC_ISSUER: 'https://cuentas.example?a=1' },
    'OIDC_ISSUER: se esperaba',
  ],
  ['a rule without a role', { ...PROVIDER, OIDC_RULES: 'groups=norte' }, 'OIDC_RULES: se esperaban reglas'],
  ['a rule with an unknown role', { ...PROVIDER, OIDC_RULES: 'groups=norte:jefe' }, 'OIDC_RULES: se esperaban reglas'],
])('%s is refused', (_, env, message) => expect(() => institutionOf(env)).toThrow(message))
