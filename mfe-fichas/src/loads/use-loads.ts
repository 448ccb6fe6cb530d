import { importEvaluations, undoFichaCreation } from '@fichero/contract/calls/fichas.calls'
import { undoImport } from '@fichero/contract/calls/imports.calls'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { hasChanges } from '@fichero/contract/import-changes'
import { call, invalidateChanges } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useMountedRef } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useSession } from '@fichero/kit/session'
import { useSyncExternalStore } from 'react'
import {
  byDate,
  type FileAnswers,
  hasNewDecision,
  isReady,
  isUndoable,
  type Load,
  type LoadResult,
} from '../evaluations/load'
import * as store from './loads'

/**
 * The imports of the current user, and the actions on them. An import continues when the user leaves the screen; a
 * notification then reports the result.
 */
export function useLoads() {
  const owner = useSession()?.user.id
  const client = useQueryClient()
  const notifyResult = useNotifyResult()
  const errorText = useErrorText()
  const loads = useSyncExternalStore(store.onLoadsChange, () => store.loadsOf(owner))
  const apply = async ({ id, ficha }: Load) => {
    const result = await store.applyLoad(owner, id)
    if (!result || ficha === undefined) return
    notifyResult(ficha, result)
    void invalidateChanges(client, importEvaluations)
    if ('done' in result) await store.checkOthers(owner, ficha)
  }
  const undo = async (load: Load) => {
    await undoLoad(load)
    store.markUndone(owner, load.id)
    void invalidateChanges(client, load.step.name === 'created' ? undoFichaCreation : undoImport)
  }
  return {
    loads,
    add: (files: readonly File[], ficha?: number) => store.addLoads(owner, files, ficha),
    /** Adds files, and removes the finished imports. */
    replaceFinished: (files: readonly File[], ficha?: number) => {
      store.removeFinished(owner)
      return store.addLoads(owner, files, ficha)
    },
    readAgain: (id: number, fileAnswers?: FileAnswers, ficha?: number) =>
      store.checkLoad(owner, id, fileAnswers, ficha),
    revise: (id: number, fileAnswers: FileAnswers) => store.reviseLoad(owner, id, fileAnswers),
    remove: (id: number) => store.removeLoad(owner, id),
    markUndone: (id: number) => store.markUndone(owner, id),
    markCreated: (id: number, answer: CreateFichaAnswer) => {
      store.markCreated(owner, id, answer)
      if (answer.ficha) void store.checkNew(owner, answer.ficha.nro_ficha)
    },
    apply,
    /** Applies all plans that need no review. An import whose plan changes meanwhile is skipped, so that the user reviews it. */
    async applyReady() {
      for (const shown of byDate(loads.filter(isReady))) {
        const load = store.loadsOf(owner).find(({ id }) => id === shown.id)
        if (load && isReady(load) && !hasNewDecision(load, shown)) await apply(load)
      }
    },
    /** Undoes all imports, the last one first. Stops at the first import that cannot be undone, and a notification says why. */
    async undoAll() {
      try {
        for (const load of loads.filter(isUndoable).toReversed()) await undo(load)
      } catch (error) {
        notifyError(errorText(error))
      }
    },
  }
}

/** Undoes a finished import, or the creation of a ficha. */
async function undoLoad({ step, ficha: nroFicha }: Load): Promise<void> {
  if (step.name === 'created' && step.answer.ficha)
    await call(undoFichaCreation, { params: { nroFicha: step.answer.ficha.nro_ficha } })
  if (step.name === 'done' && step.report.id !== null && nroFicha !== undefined)
    await call(undoImport, { params: { nroFicha, id: step.report.id } })
}

/** Returns a function that notifies the user of the result of an import. */
function useNotifyResult() {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const isMounted = useMountedRef()
  return (ficha: number, result: LoadResult) => {
    const nro_ficha = String(ficha)
    if ('done' in result) {
      const { archivo } = result.done
      const outcome = hasChanges(result.done) ? 'done' : 'unchanged'
      // Not announced while this screen is open, because screen readers announce the focused heading of the step.
      return notifySuccess(t(`evaluations.notice.${outcome}`, { nro_ficha, archivo }), { isQuiet: isMounted.current })
    }
    if ('changed' in result)
      return notifyError(t('evaluations.notice.changed', { nro_ficha, archivo: result.changed.name }))
    const reason = errorText(result.error)
    return notifyError(t('evaluations.notice.failed', { nro_ficha, archivo: result.failed.name, reason }))
  }
}
