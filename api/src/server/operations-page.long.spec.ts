import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApprentice, buildFicha } from '../../testing/build.js'
import { ADMIN, freePort, settingsOf } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { isMysql, onMysql } from '../../testing/engine.js'
import { tokenIn } from '../../testing/outbox.js'
import { begin, commandsIn, endAll, type PageCommand, runCommand } from '../../testing/page-commands.js'
import { recount } from '../areas/fichas/recount.js'
import { connect } from '../database/connect.js'
import { inTransaction } from '../database/transaction.js'
import type { WritableDataSource } from '../database/writable-data-source.js'
import { ENTITIES } from '../operations/app.entities.js'

// Runs all commands of docs/operations.md in their order on one system, as an operator would.

const PAGE = 'docs/operations.md'
const ROOT = join(__dirname, '../../..')
const COMMANDS = commandsIn(PAGE, 'sh')
const CRON = commandsIn(PAGE, 'cron')
const [TABLES, REWRITE] = commandsIn(PAGE, 'sql')
const START = 'node --max-old-space-size=1024 api/dist/main.js'
/** Beginnings of commands that need a release. */
const ON_A_RELEASE = ['ssh-keygen -Y verify', 'tar -xzf']

const PHONE = '3001234567'
const OLD = `INSERT INTO auditoria (fecha, accion, entidad, entidad_id) VALUES ('2001-01-01 08:00:00.000', 'x', 'ficha', '1')`

const ran: PageCommand[] = []
let folder: string
let url: string
let database: TestDatabase
const databases: TestDatabase[] = []

async function useDatabase() {
  database = await freshDatabase()
  databases.push(database)
}

