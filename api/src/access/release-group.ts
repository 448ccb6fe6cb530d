import { createHash } from 'node:crypto'
import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { Request, Response } from 'express'
import type { Config } from '../config/config.js'
import type { Actor } from './current-user.decorator.js'
import { hasPermission } from './permissions.js'

// A canary release is served to some users only. The server chooses a page's release before it knows the user, so a
// cookie carries the user's group: a stable number, and whether the user manages remotes. The cookie is not a secret and
// gives no access.

/** The group of the user who signed in with a browser. `bucket` is 0 to 99: a candidate for 10 % of users goes to 0 to 9. */
export interface ReleaseGroup {
  bucket: number
  manages: boolean
}

const COOKIE = 'grupo'
/** The cookie in a `Cookie` header: the bucket, and `a` for a user who manages remotes. */
const VALUE = /(?:^|; *)grupo=(\d{1,2})(a?)(?:;|$)/
const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Returns the group in a `Cookie` header; undefined if nobody has signed in with the browser. */
export function groupIn(cookies = ''): ReleaseGroup | undefined {
  const [, bucket, manages] = VALUE.exec(cookies) ?? []
  return bucket === undefined ? undefined : { bucket: Number(bucket), manages: manages === 'a' }
}

export function groupOf(person: Pick<Actor, 'id' | 'rol'>): ReleaseGroup {
  const digest = createHash('sha256').update(`grupo ${person.id}`).digest()
  return { bucket: digest.readUInt32BE() % 100, manages: hasPermission(person, 'remotes:manage') }
}

/** Stores the group of a user in the cookie of the browser. */
export type SetGroupCookie = (person: Pick<Actor, 'id' | 'rol'>, config: Pick<Config, 'publicUrl'>) => void

/** Injects a function that stores a user's group in the browser's cookie, unless the cookie already has that value. */
export const GroupCookie = createParamDecorator((_: unknown, context: ExecutionContext): SetGroupCookie => {
  const http = context.switchToHttp()
  const known = groupIn(http.getRequest<Request>().get('cookie'))
  return (person, { publicUrl }) => {
    const { bucket, manages } = groupOf(person)
    if (known?.bucket === bucket && known.manages === manages) return
    http.getResponse<Response>().cookie(COOKIE, `${bucket}${manages ? 'a' : ''}`, {
      httpOnly: true,
      sameSite: 'lax',
      // Behind a proxy that terminates TLS, the request itself is not secure.
      secure: publicUrl.startsWith('https:'),
      maxAge: ONE_YEAR_MS,
    })
  }
})

/** The group in the browser's cookie. */
export const Group = createParamDecorator((_: unknown, context: ExecutionContext): ReleaseGroup | undefined =>
  groupIn(context.switchToHttp().getRequest<Request>().get('cookie')),
)
