import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Server } from './server.mjs'
import type { Session } from './session.mjs'

/** Returns the session as if its user had signed in some seconds earlier. The token is signed with the server's secret. */
export function signedInBefore({ data }: Server, session: Session, seconds: number): Session {
  const [head = '', body = ''] = session.token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number }
  const older = JSON.stringify({ ...claims, auth_time: claims.auth_time - seconds })
  const signed = `${head}.${Buffer.from(older).toString('base64url')}`
  const secret = readFileSync(join(data, 'jwt-secret'), 'utf8').trim()
  return { ...session, token: `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}` }
}
