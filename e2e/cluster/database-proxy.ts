import { spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../support/server.mjs'
import type { Group } from './group'
import { stop } from './proxies'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')

/** Starts HAProxy with `deploy/haproxy-mysql.cfg` in front of the servers of a group. */
export async function openDatabaseProxy({ url, servers }: Group) {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-haproxy-'))
  const port = await freePort()
  const { username, password } = new URL(url.replace(/,[^/]+/, ''))
  const configuration = join(folder, 'haproxy.cfg')
  const check = join(folder, 'check.sh')
  const login = join(folder, 'check.cnf')
  await writeFile(login, `[client]\nuser=${username}\npassword=${password}\n`)
  // HAProxy does not pass its environment on to the check, so a script sets the variable.
  const command = join(DEPLOY, 'mysql-group/is-primary.sh')
  await writeFile(check, `#!/bin/sh\nMYSQL_CHECK=${login} exec sh ${command} "$@"\n`, { mode: 0o755 })
  const text = await readFile(join(DEPLOY, 'haproxy-mysql.cfg'), 'utf8')
  await writeFile(configuration, adapted(text, servers, port, check))
  const child = spawn('haproxy', ['-db', '-f', configuration], { stdio: 'ignore' })
  return {
    url: url.replace(/@[^/]+/, `@127.0.0.1:${port}`),
    close: () => stop(child, folder),
  }
}

/** Returns the configuration with the addresses of the servers and of the proxy. */
const adapted = (text: string, servers: string[], port: number, check: string) =>
  servers.reduce(
    (all, server, index) => all.replace(`10.0.0.2${index + 1}:3306`, server),
    text.replace('127.0.0.1:3306', `127.0.0.1:${port}`).replace('/opt/fichero/deploy/mysql-group/is-primary.sh', check),
  )
