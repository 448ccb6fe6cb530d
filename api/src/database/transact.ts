import type { EntityManager, QueryRunner } from 'typeorm'

/** A connection on which transactions run, one after the other. */
export interface WriteConnection {
  runner: QueryRunner
  /** Whether a transaction is open, as the driver knows it. */
  isOpen(): boolean
}

/** Whether neither TypeORM nor the driver has a transaction open. Otherwise the connection must not be used again. */
export const isOutside = ({ runner, isOpen }: WriteConnection) => !runner.isTransactionActive && !isOpen()

/**
 * Runs `work` in a transaction. When it returns, what was written can be read on every other connection.
 * @throws Error if the connection is inside a transaction before or after: what is written there may never be committed
 */
export async function transact<T>(
  connection: WriteConnection,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  if (!isOutside(connection)) throw new Error('The connection is still in a former transaction')
  const result = await connection.runner.manager.transaction(work)
  if (!isOutside(connection)) throw new Error('The transaction is still open after its commit')
  return result
}

interface Handling {
  /** Waits before a statement is run. */
  pause?: () => Promise<unknown>
  /** Makes a statement ready while the one before is run. */
  prepare?: (sql: string, parameters?: unknown[]) => [sql: string, parameters?: unknown[]]
  /** Takes what the driver answered. */
  answered?: (answer: unknown) => void
}

/**
 * Runs the statements of a connection one after the other, and after one that failed only the end of its transaction. The
 * database may have rolled back by itself (a full disk, a deadlock), and would then store each of the others on its own.
 */
export function stopAtFailure(runner: QueryRunner, { pause, prepare, answered }: Handling): void {
  const query = runner.query.bind(runner)
  let last: Promise<unknown> = Promise.resolve()
  let failure: { error: unknown } | undefined
  const run = async (sql: string, [text, parameters]: [string, unknown[]?], structured?: true) => {
    await last
    await pause?.()
    if (failure && sql !== 'ROLLBACK') throw failure.error
    const answer = await query(text, parameters, structured as true)
    failure = undefined
    answered?.(answer)
    return answer
  }
  runner.query = (sql: string, parameters?: unknown[], structured?: true) => {
    const answer = run(sql, prepare?.(sql, parameters) ?? [sql, parameters], structured)
    last = answer.catch((error) => {
      failure ??= { error }
    })
    return answer
  }
}
