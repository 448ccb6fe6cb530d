import { listOpinionPages } from '@fichero/contract/calls/manuals.calls'
import type { OpinionPagesAnswer } from '@fichero/contract/manuals.schema'
import { useCall } from '@fichero/kit/api'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { type Column, DataTable } from '@fichero/kit/table'
import { manualPath } from '../content/page-link'
import { isPage, type PageName } from '../content/slugs'
import { ReaderComments } from './reader-comments'

type Row = OpinionPagesAnswer['paginas'][number] & { pagina: PageName }

/** Table of the pages with their opinions, the worst first. Omits pages that no longer exist. */
export function OpinionPages() {
  const { t } = useTranslation('manuals')
  const query = useCall(listOpinionPages, {})
  return (
    <QueryView query={query} errorTitle={t('result.failed')}>
      {({ paginas }) => <OpinionTable rows={paginas.filter((row): row is Row => isPage(row.pagina))} />}
    </QueryView>
  )
}

function OpinionTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('manuals')
  const { number } = useFormat()
  const columns: Column<Row>[] = [
    {
      id: 'page',
      header: t('opinions.page'),
      cell: ({ pagina }) => <Link to={manualPath(pagina)}>{pagina === 'home' ? t('home') : t(`page.${pagina}`)}</Link>,
    },
    { id: 'no', header: t('opinions.no'), align: 'right', cell: ({ no }) => number(no) },
    { id: 'yes', header: t('opinions.yes'), align: 'right', cell: ({ si }) => number(si) },
    {
      id: 'sentences',
      header: t('opinions.sentences'),
      cell: ({ comentarios }) => (comentarios.length > 0 ? <ReaderComments comments={comentarios} /> : '—'),
    },
  ]
  return (
    <DataTable
      caption={t('opinions.title')}
      columns={columns}
      rows={rows}
      rowKey={({ pagina }) => pagina}
      empty={<EmptyState title={t('opinions.none')}>{t('opinions.noneHelp')}</EmptyState>}
    />
  )
}
