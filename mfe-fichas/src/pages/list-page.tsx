import { PATHS } from '@fichero/contract/paths'
import { useCreating } from '@fichero/kit/dialog'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { PagedList } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Alert, Button } from '@fichero/kit/ui'
import { CreateFichaModal, preloadCreateFicha } from '../create/create-ficha-modal'
import { EditFichaHost } from '../edit/edit-ficha-host'
import { FichasGrid } from '../list/fichas-grid'
import { FichasSkeleton } from '../list/fichas-skeleton'
import { NoPrograms } from '../list/no-programs'
import { ProgramPicker } from '../list/program-picker'
import { useFichaList } from '../list/use-ficha-list'

export function Page() {
  const { t } = useTranslation('fichas')
  const { programs, program, isUnknown, fichas, pages, chooseProgram } = useFichaList()
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
        errorTitle={t('kit:programsFailed')}
        isEmpty={(answer) => answer.programs.length === 0}
        empty={<NoPrograms canCreate={programs.data?.can.create ?? false} />}
      >
        {(answer) => (
          <>
            {isUnknown && (
              <Alert color="orange" mb="md" role="alert">
                {t('list.unknownProgram', { name: program?.nombre_programa })}
              </Alert>
            )}
            <ProgramPicker programs={answer.programs} selected={program?.id ?? 0} onSelect={chooseProgram}>
              <PagedList
                query={fichas}
                pages={pages}
                skeleton={<FichasSkeleton />}
                errorTitle={t('list.error')}
                empty={
                  <EmptyState title={t('list.empty')} action={canCreate && create}>
                    {canCreate ? t('list.emptyCreate') : t('list.emptyRead')}
                  </EmptyState>
                }
              >
                {(answer) => <FichasGrid fichas={answer.fichas} />}
              </PagedList>
            </ProgramPicker>
          </>
        )}
      </QueryView>
      {canCreate && <CreateFichaModal opened={creating} onClose={close} programId={program?.id} />}
    </EditFichaHost>
  )
}
