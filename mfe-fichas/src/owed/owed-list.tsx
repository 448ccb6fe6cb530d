import type { OwedFicha } from '@fichero/contract/owed.schema'
import { fichaPath } from '@fichero/contract/paths'
import { Announced, EmptyState } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { type Pages, readChoice } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Alert, Stack, Text } from '@fichero/kit/ui'
import { GROUPINGS } from './owed-filters-address'
import { owedGroups } from './owed-groups'
import { OwedGroups } from './owed-groups-list'

interface OwedListProps {
  fichas: OwedFicha[]
  /** Whether only what one person owes is shown: then nothing else of the fichas is told. */
  ofOne: boolean
  pages: Pages
}

/** What is owed in one page of fichas, and of which fichas nothing is known. */
export function OwedList({ fichas, ofOne, pages }: OwedListProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const grouping = readChoice(pages.search, 'agrupar', GROUPINGS) ?? GROUPINGS[0]
  const groups = owedGroups(fichas, grouping)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const unknown = fichas.filter(({ con_reporte }) => !con_reporte)
  const failed = fichas.reduce((sum, { no_aprobados }) => sum + no_aprobados, 0)
  const leftOut = fichas
    .flatMap(({ fuera_de_formacion }) => fuera_de_formacion)
    .reduce((sum, { personas }) => sum + personas, 0)
  const notBegun = fichas.reduce((sum, { sin_empezar }) => sum + sin_empezar, 0)
  return (
    <Stack gap="md">
      {unknown.length > 0 && (
        <Alert color="orange" title={t('owed.noReport', { count: unknown.length })}>
          {t('owed.noReportHelp')}{' '}
          {unknown.map(({ nro_ficha }, place) => (
            <span key={nro_ficha}>
              {place > 0 && ', '}
              <Link to={fichaPath(nro_ficha)}>{nro_ficha}</Link>
            </span>
          ))}
        </Alert>
      )}
      {total > 0 && (
        <Announced changesOnly>
          <Text size="sm">
            {t('owed.total', { count: total, number: format.number(total), fichas: format.number(fichas.length) })}
          </Text>
        </Announced>
      )}
      {total === 0 && unknown.length < fichas.length && (
        <EmptyState title={t('owed.none')}>{t('owed.noneHelp')}</EmptyState>
      )}
      {/* Another grouping, and another page, begin with their own groups closed. */}
      <OwedGroups key={groups.map(({ key }) => key).join()} groups={groups} grouping={grouping} />
      {!ofOne && failed > 0 && (
        <Text size="sm">{t('owed.notApproved', { count: failed, number: format.number(failed) })}</Text>
      )}
      {!ofOne && leftOut > 0 && (
        <Text size="sm">{t('owed.leftOut', { count: leftOut, number: format.number(leftOut) })}</Text>
      )}
      {!ofOne && notBegun > 0 && (
        <Text size="sm">
          {t('owed.notBegun', { count: notBegun, number: format.number(notBegun) })}{' '}
          <Link to={pages.filtered({ sinEmpezar: 1 })} data-screen-only>
            {t('owed.showNotBegun')}
          </Link>
        </Text>
      )}
    </Stack>
  )
}