/** Replaces the folders, URLs and names of the page with those of the test. */
const here = (text: string) =>
  text
    .replaceAll(/\/(backups|tmp|var\/log\/fichero)\//g, `${folder}/`)
    .replaceAll(/http:\/\/127\.0\.0\.1:3000|https:\/\/fichero\.example/g, url)
    .replace(`'fichero'`, `'${database.name}'`)

/** Replaces the paths of units, cron lines and CronJobs. */
const onThisMachine = (text: string) =>
  text
    .replaceAll('/opt/fichero', ROOT)
    .replaceAll('/etc/fichero', folder)
    .replaceAll('/var/lib/fichero/3000', database.dataDir)
    .replaceAll(/(\/var\/backups\/fichero|(?<= )\/backups)(?= )/g, join(folder, 'copies'))

/** The environment that cron and systemd set. */
const BARE = { PATH: process.env.PATH, HOME: tmpdir() }

/** Writes the file of settings that units and cron lines read. The address of the data folder is theirs. */
async function writeSettings() {
  const { DATA_DIR: _, ...settings } = settingsOf(database.target, database.dataDir)
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  await writeFile(join(folder, 'fichero.env'), lines.join(''))
}

const environment = () => ({
  ...settingsOf(database.target, database.dataDir),
  PORT: new URL(url).port,
})

function find(start: string): PageCommand {
  const command = COMMANDS.find((one) => one.text.startsWith(start))
  if (!command) throw new Error(`${PAGE} has no command that begins with ${start}`)
  if (!ran.includes(command)) ran.push(command)
  return { ...command, text: here(command.text) }
}
const run = (start: string) => runCommand(find(start), environment())

async function start() {
  begin(find(START).text, environment())
  expect(await run('timeout 300')).toBe('{"ok":true}')
}

const textOf = (name: string) => readFile(join(folder, name), 'utf8')

/** Waits until the log has the path, because its lines are buffered. */
async function untilLogged(path: string): Promise<string> {
  for (;;) {
    const text = await textOf('fichero.log')
    if (text.includes(path)) return text
    await sleep(20)
  }
}

async function withDatabase<T>(read: (dataSource: WritableDataSource) => Promise<T>): Promise<T> {
  const dataSource = await connect(database.target, ENTITIES)
  return read(dataSource).finally(() => dataSource.destroy())
}
const countOf = (rows: string) =>
  withDatabase(async (dataSource) => Number((await dataSource.query(`SELECT COUNT(*) AS total FROM ${rows}`))[0].total))

// Windows has no `sh`.
const withShell = process.platform === 'win32' ? describe.skip : describe

withShell('the commands of docs/operations.md', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fichero-operations-'))
    await mkdir(join(folder, 'copies'))
    url = `http://127.0.0.1:${await freePort()}`
    await useDatabase()
  })
  afterAll(async () => {
    await endAll()
    for (const one of databases) await one.drop()
    await rm(folder, { recursive: true })
  })

  it('start the server like the systemd unit, and wait until it is ready', async () => {
    expect(readFileSync(join(ROOT, 'deploy/fichero@.service'), 'utf8')).toContain(`ExecStart=/usr/bin/${START}\n`)
    await run('install -d -m 750')
    await start()
  })

  it('send the largest file', async () => {
    expect(await run('head -c 10000000')).toContain('"code":"not_signed_in"')
  })

  onMysql(() => {
    it('show that tables are in utf8mb4', async () => {
      const rows = await withDatabase((dataSource) => dataSource.query(here(TABLES?.text ?? '')))
      expect(rows).toEqual([{ letters: expect.stringMatching(/^utf8mb4/) }])
    })
  })

  it('rotate the log, which continues in the same file', async () => {
    const before = await untilLogged('/api/programs/archivo')
    await run('cp /var/log/fichero/fichero.log')
    expect(await textOf('fichero.log.1')).toBe(before)
    await fetch(`${url}/api/health/ready`)
    expect(await untilLogged('/api/health/ready')).toMatch(/^\{"level":"info".*\}\n$/)
  })

  it('show metrics of nodes, disk and memory', async () => {
    const lines = (await run('curl -sS http://127.0.0.1:3000/api/metrics')).trim().split('\n')
    const names = ['fichero_disk_free_bytes', 'fichero_nodes', 'process_resident_memory_bytes']
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(names)
    expect(lines).toContain('fichero_nodes 1')
  })

  it('restore a backup that was made while the server ran', async () => {
    await withDatabase(async (dataSource) => {
      await dataSource.query(OLD)
      const { nro_ficha } = await buildFicha(dataSource)
      await buildApprentice(dataSource, { nro_ficha, nro_documento: ADMIN.nro_documento, celular: PHONE })
      await inTransaction(dataSource, (manager) => recount(manager, true))
    })
    await run('install -d -m 700')
    expect(await run('npm run backup -- /backups/fichero')).toContain(join(folder, 'fichero.backup'))
    expect(await run('npm run backup -- /backups/ --keep')).toContain('Copias anteriores que se borraron: 0.')
    expect(await run('npm run restore -- /backups/ --drill')).toContain('la copia se puede restaurar')
    await withDatabase((dataSource) => dataSource.query('DELETE FROM matricula'))
    if (isMysql) await useDatabase()
    else await endAll()
    expect(await run('npm run restore -- /backups/fichero')).toContain('Los contadores coinciden')
    expect(await countOf('matricula')).toBe(1)
    await endAll()
    await start()
  })

  it('show rows beyond their retention period, and remove them with --apply', async () => {
    const first = `auditoria WHERE fecha < '2002-01-01'`
    expect(await run('npm run retention --workspace api')).toMatch(
      /auditoria: 1 filas, del 01\/01\/2001[\s\S]*No se eliminó nada: con --apply/,
    )
    expect(await countOf(first)).toBe(1)
    expect(await run('npm run retention --workspace api -- ')).toContain('Eliminadas.')
    expect(await countOf(first)).toBe(0)
    expect(await countOf(`auditoria WHERE accion = 'keeping:retention'`)).toBe(1)
  })

  it.each(['backup', 'retention'])('do what the unit for %s does, with its environment', async (name) => {
    await writeSettings()
    const file = `deploy/fichero-${name}@.service`
    const unit = onThisMachine(
      readFileSync(join(ROOT, file), 'utf8').replaceAll('%S', '/var/lib').replaceAll('%i', '3000'),
    )
    const settingOf = (key: string) => new RegExp(`^${key}=(.+)$`, 'm').exec(unit)?.[1] ?? ''
    const text = `set -a && . ${settingOf('EnvironmentFile')} && ${settingOf('Environment')} && ${settingOf('ExecStart').replace('/usr/bin/', '')}`
    const output = await runCommand({ place: file, text }, BARE)
    expect(output).toMatch(/Copias anteriores que se borraron: 0|Nada es más antiguo que su regla/)
  })

  it.each(['backup', 'retention'])('do what the CronJob for %s does', async (name) => {
    const file = `deploy/helm/fichero/templates/${name}.yaml`
    const [, words = ''] = /^ +command: \[(.+)\]$/m.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
    const text = onThisMachine(words.replaceAll(',', '').replace('{{ .Values.backup.keep | quote }}', '7d'))
    expect(await runCommand({ place: file, text }, environment())).toMatch(/se borraron: 1|Nada es más antiguo/)
  })

  it('can be run by cron, which sets hardly any environment variable', async () => {
    await writeSettings()
    const before = await readdir(join(folder, 'copies'))
    for (const { place, text } of CRON) {
      const [, command] = /^\d+ \d+ \* \* \* (.+)$/.exec(text) ?? []
      await runCommand({ place, text: onThisMachine(String(command)) }, BARE)
    }
    expect(CRON).toHaveLength(2)
    // The rotation keeps the newest backup of a day.
    const [backup, ...others] = await readdir(join(folder, 'copies'))
    expect(others).toEqual([])
    expect(before).not.toContain(backup)
  })

  it('stop in cron at settings that the shell cannot read, instead of going on without them', async () => {
    const unquoted = 'DATABASE_URL=mysql://fichero@db/fichero?ssl-mode=VERIFY_CA&ssl-ca=/ca.pem\nPORT=3000\n'
    await writeFile(join(folder, 'fichero.env'), unquoted)
    for (const { place, text } of CRON) {
      const command = onThisMachine(text.replace(/^[\d *]+/, ''))
      await expect(runCommand({ place, text: command }, BARE)).rejects.toThrow('ssl-ca')
    }
  })

  it('write the data about a person to a private file, and remove contact data with --apply', async () => {
    const person = `npm run person --workspace api -- ${ADMIN.nro_documento}`
    const withPhone = `matricula WHERE celular IS NOT NULL`
    expect(await run(`${person} /tmp/person.json`)).toContain(`Todo está en «${join(folder, 'person.json')}».`)
    expect((await stat(join(folder, 'person.json'))).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await textOf('person.json'))).toMatchObject({
      nro_documento: ADMIN.nro_documento,
      tablas: { matricula: [{ celular: PHONE }], usuario: [{ rol: 'admin' }] },
    })
    expect(await run(`${person} --remove`)).toContain('con --apply')
    expect(await countOf(withPhone)).toBe(1)
    expect(await run(`${person} --remove --apply`)).toContain('Queda anotado en Actividad')
    expect(await countOf(withPhone)).toBe(0)
  })

  onMysql(() => {
    it('rewrite the tables that contained removed data', async () => {
      const rows: { Msg_type: string; Msg_text: string }[] = await withDatabase((dataSource) =>
        dataSource.query(REWRITE?.text ?? ''),
      )
      const states = rows.filter(({ Msg_type: type }) => type !== 'note').map(({ Msg_text: text }) => text)
      expect(new Set(states)).toEqual(new Set(['OK']))
    })
  })

  it.each(ON_A_RELEASE)('include %s, which another spec runs on a release', (command) => {
    find(command)
    expect(readFileSync(join(ROOT, 'scripts/release-start.long.spec.ts'), 'utf8')).toContain(`fromDocs('${command}')`)
  })

  it('make a link with which a user sets a new password once', async () => {
    const output = await run('npm run access-link')
    expect(output).toMatch(/\(admin\)[\s\S]*\/reset-password\/[\s\S]*72 horas/)
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
    }
    const contrasena = 'una que recuerdo'
    const reset = () => post(`reset-password/${tokenIn(output)}`, { newPassword: contrasena })
    expect([await reset(), await reset()]).toEqual([200, 410])
    expect(await post('login', { nro_documento: ADMIN.nro_documento, contrasena })).toBe(200)
  })

  it('were all run in the order of the page', () => {
    expect(ran).toEqual(COMMANDS)
  })
})
