import type { EntityManager } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import type { User } from './user.entity.js'

/** Implemented by the area of the fichas, which knows users; users do not know fichas. */
export abstract class HeadedFichas {
  /**
   * Makes another enabled person the head of all enabled fichas that `from` heads; each is an edit of its own in the audit
   * trail. Returns their numbers. Locks the other person, who may be in the course of being disabled.
   */
  abstract handOver(manager: EntityManager, actor: Actor, from: User, to: string): Promise<number[]>
}
