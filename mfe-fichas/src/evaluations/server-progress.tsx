import type { ImportProgress } from '@fichero/contract/imports.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { UploadProgress } from '@fichero/kit/import'
import type { FileKind } from './plan'

interface ServerProgressProps {
  /** 0 to 1 while the file is sent. */
  sent: number
  /** What the server does, once it said so. */
  progress: ImportProgress | undefined
  applying?: boolean
  /** What is saved, once that is known. */
  kind?: FileKind
}

/** The way of a file, in words that fit the moment. */
export function ServerProgress({ sent, progress, applying = false, kind = 'juicios' }: ServerProgressProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const stage = progress?.etapa ?? (applying ? 'guardado' : 'lectura')
  const { hechos = 0, total = 0 } = progress ?? {}
  const counted = stage === 'guardado' && total > 0
  const doing =
    stage === 'lectura'
      ? t('kit:upload.reading')
      : stage === 'guardado'
        ? t(`evaluations.saving.${kind}`)
        : t(`evaluations.stage.${stage}`)
  return (
    <UploadProgress
      sent={sent}
      work={applying ? `${doing} ${t('evaluations.goOn')}` : doing}
      {...(counted && {
        share: hechos / total,
        count: t('evaluations.saved', { count: total, saved: number(hechos), total: number(total) }),
      })}
    />
  )
}
