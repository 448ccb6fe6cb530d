import { dashboardApprenticesPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { DataTable } from '@fichero/kit/table'
import type { GroupShare } from './groups'
import { useShareText } from './use-share-text'

export function TytTable({ groups }: { groups: GroupShare[] }) {
  const { t } = useTranslation('shell')
  const format = useFormat()
  const shareText = useShareText()
  return (
    <DataTable
      caption={t('dashboard.tyt.title')}
      rows={groups}
      rowKey={({ group }) => group}
      columns={[
        {
          id: 'group',
          header: t('dashboard.tyt.column.group'),
          cell: ({ group }) => (
            <Link to={dashboardApprenticesPath({ tyt: group })}>{t(`dashboard.tyt.group.${group}`)}</Link>
          ),
        },
        {
          id: 'range',
          header: t('dashboard.tyt.column.range'),
          cell: ({ group }) => t(`dashboard.tyt.range.${group}`),
        },
        {
          id: 'count',
          header: t('dashboard.apprentices'),
          align: 'right',
          cell: ({ count }) => format.number(count),
        },
        {
          id: 'share',
          header: t('dashboard.tyt.column.share'),
          align: 'right',
          cell: shareText,
        },
      ]}
    />
  )
}
