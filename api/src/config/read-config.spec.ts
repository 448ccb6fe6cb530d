import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from './config-error.js'
import { readConfig } from './read-config.js'

it('readConfig requires no variable', () => {
  const config = readConfig({})
  expect(config).toEqual({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { engine: 'sqlite', file: resolve(config.dataDir, 'fichero.sqlite') },
    jwtSecret: undefined,
    admin: { document: '1000000001', password: undefined, email: 'admin@fichero.example' },
    smtpUrl: undefined,
    mailFrom: 'fichero@localhost',
    redisUrl: undefined,
    trustProxy: false,
    serviceNetworks: [],
    dataDir: resolve(__dirname, '../../../data'),
    distRoot: resolve(__dirname, '../../..'),
    centre: undefined,
    contractEndsAccess: true,
    demo: undefined,
    production: true,
    apiDocs: true,
    logLevel: 'info',
  })
})

it('readConfig ignores the carriage return of lines that were written on Windows', () => {
  const config = readConfig({
    PORT: '4211\r',
    ADMIN_PASSWORD: 'una clave larga\r',
    DATA_DIR: '/tmp/datos\r',
    DEMO: '\r',
  })
  expect(config).toMatchObject({
    port: 4211,
    admin: { password: 'una clave larga' },
    dataDir: '/tmp/datos',
    demo: undefined,
  })
})

it('readConfig reads every variable, and treats an empty variable as absent', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://fichero.example/',
    DATABASE_URL: 'mysql://app:a%40b@db.example:3307/fichero',
    JWT_SECRET: 'x'.repeat(32),
    ADMIN_DOCUMENT: '52000111',
    ADMIN_PASSWORD: 'secreta',
    ADMIN_EMAIL: 'Jefe@Fichero.example',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'Avisos@Fichero.example',
    REDIS_URL: 'redis://:clave@cache.example:6379/1',
    RELEASES_FROM: 'https://fichero.example/releases.json',
    TRUST_PROXY: '2',
    SERVICE_NETWORKS: '10.20.0.0/16, fd00::/8,10.1.1.1',
    DATA_DIR: '/srv/fichero',
    DIST_ROOT: '/srv/builds',
    CENTRE_NAME: ' Centro de Diseño ',
    CONTRACT_ENDS_ACCESS: 'false',
    DEMO: ' ',
    PRODUCTION: 'false',
    LOG_LEVEL: 'warn',
  })
  expect(config).toEqual({
    port: 8080,
    publicUrl: 'https://fichero.example',
    database: { engine: 'mysql', url: 'mysql://app:a%40b@db.example:3307/fichero' },
    jwtSecret: 'x'.repeat(32),
    admin: { document: '52000111', password: 'secreta', email: 'jefe@fichero.example' },
    smtpUrl: 'smtps://u:p@mail.example:465',
    mailFrom: 'avisos@fichero.example',
    redisUrl: 'redis://:clave@cache.example:6379/1',
    releasesFrom: 'https://fichero.example/releases.json',
    trustProxy: 2,
    serviceNetworks: ['10.20.0.0/16', 'fd00::/8', '10.1.1.1'],
    dataDir: '/srv/fichero',
    distRoot: '/srv/builds',
    centre: 'Centro de Diseño',
    contractEndsAccess: false,
    demo: undefined,
    production: false,
    apiDocs: false,
    logLevel: 'warn',
  })
  expect(readConfig({ DATABASE_URL: 'mysql://a@b/c', DEMO: 'true' }).demo).toBe('centre')
  expect(readConfig({ DEMO: 'region' }).demo).toBe('region')
  expect(readConfig({ DEMO: 'false' }).demo).toBeUndefined()
  expect(readConfig({ PUBLIC_URL: 'https://fichas.example:8443' }).mailFrom).toBe('fichero@fichas.example')
})

it.each([
  ['0', false],
  ['false', false],
  ['1', 1],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, 192.168.1.7,::1', ['10.0.0.0/8', '192.168.1.7', '::1']],
])('readConfig trusts the proxies of TRUST_PROXY=%s', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted)
})

