import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { useCreating } from '@fichero/kit/dialog'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { Button, Skeleton } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { CreateProgramModal, preloadCreateProgram } from '../create/create-program-modal'
import { ProgramGrid } from '../list/program-grid'
import classes from '../list/program-grid.module.css'

/** The list of programs, with the form that creates a program. */
export function Page() {
  const { t } = useTranslation('programs')
  const query = useCall(listPrograms)
  const [creating, { open, close }] = useCreating()
  const canCreate = query.data?.can.create ?? false
  const create = canCreate && (
    <Button
      leftSection={<IconPlus />}
      onClick={open}
      onPointerEnter={preloadCreateProgram}
      onFocus={preloadCreateProgram}
    >
      {t('list.create')}
    </Button>
  )
  const filled = query.data !== undefined && query.data.programs.length > 0

  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        actions={
          <>
            {query.data?.can.viewDisabled && (
              <Button component={Link} to={PATHS.disabledPrograms} variant="default">
                {t('disabled.see')}
              </Button>
            )}
            {filled && create}
          </>
        }
      />
      <QueryView
        query={query}
        skeleton={<ProgramGridSkeleton />}
        errorTitle={t('list.error')}
        isEmpty={({ programs }) => programs.length === 0}
        empty={<ProgramsEmpty create={create} />}
      >
        {({ programs }) => <ProgramGrid programs={programs} />}
      </QueryView>
      <CreateProgramModal opened={creating && canCreate} onClose={close} />
    </>
  )
}

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f']

function ProgramGridSkeleton() {
  return (
    <div className={classes.grid}>
      {KEYS.map((key) => (
        <Skeleton key={key} height={168} radius={6} />
      ))}
    </div>
  )
}

/** Empty state of the list of programs. `create` is the button that creates one, for users with permission. */
function ProgramsEmpty({ create }: { create?: ReactNode }) {
  const { t } = useTranslation('programs')
  return (
    <EmptyState title={t('kit:noPrograms')} action={create}>
      {create ? t('list.emptyCreate') : t('list.emptyRead')}
    </EmptyState>
  )
}
