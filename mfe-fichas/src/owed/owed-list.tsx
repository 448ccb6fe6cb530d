import type { OwedFicha } from '@fichero/contract/owed.schema'
import { Announced, EmptyState } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Pages, readChoice } from '@fichero/kit/list'
import { Stack, Text } from '@fichero/kit/ui'
import { GROUPINGS } from './owed-filters-address'
import { owedGroups } from './owed-groups'
import { OwedGroupsList } from './owed-groups-list'
import { OwedNotes } from './owed-notes'
import { WithoutReport } from './without-report'

interface OwedListProps {
  fichas: OwedFicha[]
  /** True if the list only has judgments that one person owes. Then figures about entire fichas are not rendered. */
  isOfOnePerson: boolean
  /** False if other pages have more fichas. */
  isWhole?: boolean
  pages: Pages
}

/** The judgments that are owed in one page of fichas, and the fichas that have no report yet. */
export function OwedList({ fichas, isOfOnePerson, isWhole = true, pages }: OwedListProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const grouping = readChoice(pages.search, 'agrupar', GROUPINGS) ?? GROUPINGS[0]
  const groups = owedGroups(fichas, grouping)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const withoutReport = fichas.filter(({ con_reporte }) => !con_reporte)
  const failed = fichas.reduce((sum, { no_aprobados }) => sum + no_aprobados, 0)
  const leftOut = fichas
    .flatMap(({ fuera_de_formacion }) => fuera_de_formacion)
    .reduce((sum, { personas }) => sum + personas, 0)
  const notBegun = fichas.reduce((sum, { sin_empezar }) => sum + sin_empezar, 0)
  return (
    <Stack gap="md">
      <WithoutReport count={withoutReport.length} fichas={withoutReport.map(({ nro_ficha }) => nro_ficha)} />
      {total > 0 && (
        <div>
          <Announced changesOnly>
            <Text size="sm">
              {t('owed.total', { count: total, number: format.number(total), fichas: format.number(fichas.length) })}
            </Text>
          </Announced>
          <Text size="sm">{t('owed.caveat')}</Text>
        </div>
      )}
      {total === 0 && withoutReport.length < fichas.length && (
        <EmptyState title={t('owed.none')}>{t('owed.noneHelp')}</EmptyState>
      )}
      {/* A new key for other groups, so that they do not inherit which groups are open. */}
      <OwedGroupsList key={groups.map(({ key }) => key).join()} groups={groups} grouping={grouping} isWhole={isWhole} />
      {!isOfOnePerson && <OwedNotes notApproved={failed} leftOut={leftOut} notBegun={notBegun} pages={pages} />}
    </Stack>
  )
}
