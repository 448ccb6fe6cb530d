import { PATHS } from '@fichero/contract/paths'
import type { ProgramsAnswer } from '@fichero/contract/programs.schema'
import { useCreating } from '@fichero/kit/dialog'
import { FilesButton } from '@fichero/kit/files'
import { PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { PagedList } from '@fichero/kit/list'
import { useCan } from '@fichero/kit/session'
import { Alert, Button } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { CreateFicha } from '../create/create-ficha'
import { EditFicha } from '../edit/edit-ficha'
import { FichasGrid, FichasSkeleton } from '../list/fichas-grid'
import { FichasTable } from '../list/fichas-table'
import { FilterBar } from '../list/filter-bar'
import { ALL_PROGRAMS } from '../list/list-address'
import { ListMenu } from '../list/list-menu'
import { NoFichas } from '../list/no-fichas'
import { NoPrograms } from '../list/no-programs'
import { ProgramPicker } from '../list/program-picker'
import { ScopeLinks } from '../list/scope-links'
import { useFichaList, useListView } from '../list/use-ficha-list'
import { useFichasFavorite } from '../list/use-list-favorite'
import { useListTitle } from '../list/use-list-title'

/** The list of fichas, with the form that creates a ficha. */
export function Page() {
  const { t } = useTranslation('fichas')
  const list = useFichaList()
  const { programs, choice, isOwn, isDecided, hasScopes, isUnknown, fichas, filters, pages, chooseProgram } = list
  const { order, sortBy, preferences } = list
  const { isTable, toggle } = useListView()
  const favorite = useFichasFavorite(filters, choice, isOwn, pages)
  const answer = fichas.isPlaceholderData ? undefined : fichas.data
  const title = useListTitle({ filters, isOwn, path: favorite?.path, answer })
  const nameOf = ({ programs: all }: ProgramsAnswer) => all.find(({ id }) => id === choice)?.nombre_programa ?? ''
  const [creating, { open, close }] = useCreating()
  const canCreate = fichas.data?.can.create ?? false
  // Needed if there are no programs: then the list of fichas, whose answer has this permission in `can`, is not requested.
  const viewDisabled = useCan('fichas:view-disabled')
  const mayImport = useCan('fichas:import-evaluations')
  const mayCreate = useCan('fichas:create')
  const create = (
    <Button
      variant="default"
      leftSection={<IconPlus />}
      onClick={open}
      onPointerEnter={CreateFicha.preload}
      onFocus={CreateFicha.preload}
    >
      {t('list.create')}
    </Button>
  )

  const renderList = (program: ReactNode) => (
    <>
      <FilterBar filters={filters} pages={pages} hasHeads={!isOwn} program={program} />
      <PagedList
        query={fichas}
        pages={pages}
        skeleton={<FichasSkeleton />}
        errorTitle={t('list.error')}
        empty={
          <NoFichas
            isOwn={isOwn}
            ofAllPrograms={choice === ALL_PROGRAMS}
            filters={filters}
            pages={pages}
            create={canCreate && create}
            canCreate={canCreate}
          />
        }
      >
        {(answer) =>
          isTable ? (
            <FichasTable fichas={answer.fichas} order={order} onSort={sortBy} preferences={preferences} />
          ) : (
            <FichasGrid fichas={answer.fichas} />
          )
        }
      </PagedList>
    </>
  )

  return (
    <EditFicha.Host>
      <PageHeader
        title={title}
        favorite={favorite}
        description={
          isDecided && programs.data?.programs.length ? (
            <ScopeLinks isOwn={isOwn} hasOwn={hasScopes} program={choice} pages={pages} />
          ) : (
            t('list.description')
          )
        }
        actions={
          <>
            {canCreate && create}
            {mayImport && <FilesButton to={PATHS.loads} label={t('loads.action')} />}
            <ListMenu
              exportFilters={isDecided ? { ...filters, ...list.scope, orden: list.orden } : undefined}
              isTable={isTable}
              onView={toggle}
              canViewDisabled={fichas.data?.can.viewDisabled ?? viewDisabled}
              canCreate={mayCreate}
            />
          </>
        }
      />
      <QueryView
        query={programs}
        skeleton={<FichasSkeleton />}
        errorTitle={t('list.error')}
        isEmpty={(answer) => answer.programs.length === 0}
        empty={<NoPrograms canCreate={programs.data?.can.create ?? false} />}
      >
        {(answer) =>
          isDecided ? (
            <>
              {isUnknown && (
                <Alert color="orange" mb="md" role="alert">
                  {choice === ALL_PROGRAMS
                    ? t('list.unknownOfAll')
                    : t('list.unknownProgram', { name: nameOf(answer) })}
                </Alert>
              )}
              {isOwn ? (
                renderList(null)
              ) : (
                <ProgramPicker programs={answer.programs} selected={choice ?? ALL_PROGRAMS} onSelect={chooseProgram}>
                  {renderList}
                </ProgramPicker>
              )}
            </>
          ) : (
            <FichasSkeleton />
          )
        }
      </QueryView>
      {canCreate && creating && <CreateFicha.Dialog onClose={close} />}
    </EditFicha.Host>
  )
}
