import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import type { User } from './user.entity.js'

/**
 * Hands over the fichas that a user heads (jefe de ficha). Implemented in `areas/fichas`, because that area imports the users
 * area and not the reverse.
 */
export abstract class HeadedFichas {
  /**
   * Makes the enabled user with the document number `to` the head of all enabled fichas that `from` heads. Writes one audit
   * entry per ficha, and returns the numbers of the fichas. Locks the new head, whom a concurrent request might disable.
   */
  abstract handOver(manager: EntityManager, actor: Actor, from: User, to: string): Promise<number[]>
}
