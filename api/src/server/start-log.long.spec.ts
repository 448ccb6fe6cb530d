import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beginChild, type ChildServer, untilPrinted } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'

// Checks the output of a real process from its first line on.

interface Line {
  level: string
  time: string
  msg?: string
}

let database: TestDatabase
let server: ChildServer | undefined
beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(() => server?.kill())
afterAll(() => database.drop())

async function begin(env: Record<string, string>): Promise<ChildServer> {
  server = await beginChild(database.target, database.dataDir, env)
  return server
}

/** @throws if a line of stdout or stderr is not JSON with level, time and message, or the fields of a request. */
function linesOf(text: string): Line[] {
  const lines: Line[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  for (const line of lines) {
    expect(['debug', 'info', 'warn', 'error', 'fatal']).toContain(line.level)
    expect(new Date(line.time).toISOString()).toBe(line.time)
    if (!('request' in line)) expect(line.msg).toEqual(expect.stringMatching(/\S/))
  }
  return lines
}
const levelAndMessage = ({ level, msg }: Line) => [level, msg]

it.each<[string, Record<string, string>, (string | RegExp)[][]]>([
  [
    'another format',
    { LOG_FORMAT: 'xml' },
    [['fatal', /^Fichero no pudo iniciar\. LOG_FORMAT: se esperaba json o text\.$/]],
  ],
  [
    'misspelt names beside a short secret',
    { TRUST_PROXIES: '1', JWT_SECRET: 'x', LOG_LEVEL: 'silent' },
    [
      ['warn', 'La variable TRUST_PROXIES no se usa. ¿Quería decir TRUST_PROXY?'],
      ['fatal', /^Fichero no pudo iniciar\. JWT_SECRET: /],
    ],
  ],
  [
    'a data folder below a file',
    { DATA_DIR: `${__filename}/data` },
    [['fatal', /^Fichero no pudo iniciar\. DATA_DIR: /]],
  ],
])('the server writes only JSON lines if the start fails because of %s', async (_, env, expected) => {
  const { exited, output } = await begin(env)
  expect(await exited).toEqual([1, null])
  expect(linesOf(output()).map(levelAndMessage)).toEqual(
    expected.map((line) => line.map((part) => (typeof part === 'string' ? part : expect.stringMatching(part)))),
  )
})

it('the server writes JSON lines for a start, its warnings and a crash, and only the first password to stdout', async () => {
  const hook = join(database.dataDir, 'hook.cjs')
  await writeFile(
    hook,
    `process.emitWarning('old on purpose', 'DeprecationWarning')
     process.on('SIGUSR2', () => { console.log('of %s', 'a library'); Promise.reject(new TypeError('broken on purpose')) })`,
  )
  const env = { NODE_OPTIONS: `--require=${hook}`, ADMIN_PASSWORD: '', SMTP_URL: 'smtp://127.0.0.1:1' }
  const { child, exited, output } = await begin(env)
  let terminal = ''
  child.stdout?.on('data', (text) => (terminal += text))
  await untilPrinted(server!, /SMTP_URL/)
  child.kill('SIGUSR2')
  expect(await exited).toEqual([1, null])
  expect(linesOf(terminal)).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^Administrador: documento \d+, contraseña \S{12}$/) }),
  ])
  const lines = linesOf(output())
  expect(lines.map(levelAndMessage)).toEqual(
    expect.arrayContaining([
      ['warn', 'old on purpose'],
      ['info', expect.stringMatching(/^Fichero está listo en /)],
      ['warn', expect.stringMatching(/^SMTP_URL: /)],
      ['info', 'of a library'],
    ]),
  )
  expect(lines.at(-1)).toMatchObject({
    level: 'fatal',
    error: 'TypeError',
    reason: 'broken on purpose',
    stack: expect.arrayContaining([expect.stringMatching(/^at .*hook\.cjs/)]),
  })
})

it('the server writes sentences with LOG_FORMAT=text', async () => {
  const { exited, output } = await begin({ LOG_FORMAT: 'text', PORT: 'abc' })
  expect(await exited).toEqual([1, null])
  expect(output()).toBe('Fichero no pudo iniciar. PORT: se esperaba un número de puerto, de 1 a 65535.\n')
})
