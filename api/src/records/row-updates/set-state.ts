import type { RecordState } from '@fichero/contract/enums'
import type { EntityManager, ObjectLiteral } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { updateRow } from './update-row.js'

/** The change of a state, as in audit actions such as `fichas:disable`. */
export type StateVerb = 'disable' | 'enable'

const STATES: Record<StateVerb, RecordState> = { disable: 'deshabilitado', enable: 'habilitado' }

/** The change of a row’s state. */
interface Request<Row> {
  actor: Actor
  verb: StateVerb
  /** First half of the audit action, such as `fichas` in `fichas:disable`. */
  area: 'fichas' | 'programs' | 'users'
  /** Written with the state; see `updateRow`. */
  unaudited?: Partial<Row>
}

/**
 * Disables or enables a row read by `lockRow`. Because of double clicks, setting the state that the row already has is no
 * error and changes nothing (docs/decisions/disabling-and-edit-rights.md#disabling).
 */
export function setState<Row extends ObjectLiteral & { estado: string }>(
  manager: EntityManager,
  row: Row,
  { actor, verb, area, unaudited }: Request<Row>,
): Promise<Row> {
  const values = { estado: STATES[verb] } as Partial<Row>
  return updateRow(manager, row, { actor, accion: `${area}:${verb}`, values, ...(unaudited && { unaudited }) })
}
