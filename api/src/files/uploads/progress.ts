import type { ImportProgress } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'

type Stage = NonNullable<ImportProgress['etapa']>
type Progress = Pick<ImportProgress, 'hechos' | 'total'> & { etapa: Stage }

/** Call it with the number of judgments of each batch written. */
export type Saved = (judgments: number) => void

/** Callbacks with which an import reports its progress. */
export interface ProgressReporter {
  stage(etapa: Exclude<Stage, 'guardado'>): void
  /**
   * Reports that saving `total` judgments begins, or begins again after a deadlock. Call the returned function after each
   * batch.
   */
  saving(total: number): Saved
}

/** Who may poll the progress of an import. */
interface Owner {
  /** Undefined on a public route. */
  actor: { id: number } | undefined
  /** The id that the client chose. Without an id, progress cannot be polled. */
  id: string | undefined
}

/** Number of ended requests whose result is remembered. */
const MAX_ENDED = 1000

/** Progress of running imports and results of the last ended imports: docs/decisions/import-plans-and-progress.md#progress. */
@Injectable()
export class ProgressOfRequests {
  private readonly running = new Map<string, Progress>()
  /** Results by user and id, in the order in which the imports ended. */
  private readonly ended = new Map<string, 'terminada' | 'fallida'>()

  /** Runs `work`, the import that a request asks for. Until it ends, the same user can poll for its progress. */
  async during<T>(
    owner: Owner,
    first: Exclude<Stage, 'guardado'>,
    work: (reporter: ProgressReporter) => Promise<T>,
  ): Promise<T> {
    const key = keyOf(owner)
    if (key !== undefined) this.running.set(key, { etapa: first, hechos: 0, total: 0 })
    try {
      const answer = await work(this.reporterFor(owner))
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

  /** Returns callbacks for the owner's running import. They do nothing if none is running. */
  reporterFor(owner: Owner): ProgressReporter {
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
