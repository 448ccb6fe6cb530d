import { listCentres } from '@fichero/contract/calls/centres.calls'
import type { CentresAnswer } from '@fichero/contract/centres.schema'
import { fichasOfCentrePath } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { useCreating } from '@fichero/kit/dialog'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPlus } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { TableSkeleton } from '@fichero/kit/table'
import { Button, Stack } from '@fichero/kit/ui'
import { CreateCentre, EditCentre } from '../centres/centre-dialogs'
import { CentresTable } from '../centres/centres-table'
import { ProposedCentres } from '../centres/proposed-centres'

/** The training centres, for administrators. */
export function Page() {
  const { t } = useTranslation('instructors')
  const query = useCall(listCentres)
  const [creating, { open, close }] = useCreating()
  const create = (
    <Button
      leftSection={<IconPlus />}
      onClick={open}
      onPointerEnter={CreateCentre.preload}
      onFocus={CreateCentre.preload}
    >
      {t('centres.create')}
    </Button>
  )
  return (
    <EditCentre.Host>
      <PageHeader
        title={t('centres.title')}
        description={t('centres.description')}
        actions={query.data && query.data.centros.length > 0 && create}
      />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={3} />}
        errorTitle={t('centres.error')}
        isEmpty={({ centros }) => centros.length === 0}
        empty={
          <EmptyState title={t('centres.none')} action={create}>
            {t('centres.noneHint')}
          </EmptyState>
        }
      >
        {(answer) => <Centres {...answer} />}
      </QueryView>
      {creating && <CreateCentre.Dialog onClose={close} />}
    </EditCentre.Host>
  )
}

function Centres({ centros, sin_centro: count }: CentresAnswer) {
  const { t } = useTranslation('instructors')
  const proposed = centros.filter(({ confirmado }) => !confirmado)
  const confirmed = centros.filter(({ confirmado }) => confirmado)
  return (
    <Stack gap="md">
      {proposed.length > 0 && <ProposedCentres centres={proposed} />}
      {confirmed.length === 0 ? <p>{t('centres.noneHint')}</p> : <CentresTable centres={confirmed} />}
      {confirmed.length > 0 && count > 0 && (
        <p>
          <Link to={fichasOfCentrePath('ninguno')}>{t('centres.without', { count })}</Link>
        </p>
      )}
    </Stack>
  )
}
