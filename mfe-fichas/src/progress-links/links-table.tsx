import { apprenticePath } from '@fichero/contract/paths'
import type { ProgressLinksAnswer } from '@fichero/contract/progress-links.schema'
import { fullName } from '@fichero/contract/text'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Column, DataTable, RowLink } from '@fichero/kit/table'
import { Button, Group } from '@fichero/kit/ui'
import { useApprenticeState } from '../enrolment/apprentice-state'
import { RevokeLinks } from './revoke-links'
import type { ProgressLinks } from './use-progress-links'

type Row = ProgressLinksAnswer['aprendices'][number]

interface LinksTableProps {
  nroFicha: string
  rows: Row[]
  links: ProgressLinks
}

/** The apprentices with the state of their links, and the actions on each link. */
export function LinksTable({ nroFicha, rows, links }: LinksTableProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const renderState = useApprenticeState()
  const columns: Column<Row>[] = [
    {
      id: 'person',
      header: t('apprentice.title'),
      cell: (row) => <RowLink to={apprenticePath(row.nro_documento, Number(nroFicha))}>{fullName(row)}</RowLink>,
    },
    { id: 'state', header: t('kit:label.estado'), cell: ({ estado }) => renderState(estado) },
    {
      id: 'link',
      header: t('links.link'),
      cell: ({ enlace }) =>
        enlace === null
          ? t('links.none')
          : enlace.bloqueado
            ? t('links.locked')
            : t('links.until', { date: format.date(enlace.vence) }),
    },
    {
      id: 'opened',
      header: t('links.opened'),
      role: 'date',
      cell: ({ enlace }) => (enlace?.abierto ? format.date(enlace.abierto) : t('links.never')),
    },
    {
      id: 'actions',
      header: t('kit:actions'),
      align: 'right',
      cell: (row) => (
        <Group gap="xs" justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t(row.enlace ? 'links.makeOtherOf' : 'links.makeOf', { name: fullName(row) })}
            loading={links.isMaking(row.nro_documento)}
            onClick={() => links.make(row.nro_documento)}
          >
            {t(row.enlace ? 'links.makeOther' : 'links.make')}
          </Button>
          {row.enlace && <RevokeLinks links={links} person={row} />}
        </Group>
      ),
    },
  ]
  return <DataTable caption={t('links.title')} columns={columns} rows={rows} rowKey={(row) => row.nro_documento} />
}