it.each([
  ['PORT', 'abc', 'PORT: se esperaba un número de puerto, de 1 a 65535.'],
  ['PORT', '0', 'PORT: se esperaba un número de puerto, de 1 a 65535.'],
  ['PORT', '70000', 'PORT: el mayor puerto es 65535.'],
  ['PUBLIC_URL', 'fichero', 'PUBLIC_URL: se esperaba una dirección como https://fichero.example.'],
  ['PUBLIC_URL', 'ftp://fichero', 'PUBLIC_URL: se esperaba una dirección como https://fichero.example.'],
  ...[
    'https://fichero.example/ruta',
    'https://fichero.example?a=1',
    'https://yo:clave@fichero.example',
    'https://f#x',
  ].map((value): [string, string, string] => [
    'PUBLIC_URL',
    value,
    'PUBLIC_URL: se esperaba solo el servidor, como https://fichero.example, sin ruta, parámetros ni usuario.',
  ]),
  ['JWT_SECRET', 'corto', 'JWT_SECRET: debe tener al menos 32 caracteres.'],
  ['ADMIN_DOCUMENT', '12a', 'ADMIN_DOCUMENT: se esperaba un documento de 5 a 15 dígitos.'],
  ['ADMIN_PASSWORD', 'corta', 'ADMIN_PASSWORD: debe tener al menos 6 caracteres.'],
  ['ADMIN_PASSWORD', 'Password', 'ADMIN_PASSWORD: es una de las contraseñas más usadas; elija otra.'],
  ['ADMIN_EMAIL', 'nadie', 'ADMIN_EMAIL: se esperaba un correo como nombre@servidor.'],
  ['SMTP_URL', 'http://x', 'SMTP_URL: se esperaba una dirección como smtp://usuario:clave@servidor:587.'],
  ['MAIL_FROM', 'nadie', 'MAIL_FROM: se esperaba un correo como nombre@servidor.'],
  ['REDIS_URL', 'http://x', 'REDIS_URL: se esperaba una dirección como redis://:clave@servidor:6379.'],
  ...['releases.json', 'ftp://servidor/x', 'https://yo:secreta@servidor/x'].map((value): [string, string, string] => [
    'RELEASES_FROM',
    value,
    'RELEASES_FROM: se esperaba la ruta completa de un archivo, o una dirección como https://servidor/releases.json sin usuario ni clave.',
  ]),
  ...['true', 'all', '10.0.0.0/33', '0.0.0.0/0', '::/0', '1.2.3', '-1', '20'].map((value): [string, string, string] => [
    'TRUST_PROXY',
    value,
    'TRUST_PROXY: se esperaba cuántos proxies hay delante (de 0 a 9), o sus direcciones separadas por comas.',
  ]),
  ...['0.0.0.0/0', 'loopback', 'interna', '10.0.0.0/33'].map((value): [string, string, string] => [
    'SERVICE_NETWORKS',
    value,
    'SERVICE_NETWORKS: se esperaban direcciones o redes separadas por comas, como 10.20.0.0/16.',
  ]),
  ['DEMO', 'sí', 'DEMO: se esperaba true, region o false.'],
  ['PRODUCTION', '1', 'PRODUCTION: se esperaba true o false.'],
  [
    'DATABASE_URL',
    'fichero',
    'DATABASE_URL: no es una dirección; se esperaba mysql://usuario:clave@servidor:3306/base.',
  ],
  [
    'DATABASE_URL',
    'postgres://a:secreta@b/c',
    'DATABASE_URL: «postgres://» no se admite; se esperaba mysql://usuario:clave@servidor:3306/base.',
  ],
  [
    'DATABASE_URL',
    'mysql://a:secreta@b',
    'DATABASE_URL: falta el nombre de la base de datos; se esperaba mysql://usuario:clave@servidor:3306/base.',
  ],
  ...['b,c', 'b:3307,c,10.0.0.3:3308', 'b,'].map((servers): [string, string, string] => [
    'DATABASE_URL',
    `mysql://a:secreta@${servers}/d`,
    'DATABASE_URL: nombra varios servidores; escriba solo la dirección de un proxy que esté delante de ellos, como explica «The database fails over» en docs/operations.md.',
  ]),
  ['DATABASE_URL', 'mysql://a:12#secreta@b/c', 'DATABASE_URL: la clave tiene un «#»; escríbalo como %23.'],
  [
    'DATABASE_URL',
    'mysql://a:secreta@[::1]/c',
    'DATABASE_URL: una dirección IPv6 no se admite; escriba el nombre del servidor o su dirección IPv4.',
  ],
  ['DATABASE_URL', 'mysql://a:secreta@b/c#d', 'DATABASE_URL: no se admite «#d» después de la base de datos.'],
  [
    'DATABASE_URL',
    'mysql://a:secreta@b/c?ssl=true',
    'DATABASE_URL: el parámetro «ssl» no se admite; se admiten ssl-mode y ssl-ca.',
  ],
  [
    'DATABASE_URL',
    'mysql://a:secreta@b/c?ssl-mode=preferred',
    'DATABASE_URL: se esperaba ssl-mode=REQUIRED, VERIFY_CA, VERIFY_IDENTITY.',
  ],
  [
    'DATABASE_URL',
    'mysql://a:secreta@b/c?ssl-mode=REQUIRED&ssl-ca=/ca.pem',
    'DATABASE_URL: ssl-ca necesita ssl-mode=VERIFY_CA o VERIFY_IDENTITY.',
  ],
  [
    'DATABASE_URL',
    'mysql://a:secreta@b/c?ssl-mode=VERIFY_CA&ssl-ca=/no/ca.pem',
    'DATABASE_URL: no se puede leer el certificado «/no/ca.pem» de ssl-ca.',
  ],
])('readConfig rejects %s=%s with a sentence that has no password', (variable, value, sentence) => {
  const read = () => readConfig({ [variable]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new Error(sentence))
  expect(read).not.toThrow(/secreta/)
})

it.each(['x,y', 'x%2Cy'])('readConfig accepts the password %s, whose comma separates no servers', (password) => {
  const url = `mysql://a:${password}@b:3307/d`
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'mysql', url })
})

describe('encryption of the connection to MySQL', () => {
  const tlsOf = (parameters: string) => {
    const { database } = readConfig({ DATABASE_URL: `mysql://a:b@c/d${parameters}` })
    return database
  }
  const target = { engine: 'mysql', url: 'mysql://a:b@c/d' }

  it.each([
    ['', undefined],
    ['?ssl-mode=required', { rejectUnauthorized: false }],
    ['?ssl-mode=VERIFY_CA', { rejectUnauthorized: true }],
    ['?ssl-mode=VERIFY_IDENTITY', { rejectUnauthorized: true, verifyIdentity: true }],
  ])('is read from «%s»', (parameters, tls) => {
    expect(tlsOf(parameters)).toEqual({ ...target, tls })
  })

  it('can use a CA certificate from a file', () => {
    const parameters = `?ssl-mode=VERIFY_CA&ssl-ca=${encodeURIComponent(__filename)}`
    expect(tlsOf(parameters)).toMatchObject({ tls: { ca: readFileSync(__filename, 'utf8') } })
  })
})
