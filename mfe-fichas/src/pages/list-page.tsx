import { PATHS } from '@fichero/contract/paths'
import type { ProgramsAnswer } from '@fichero/contract/programs.schema'
import { useCreating } from '@fichero/kit/dialog'
import { PageHeader, QueryView } from '@fichero/kit/frame'
import { useProgramName, useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { PagedList } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Alert, Button } from '@fichero/kit/ui'
import { CreateFichaModal, preloadCreateFicha } from '../create/create-ficha-modal'
import { EditFichaHost } from '../edit/edit-ficha-host'
import { FichasGrid } from '../list/fichas-grid'
import { FichasSkeleton } from '../list/fichas-skeleton'
import { FichasTable } from '../list/fichas-table'
import { FilterBar } from '../list/filter-bar'
import { ListTools } from '../list/list-tools'
import { NoFichas } from '../list/no-fichas'
import { NoPrograms } from '../list/no-programs'
import { ALL_PROGRAMS } from '../list/program-choice'
import { ProgramPicker } from '../list/program-picker'
import { useFichaList } from '../list/use-ficha-list'
import { useListView } from '../list/use-list-view'

export function Page() {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  const shown = useFichaList()
  const { programs, choice, isOwn, isDecided, hasScopes, isUnknown, fichas, filters, pages, chooseProgram } = shown
  const { isTable, toggle } = useListView()
  const nameOf = ({ programs: all }: ProgramsAnswer) =>
    programName(all.find(({ id }) => id === choice)?.nombre_programa ?? '')
  const [creating, { open, close }] = useCreating()
  const canCreate = fichas.data?.can.create ?? false
  // Without programs there is no list of fichas to link the disabled ones.
  const viewDisabled = useCan('fichas:view-disabled')
  const seeDisabled = (fichas.data?.can.viewDisabled ?? viewDisabled) && (
    <Button component={Link} to={PATHS.disabledFichas} variant="default">
      {t('disabled.see')}
    </Button>
  )
  const create = (
    <Button leftSection={<IconPlus />} onClick={open} onPointerEnter={preloadCreateFicha} onFocus={preloadCreateFicha}>
      {t('list.create')}
    </Button>
  )

  const list = (
    <>
      <FilterBar filters={filters} pages={pages} hasHeads={!isOwn} />
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
        {(answer) => (isTable ? <FichasTable fichas={answer.fichas} /> : <FichasGrid fichas={answer.fichas} />)}
      </PagedList>
    </>
  )

  return (
    <EditFichaHost>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        actions={
          <>
            {seeDisabled}
            {canCreate && create}
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
              <ListTools
                shown={{ ...filters, ...shown.scope }}
                pages={pages}
                hasScopes={hasScopes}
                program={choice}
                isTable={isTable}
                onView={toggle}
              />
              {isOwn ? (
                list
              ) : (
                <ProgramPicker programs={answer.programs} selected={choice ?? ALL_PROGRAMS} onSelect={chooseProgram}>
                  {list}
                </ProgramPicker>
              )}
            </>
          ) : (
            <FichasSkeleton />
          )
        }
      </QueryView>
      {canCreate && <CreateFichaModal opened={creating} onClose={close} />}
    </EditFichaHost>
  )
}
