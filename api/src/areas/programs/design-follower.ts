import type { EntityManager } from 'typeorm'

/** What depends on the design of a program. Implemented in `areas/fichas`, because that area imports this one. */
export abstract class DesignFollower {
  /** Called in the transaction that changed the texts or added outcomes of a program's design. */
  abstract designChanged(manager: EntityManager, programId: number): Promise<void>
}
