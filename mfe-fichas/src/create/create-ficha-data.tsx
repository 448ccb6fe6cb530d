import { ErrorState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { usePrograms } from '../calls/list-programs'
import { useUsers } from '../calls/list-users'
import { CreateFichaForm } from './create-ficha-form'
import { CreateFichaSkeleton } from './create-ficha-skeleton'

/** Loads what the form offers: people who can head the ficha and programs. */
export function CreateFichaData({ programId, onCancel }: { programId: number | undefined; onCancel: () => void }) {
  const { t } = useTranslation('fichas')
  const users = useUsers()
  const programs = usePrograms()
  const failed = [users, programs].filter((query) => query.isError && !query.data)

  if (failed.length > 0)
    return (
      <ErrorState
        title={t('create.loadError')}
        error={failed[0]?.error}
        onRetry={() => {
          for (const query of failed) query.refetch()
        }}
      />
    )
  if (!users.data || !programs.data) return <CreateFichaSkeleton />
  return (
    <CreateFichaForm
      users={users.data.users}
      programs={programs.data.programs}
      programId={programId}
      onCancel={onCancel}
    />
  )
}
