import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { ReactNode } from 'react'

/** `create` is the create button, for users with the permission. */
export function ProgramsEmpty({ create }: { create?: ReactNode }) {
  const { t } = useTranslation('programs')
  return (
    <EmptyState title={t('kit:noPrograms')} action={create}>
      {create ? t('list.emptyCreate') : t('list.emptyRead')}
    </EmptyState>
  )
}
