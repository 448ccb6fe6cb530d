import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { ErrorState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { CreateFichaForm } from './create-ficha-form'
import { CreateFichaSkeleton } from './create-ficha-skeleton'

/** Loads the form's options: possible heads and programs. */
export function CreateFichaData({ programId }: { programId: number | undefined }) {
  const { t } = useTranslation('fichas')
  const users = useCall(listUsers)
  const programs = useCall(listPrograms)
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
  return <CreateFichaForm users={users.data.users} programs={programs.data.programs} programId={programId} />
}
