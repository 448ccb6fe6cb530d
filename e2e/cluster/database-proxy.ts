import { execFile, execFileSync, spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../support/server.mjs'
import { type Group, MYSQLD_ROOT } from './group'
import { stop } from './proxies'
import { createRouterMetadata } from './router-metadata'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')
const [ROUTER = '', ...ROUTER_ARGS] = (process.env.MYSQLROUTER ?? 'mysqlrouter').split(' ')
const ROUTER_CONFIGURATION = 'mysql-router.conf'

/** The health checks in `deploy`, by the kind of servers. */
const CHECKS = { 'mysql-group': 'mysql-group/is-primary.sh', galera: 'galera/is-synced.sh' }

/** The proxies in front of database servers. `open` starts one with its example in `deploy`. */
const PROXIES = {
  haproxy: { version: ['haproxy', '-v'], open: openHaproxy },
  router: { version: [ROUTER, ...ROUTER_ARGS, '--version'], open: openRouter },
}
export type DatabaseProxy = keyof typeof PROXIES

export function isInstalled(name: DatabaseProxy): boolean {
  const [command = '', ...args] = PROXIES[name].version
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Returns the `DATABASE_URL` that leads through the proxy, and a function that stops it. */
export const openDatabaseProxy = (name: DatabaseProxy, group: Group) => PROXIES[name].open(group)

async function openHaproxy({ kind, urls: [url = '', ...others] }: Group) {
  if (kind === 'mariadb') throw new Error('A single server needs no proxy')
  const folder = await mkdtemp(join(tmpdir(), 'fichero-haproxy-'))
  const port = await freePort()
  const configuration = join(folder, 'haproxy.cfg')
  const check = join(folder, 'check.sh')
  const login = join(folder, 'check.cnf')
  const { username, password } = new URL(url)
  await writeFile(login, `[client]\nuser=${username}\npassword=${password}\n`)
  // HAProxy does not pass its environment on to the check, so a script sets the variable.
  const command = `MYSQL_CHECK=${login} exec sh ${join(DEPLOY, CHECKS[kind])}`
  await writeFile(check, `#!/bin/sh\n${command} "$@"\n`, { mode: 0o755 })
  const text = (await readFile(join(DEPLOY, 'haproxy-mysql.cfg'), 'utf8'))
    .replace('127.0.0.1:3306', `127.0.0.1:${port}`)
    .replace(/external-check command .*/, `external-check command ${check}`)
  const servers = [url, ...others].map((one) => new URL(one).host)
  const adapted = servers.reduce((all, server, index) => all.replace(`10.0.0.2${index + 1}:3306`, server), text)
  await writeFile(configuration, adapted)
  const child = spawn('haproxy', ['-db', '-f', configuration], { stdio: 'ignore' })
  return { url: through(url, port), close: () => stop(child, folder) }
}

/** Router runs in the root directory of MySQL, and finds the servers in the group's metadata. */
async function openRouter({ urls: [url = ''] }: Group) {
  await createRouterMetadata(url)
  const folder = await mkdtemp(join(MYSQLD_ROOT, tmpdir(), 'fichero-router-'))
  const seen = join(tmpdir(), basename(folder))
  const port = await freePort()
  await copyFile(join(DEPLOY, ROUTER_CONFIGURATION), join(folder, ROUTER_CONFIGURATION))
  const { username, password, host } = new URL(url)
  const bootstrap = promisify(execFile)(ROUTER, [
    ...ROUTER_ARGS,
    ...['--bootstrap', `${username}:${password}@${host}`, '--account', username, '--account-create', 'never'],
    ...['--directory', `${seen}/router`, '--conf-base-port', String(port), '--conf-bind-address', '127.0.0.1'],
    ...['--report-host', 'localhost', '--user', 'root', '--disable-rest'],
  ])
  // Router asks for the password of the account.
  bootstrap.child.stdin?.end(`${password}\n`)
  await bootstrap
  const configuration = [
    '--config',
    `${seen}/router/mysqlrouter.conf`,
    '--extra-config',
    `${seen}/${ROUTER_CONFIGURATION}`,
  ]
  const child = spawn(ROUTER, [...ROUTER_ARGS, ...configuration], { stdio: 'ignore' })
  return { url: through(url, port), close: () => stop(child, folder) }
}

/** Returns the URL of a database with the address of a proxy. */
const through = (url: string, port: number) => url.replace(/@[^/]+/, `@127.0.0.1:${port}`)
