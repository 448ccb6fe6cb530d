import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'

/** `create` is the button of those who may create a program. */
export function ProgramsEmpty({ create }: { create?: ReactNode }) {
  const { t } = useTranslation('programs')
  return (
    <EmptyState title={t('kit:noPrograms')} action={create}>
      {create ? t('list.emptyCreate') : t('list.emptyRead')}
    </EmptyState>
  )
}
