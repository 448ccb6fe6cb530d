import { listUsers } from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { formDialog, useCreating, useDialogAddress } from '@fichero/kit/dialog'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus, IconUpload } from '@fichero/kit/icons'
import { readKey } from '@fichero/kit/list'
import { Link, useSearchParams } from '@fichero/kit/router'
import { useCan, useSession } from '@fichero/kit/session'
import { TableSkeleton } from '@fichero/kit/table'
import { Button, Skeleton, Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import { InstructorView } from '../detail/instructor-view'
import { DisablePerson } from '../disable/disable-person'
import { EditInstructor } from '../edit/edit-instructor'
import { InstructorList } from '../list/instructor-list'
import { LoadPeopleModal, preloadLoadPeople } from '../load/load-people-modal'
import { LoadedNotice } from '../load/loaded-notice'
import { WaitingRequests } from '../requests/waiting-requests'

/** The dialog with the form that creates a person. */
const CreatePerson = formDialog<{ onClose: () => void }>({
  name: 'instructors/create',
  load: () =>
    import(/* webpackChunkName: "create-instructor" */ '../create/create-instructor').then(
      (part) => part.CreateInstructor,
    ),
  useTitle: () => useTranslation('instructors').t('create.title'),
})

/** The list of instructors, with the dialogs that create, import, show and edit people. */
export function Page() {
  const { t } = useTranslation('instructors')
  const query = useCall(listUsers)
  const approves = useCan('users:approve')
  const [creating, create] = useCreating()
  const [loading, load] = useDialogAddress('cargar')
  const [view, { open, close }] = useDialogAddress('ver')
  const viewed = readKey(useSearchParams()[0], 'ver')
  const [toDisable, setToDisable] = useState<number>()
  const ownId = useSession()?.user.id
  const createButton = query.data?.can.create && (
    <Button
      leftSection={<IconPlus />}
      onClick={create.open}
      onPointerEnter={CreatePerson.preload}
      onFocus={CreatePerson.preload}
    >
      {t('create.open')}
    </Button>
  )

  return (
    <EditInstructor.Host>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        actions={
          <>
            <WaitingRequests />
            {query.data?.can.viewDisabled && (
              <Button component={Link} to={PATHS.disabledInstructors} variant="default">
                {t('disabled.see')}
              </Button>
            )}
            {query.data?.can.create && (
              <Button
                variant="default"
                leftSection={<IconUpload />}
                onClick={() => load.open()}
                onPointerEnter={preloadLoadPeople}
                onFocus={preloadLoadPeople}
              >
                {t('load.open')}
              </Button>
            )}
            {createButton}
          </>
        }
      />
      <LoadedNotice onOpen={() => load.open()} />
      <QueryView
        query={query}
        skeleton={<InstructorListSkeleton />}
        errorTitle={t('list.error')}
        isEmpty={({ users }) => users.every((user) => user.id === ownId)}
        empty={
          <EmptyState
            title={t('list.emptyTitle')}
            action={
              approves && (
                <Button component={Link} to={PATHS.accessRequests} variant="default">
                  {t('list.toRequests')}
                </Button>
              )
            }
          >
            {t('list.empty')}
          </EmptyState>
        }
      >
        {({ users }) => (
          <InstructorList
            users={users.filter((user) => user.id !== ownId)}
            actions={{
              onView: ({ id }) => open(String(id)),
              onDisable: ({ id }) => setToDisable(id),
            }}
          />
        )}
      </QueryView>
      {view !== null && <InstructorView key={view} id={viewed} onClose={close} />}
      {toDisable !== undefined && (
        <DisablePerson id={toDisable} onClose={() => setToDisable(undefined)} onDone={() => setToDisable(undefined)} />
      )}
      {query.data?.can.create && (
        <>
          {creating && <CreatePerson.Dialog onClose={create.close} />}
          <LoadPeopleModal opened={loading !== null} onClose={load.close} />
        </>
      )}
    </EditInstructor.Host>
  )
}

function InstructorListSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={36} maw={400} />
      <TableSkeleton rows={10} />
    </Stack>
  )
}
