import { tytBoardPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { DataTable } from '@fichero/kit/table'
import type { GroupShare } from './groups'
import { useShareText } from './use-share-text'

/** The number of people in each group by readiness for the TyT test, as a table. */
export function TytTable({ groups }: { groups: GroupShare[] }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const shareText = useShareText()
  return (
    <DataTable
      caption={t('tyt.title')}
      rows={groups}
      rowKey={({ group }) => group}
      columns={[
        {
          id: 'group',
          header: t('tyt.column.group'),
          cell: ({ group }) => <Link to={tytBoardPath(group)}>{t(`tyt.group.${group}`)}</Link>,
        },
        {
          id: 'range',
          header: t('tyt.column.range'),
          cell: ({ group }) => t(`tyt.range.${group}`),
        },
        {
          id: 'count',
          header: t('detail.apprentices'),
          align: 'right',
          cell: ({ count }) => format.number(count),
        },
        {
          id: 'share',
          header: t('tyt.column.share'),
          align: 'right',
          cell: shareText,
        },
      ]}
    />
  )
}
