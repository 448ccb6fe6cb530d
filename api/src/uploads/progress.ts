import type { ImportProgress } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'

type Stage = NonNullable<ImportProgress['etapa']>
type Progress = Pick<ImportProgress, 'hechos' | 'total'> & { etapa: Stage }

export type Saved = (judgments: number) => void

/** Told by the work itself. */
export interface Tell {
  stage(etapa: Exclude<Stage, 'guardado'>): void
  /** Begins to save so many judgments, also once more after a deadlock. Call the result with each number written. */
  saving(total: number): Saved
}

interface Owner {
  /** Nobody on a public route. */
  actor: { id: number } | undefined
  /** The client's id. Nobody can ask without one. */
  id: string | undefined
}

/** How many ended requests are remembered. */
const MAX_ENDED = 1000

/** What is done at this moment for the requests of this process, and how the last ones ended: docs/decisions/progress-is-asked-for.md */
@Injectable()
export class ProgressOfRequests {
  private readonly running = new Map<string, Progress>()
  /** In the order in which they ended. */
  private readonly ended = new Map<string, 'terminada' | 'fallida'>()

  /** Runs a request's work, whose progress the same person can ask for meanwhile. */
  async during<T>(owner: Owner, first: Exclude<Stage, 'guardado'>, work: (tell: Tell) => Promise<T>): Promise<T> {
    const key = keyOf(owner)
    if (key !== undefined) this.running.set(key, { etapa: first, hechos: 0, total: 0 })
    try {
      const answer = await work(this.tell(owner))
      this.end(key, 'terminada')
      return answer
    } catch (error) {
      this.end(key, 'fallida')
      throw error
    }
  }

  private end(key: string | undefined, how: 'terminada' | 'fallida'): void {
    if (key === undefined) return
    this.running.delete(key)
    this.ended.delete(key)
    this.ended.set(key, how)
    const [oldest] = this.ended.keys()
    if (oldest !== undefined && this.ended.size > MAX_ENDED) this.ended.delete(oldest)
  }

  /** For work inside of a request under way; tells nobody outside of one. */
  tell(owner: Owner): Tell {
    const key = keyOf(owner)
    const progress = key === undefined ? undefined : this.running.get(key)
    return {
      stage: (etapa) => {
        if (progress) Object.assign(progress, { etapa, hechos: 0, total: 0 })
      },
      saving: (total) => {
        if (!progress) return () => undefined
        Object.assign(progress, { etapa: 'guardado', hechos: 0, total })
        return (judgments) => {
          progress.hechos += judgments
        }
      },
    }
  }

  of(owner: Owner): ImportProgress {
    const key = keyOf(owner)
    if (key === undefined) return { ...NOT_RUNNING, estado: 'desconocida' }
    const progress = this.running.get(key)
    if (progress) return { ok: true, estado: 'en_curso', ...progress }
    return { ...NOT_RUNNING, estado: this.ended.get(key) ?? 'desconocida' }
  }
}

const NOT_RUNNING = { ok: true, etapa: null, hechos: 0, total: 0 } as const

const keyOf = ({ actor, id }: Owner) => (actor && id !== undefined ? `${actor.id} ${id}` : undefined)
