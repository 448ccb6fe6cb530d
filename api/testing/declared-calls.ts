import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Call, FileCall, StoredFileCall } from '@fichero/contract/calls/call'
import type { Access } from '@fichero/contract/permissions'

const FOLDER = resolve(__dirname, '../../packages/contract/src/calls')

type DeclaredCall = Call & Partial<Pick<FileCall, 'download'> & Pick<StoredFileCall, 'stored'>>

/** All calls that the contract declares, by method and path, such as `GET /fichas/:id`. Includes all files of `calls`. */
export const DECLARED: Record<string, DeclaredCall> = Object.fromEntries(allCalls())

/** Required access of every route below `/api`: the declared calls, and routes for monitoring. */
export const ROUTES: Record<string, Access> = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  ...Object.fromEntries(Object.entries(DECLARED).map(([route, { access }]) => [route, access])),
}

function allCalls(): [string, DeclaredCall][] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.calls.ts'))
  const calls = files.flatMap((file) =>
    Object.values<DeclaredCall>(require(`@fichero/contract/calls/${file.replace(/\.ts$/, '')}`)),
  )
  const entries = calls.map((call): [string, DeclaredCall] => [`${call.method} ${call.path}`, call])
  const routes = entries.map(([route]) => route)
  const twice = routes.find((route, index) => routes.indexOf(route) !== index)
  if (twice) throw new Error(`${twice} is declared twice.`)
  return entries
}
