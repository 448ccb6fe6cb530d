import type { ImportProgress } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'

type Stage = NonNullable<ImportProgress['etapa']>
type Progress = Omit<ImportProgress, 'ok' | 'etapa'> & { etapa: Stage }

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

/**
 * What is done at this moment for the requests of this process, each until its answer
 * (docs/decisions/progress-is-asked-for.md).
 */
@Injectable()
export class ProgressOfRequests {
  private readonly running = new Map<string, Progress>()

  /** Runs a request's work, whose progress the same person can ask for meanwhile. */
  async during<T>(owner: Owner, first: Exclude<Stage, 'guardado'>, work: (tell: Tell) => Promise<T>): Promise<T> {
    const key = keyOf(owner)
    if (key !== undefined) this.running.set(key, { etapa: first, hechos: 0, total: 0 })
    try {
      return await work(this.tell(owner))
    } finally {
      if (key !== undefined) this.running.delete(key)
    }
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
    const progress = key === undefined ? undefined : this.running.get(key)
    if (!progress) return { ok: true, etapa: null, hechos: 0, total: 0 }
    return { ok: true, ...progress }
  }
}

const keyOf = ({ actor, id }: Owner) => (actor && id !== undefined ? `${actor.id} ${id}` : undefined)
