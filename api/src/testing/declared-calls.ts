import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Call } from '@fichero/contract/calls/call'
import type { Access } from '@fichero/contract/permissions'

const FOLDER = resolve(__dirname, '../../../packages/contract/src/calls')

/** Every call that the contract declares, as `GET /fichas/:id`: a new file of them counts as soon as it is there. */
export const DECLARED: Record<string, Call> = Object.fromEntries(allCalls())

/** Every route below `/api` and who may call it: the declared calls, and what only watches over the server. */
export const ROUTES: Record<string, Access> = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  ...Object.fromEntries(Object.entries(DECLARED).map(([route, { access }]) => [route, access])),
}

function allCalls(): [string, Call][] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.calls.ts'))
  const calls = files.flatMap((file) =>
    Object.values<Call>(require(`@fichero/contract/calls/${file.replace(/\.ts$/, '')}`)),
  )
  const entries = calls.map((call): [string, Call] => [`${call.method} ${call.path}`, call])
  const routes = entries.map(([route]) => route)
  const twice = routes.find((route, index) => routes.indexOf(route) !== index)
  if (twice) throw new Error(`${twice} is declared twice.`)
  return entries
}
