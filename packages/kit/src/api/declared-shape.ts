import type { AnswerShapes } from '@fichero/contract/calls/answer-shapes'
import type { Permission } from '@fichero/contract/permissions'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an error answer means an empty list: its message is `none` of the declared shapes. */
export const isNone = (body: unknown, { none }: AnswerShapes): boolean =>
  none !== undefined && isRecord(body) && body.ok === false && body.msg === none

/** Converts an answer to the shape that its call declares. `may` returns whether the user has a permission. */
export function inDeclaredShape(
  body: unknown,
  shapes: AnswerShapes,
  may: (permission: Permission) => boolean,
): unknown {
  const answer = unwrapped(body, shapes.within)
  const { list } = shapes
  if (list !== undefined) return withList(answer, list, shapes, may)
  return isRecord(answer) ? { ...shapes.absent, ...answer } : answer
}

/** Returns the answer in the first of the fields `within` that contains an object; the body itself if none does. */
function unwrapped(body: unknown, within: readonly string[] = []): unknown {
  const field = isRecord(body)
    ? within.find((name) => typeof body[name] === 'object' && body[name] !== null)
    : undefined
  return field === undefined ? body : (body as Fields)[field]
}

/** Returns the answer with its list in the field `list`, and with the defaults of absent fields. */
function withList(answer: unknown, list: string, shapes: AnswerShapes, may: (permission: Permission) => boolean) {
  const fields = isRecord(answer) ? answer : {}
  const rows = [answer, fields[list], fields.data].find((candidate) => Array.isArray(candidate))
  if (!rows) return answer
  const can = Object.entries(shapes.can ?? {}).map(([ability, permission]) => [ability, may(permission)])
  return {
    ok: true,
    ...(shapes.can && { can: Object.fromEntries(can) }),
    ...(shapes.paged && { pagination: onlyPage(rows.length) }),
    ...fields,
    [list]: rows,
  }
}

/** Returns the pagination of a list that has only one page. */
const onlyPage = (rows: number) => ({
  currentPage: 1,
  totalPages: 1,
  totalItems: rows,
  itemsPerPage: Math.max(rows, 1),
})
