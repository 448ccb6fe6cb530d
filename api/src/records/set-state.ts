import type { RecordState } from '@fichero/contract/enums'
import type { EntityManager, ObjectLiteral } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { updateRow } from './update-row.js'

export type StateVerb = 'disable' | 'enable'

const STATES: Record<StateVerb, RecordState> = { disable: 'deshabilitado', enable: 'habilitado' }

interface Request<Row> {
  actor: Actor
  verb: StateVerb
  /** First half of the audit trail's `accion`: `fichas`. */
  area: 'fichas' | 'programs' | 'users'
  /** Written with the state; see `updateRow`. */
  unaudited?: Partial<Row>
}

/**
 * Disables or enables a row read by `lockRow`. Setting the state that it already has changes nothing and is no error,
 * for double clicks (docs/decisions/what-is-disabled-goes-on.md).
 */
export function setState<Row extends ObjectLiteral & { estado: string }>(
  manager: EntityManager,
  row: Row,
  { actor, verb, area, unaudited }: Request<Row>,
): Promise<Row> {
  const values = { estado: STATES[verb] } as Partial<Row>
  return updateRow(manager, row, { actor, accion: `${area}:${verb}`, values, ...(unaudited && { unaudited }) })
}
