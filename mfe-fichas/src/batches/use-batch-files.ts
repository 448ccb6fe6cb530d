import { createBatch } from '@fichero/contract/calls/batches.calls'
import { MAX_BATCH_FILES } from '@fichero/contract/limits'
import { batchPath } from '@fichero/contract/paths'
import { useCallMutation } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useNavigate } from '@fichero/kit/router'
import { useState } from 'react'
import { areMany, FilesError, isBatch, sourcesOf } from './open-files'
import { startSending } from './sending'

/**
 * Opens many files, or those of a .zip: as a batch with its own page, or with `onFew` if they are few.
 * @returns `takes`, which returns false for files that need not be opened
 */
export function useBatchFiles(onFew: (files: File[]) => void) {
  const navigate = useNavigate()
  const errorText = useFilesErrorText()
  const { mutateAsync } = useCallMutation(createBatch)
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState<unknown>()
  const open = async (files: readonly File[]) => {
    setOpening(true)
    setError(undefined)
    try {
      const sources = await sourcesOf(files)
      if (!isBatch(sources)) return onFew(await Promise.all(sources.map((source) => source.open())))
      const { lote } = await mutateAsync({ body: { archivos: sources.length } })
      startSending(lote.id, sources)
      await navigate(batchPath(lote.id))
    } catch (problem) {
      setError(problem)
    } finally {
      setOpening(false)
    }
  }
  return {
    isOpening,
    problem: error === undefined ? undefined : errorText(error),
    takes(files: readonly File[]): boolean {
      setError(undefined)
      if (!areMany(files)) return false
      void open(files)
      return true
    },
  }
}

/** Returns a function that returns the message for files that cannot be sent. */
export function useFilesErrorText(): (error: unknown) => string {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  return (error) =>
    error instanceof FilesError
      ? t(`batch.files.${error.reason}`, { name: error.fileName, max: MAX_BATCH_FILES })
      : errorText(error)
}
