import type { ImportProgress } from '@fichero/contract/imports.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { UploadProgress } from '@fichero/kit/import'
import type { FileKind } from './load'

interface ServerProgressProps {
  /** The uploaded share of the file, 0 to 1. */
  sent: number
  /** The progress of the import on the server; undefined until the server reports any. */
  progress: ImportProgress | undefined
  applying?: boolean
  /** The kind of the file; undefined until it is known. */
  kind?: FileKind
}

/** The progress of an import: upload, reading, comparison and saving. */
export function ServerProgress({ sent, progress, applying = false, kind = 'juicios' }: ServerProgressProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const stage = progress?.etapa ?? (applying ? 'guardado' : 'lectura')
  const { hechos = 0, total = 0 } = progress ?? {}
  const counted = stage === 'guardado' && total > 0
  const stageText =
    stage === 'lectura'
      ? t('kit:upload.reading')
      : stage === 'guardado'
        ? t(`evaluations.saving.${kind}`)
        : t(`evaluations.stage.${stage}`)
  return (
    <UploadProgress
      sent={sent}
      work={applying ? `${stageText} ${t('evaluations.goOn')}` : stageText}
      {...(counted && {
        share: hechos / total,
        count: t('evaluations.saved', { count: total, saved: number(hechos), total: number(total) }),
      })}
    />
  )
}
