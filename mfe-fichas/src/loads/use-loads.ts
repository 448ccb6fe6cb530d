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
import type { Said } from '../evaluations/plan'
import { byDate, decidesOtherwise, isReady, isUndoable, type Load, type LoadEnd } from './load'
import * as store from './loads'

/** The files on their way. What is being applied goes on without the screen, and a notification tells its end. */
export function useLoads() {
  const owner = useSession()?.user.id
  const client = useQueryClient()
  const tell = useTellEnd()
  const errorText = useErrorText()
  const loads = useSyncExternalStore(store.onLoadsChange, () => store.loadsOf(owner))
  const apply = async ({ id, ficha }: Load) => {
    const end = await store.applyLoad(owner, id)
    if (!end || ficha === undefined) return
    tell(ficha, end)
    void invalidateChanges(client, importEvaluations)
    if ('done' in end) await store.checkOthers(owner, ficha)
  }
  const undo = async (load: Load) => {
    await takeBack(load)
    store.markUndone(owner, load.id)
    void invalidateChanges(client, load.step.name === 'created' ? undoFichaCreation : undoImport)
  }
  return {
    loads,
    add: (files: readonly File[], ficha?: number) => store.addLoads(owner, files, ficha),
    addAnew: (files: readonly File[], ficha?: number) => {
      store.removeOver(owner)
      return store.addLoads(owner, files, ficha)
    },
    again: (id: number, said?: Said, ficha?: number) => store.checkLoad(owner, id, said, ficha),
    revise: (id: number, said: Said) => store.reviseLoad(owner, id, said),
    remove: (id: number) => store.removeLoad(owner, id),
    undone: (id: number) => store.markUndone(owner, id),
    created: (id: number, answer: CreateFichaAnswer) => {
      store.markCreated(owner, id, answer)
      if (answer.ficha) void store.checkNew(owner, answer.ficha.nro_ficha)
    },
    apply,
    /** Those that nobody has to look at first. One whose plan changes meanwhile is left to be looked at. */
    async applyReady() {
      for (const shown of byDate(loads.filter(isReady))) {
        const load = store.loadsOf(owner).find(({ id }) => id === shown.id)
        if (load && isReady(load) && !decidesOtherwise(load, shown)) await apply(load)
      }
    },
    /** Takes back what was loaded, the last one first. Stops at the first that cannot be, and says why. */
    async undoAll() {
      try {
        for (const load of loads.filter(isUndoable).toReversed()) await undo(load)
      } catch (error) {
        notifyError(errorText(error))
      }
    },
  }
}

async function takeBack({ step, ficha: nroFicha }: Load): Promise<void> {
  if (step.name === 'created' && step.answer.ficha)
    await call(undoFichaCreation, { params: { nroFicha: step.answer.ficha.nro_ficha } })
  if (step.name === 'done' && step.report.id !== null && nroFicha !== undefined)
    await call(undoImport, { params: { nroFicha, id: step.report.id } })
}

function useTellEnd() {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const isHere = useMountedRef()
  return (ficha: number, end: LoadEnd) => {
    const nro_ficha = String(ficha)
    if ('done' in end) {
      const { archivo } = end.done
      const ended = hasChanges(end.done) ? 'done' : 'unchanged'
      // Here the step's heading has the focus and says it.
      return notifySuccess(t(`evaluations.notice.${ended}`, { nro_ficha, archivo }), { isQuiet: isHere.current })
    }
    if ('changed' in end) return notifyError(t('evaluations.notice.changed', { nro_ficha, archivo: end.changed.name }))
    const reason = errorText(end.error)
    return notifyError(t('evaluations.notice.failed', { nro_ficha, archivo: end.failed.name, reason }))
  }
}
