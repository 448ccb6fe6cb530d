import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyCall, type AnyDocs, AREAS, type Area } from '@fichero/contract/calls/call-docs'
import { MONITORING } from './monitoring.docs.js'
import { CONTRACT } from './named-schemas.js'
import type { DocumentedCall } from './operation.js'

/** Position of calls without a step of the main job: after all others. */
const LAST = 99

/** Returns every call with its description, in the order of the document. */
export function documentedCalls(): DocumentedCall[] {
  const files = readdirSync(join(CONTRACT, 'calls')).filter((file) => file.endsWith('.docs.ts'))
  const found = files.flatMap((file) => {
    const name = file.replace(/\.docs\.ts$/, '')
    const { DOCS }: { DOCS: Record<string, AnyDocs> } = require(`@fichero/contract/calls/${name}.docs`)
    const calls: Record<string, AnyCall> = require(`@fichero/contract/calls/${name}.calls`)
    return Object.entries(DOCS).map(([key, docs]) => ({ call: calls[key] as AnyCall, docs }))
  })
  const order = Object.keys(AREAS) as Area[]
  const positionOf = ({ docs: { area, step = LAST } }: DocumentedCall) => order.indexOf(area) * (LAST + 1) + step
  return [...found, ...MONITORING].sort((a, b) => positionOf(a) - positionOf(b))
}
