import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyCall, type AnyDocs, AREAS, type Area } from '@fichero/contract/calls/call-docs'
import { MONITORING } from './monitoring.docs.js'
import { CONTRACT } from './named-schemas.js'
import type { DocumentedCall } from './operation.js'

/** More than there are steps. */
const LAST = 99

/** Every call with its words, in the order in which the document has them. */
export function documentedCalls(): DocumentedCall[] {
  const files = readdirSync(join(CONTRACT, 'calls')).filter((file) => file.endsWith('.docs.ts'))
  const found = files.flatMap((file) => {
    const name = file.replace(/\.docs\.ts$/, '')
    const { DOCS }: { DOCS: Record<string, AnyDocs> } = require(`@fichero/contract/calls/${name}.docs`)
    const calls: Record<string, AnyCall> = require(`@fichero/contract/calls/${name}.calls`)
    return Object.entries(DOCS).map(([key, docs]) => ({ call: calls[key] as AnyCall, docs }))
  })
  const order = Object.keys(AREAS) as Area[]
  const placeOf = ({ docs: { area, step = LAST } }: DocumentedCall) => order.indexOf(area) * (LAST + 1) + step
  return [...found, ...MONITORING].sort((a, b) => placeOf(a) - placeOf(b))
}
