import { importEvaluations } from '@fichero/contract/calls/fichas.calls'
import { hasChanges } from '@fichero/contract/import-changes'
import { invalidateChanges } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useSession } from '@fichero/kit/session'
import { useSyncExternalStore } from 'react'
import {
  addLoads,
  applyLoad,
  checkLoad,
  checkOthers,
  type LoadEnd,
  loadsKey,
  loadsOf,
  onLoadsChange,
  removeLoad,
  removeLoads,
} from './loads'
import type { Said } from './plan'

/** The files that are loaded into a ficha. What is being applied goes on without the screen, and a notification tells its end. */
export function useLoads(nroFicha: number) {
  const key = loadsKey(useSession()?.user.id, nroFicha)
  const client = useQueryClient()
  const tell = useTellEnd(nroFicha)
  const loads = useSyncExternalStore(onLoadsChange, () => loadsOf(key))
  return {
    loads,
    add: (files: File[]) => addLoads(key, nroFicha, files),
    again: (id: number, said?: Said) => checkLoad(key, nroFicha, id, said),
    remove: (id: number) => removeLoad(key, id),
    close: () => removeLoads(key),
    apply: async (id: number) => {
      const end = await applyLoad(key, nroFicha, id)
      if (!end) return
      tell(end)
      void invalidateChanges(client, importEvaluations)
      if ('done' in end) await checkOthers(key, nroFicha)
    },
  }
}

function useTellEnd(nroFicha: number) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const nro_ficha = String(nroFicha)
  return (end: LoadEnd) => {
    if ('done' in end) {
      const { archivo } = end.done
      const ended = hasChanges(end.done) ? 'done' : 'unchanged'
      return notifySuccess(t(`evaluations.notice.${ended}`, { nro_ficha, archivo }))
    }
    if ('changed' in end) return notifyError(t('evaluations.notice.changed', { nro_ficha, archivo: end.changed.name }))
    const reason = errorText(end.error)
    return notifyError(t('evaluations.notice.failed', { nro_ficha, archivo: end.failed.name, reason }))
  }
}
