import { OWED_ORDERS } from '@fichero/contract/enums'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages, readChoice } from '@fichero/kit/list'
import { Link, useNavigate } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button, NativeSelect } from '@fichero/kit/ui'
import { ProgramFilter } from '../list/program-filter'
import { useHeadOptions } from '../list/use-head-options'
import { useAgeText } from '../owed-ages/use-age-text'
import classes from './owed-filters.module.css'
import { type OwedFilters as Filters, GROUPINGS, NO_FILTERS, readOwedOrder } from './owed-filters-address'

interface OwedFiltersProps {
  filters: Filters
  /** True if the answer has only the user's own fichas. Without a URL parameter the API decides. Undefined while loading. */
  isOwn: boolean | undefined
  pages: Pages
}

/** The controls that filter and group the owed judgments. The URL has all their values. */
export function OwedFilters({ filters, isOwn, pages }: OwedFiltersProps) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const heads = useHeadOptions(filters.jefe, true)
  const { nroFicha, programId, jefe, responsable, antiguedad, sinEmpezar } = filters
  const ageText = useAgeText()
  const isMine = useSession()?.user.nro_documento === responsable
  const to = (mias: 'true' | 'false') => pages.filtered({ ...NO_FILTERS, mias })
  const grouping = readChoice(pages.search, 'agrupar', GROUPINGS) ?? GROUPINGS[0]
  const isNarrow = (nroFicha ?? programId ?? jefe ?? responsable) !== undefined
  return (
    <search className={classes.filters} data-screen-only>
      <div className={classes.line}>
        <FilterLinks
          label={t('scope.label')}
          chosen={isNarrow || isOwn === undefined ? undefined : isOwn ? 'true' : 'false'}
          choices={[
            { value: 'true', label: t('scope.own'), to: to('true') },
            { value: 'false', label: t('scope.all'), to: to('false') },
          ]}
        />
        {nroFicha !== undefined && (
          <Button component={Link} to={to('false')} variant="light" size="xs">
            {t('owed.onlyFicha', { nro_ficha: nroFicha })}
          </Button>
        )}
        {responsable !== undefined && (
          <Button component={Link} to={to('false')} variant="light" size="xs">
            {isMine ? t('owed.onlyMine') : t('owed.onlyPerson')}
          </Button>
        )}
        {antiguedad !== undefined && (
          <Button component={Link} to={pages.filtered({ antiguedad: undefined })} variant="light" size="xs">
            {t('owedAges.only', { range: ageText(antiguedad) })}
          </Button>
        )}
      </div>
      <div className={classes.selects}>
        <ProgramFilter chosen={programId} pages={pages} />
        <NativeSelect
          label={t('kit:label.jefe')}
          value={jefe ?? ''}
          data={[{ value: '', label: t('detail.all') }, ...heads]}
          onChange={({ currentTarget }) =>
            navigate({ search: pages.filtered({ jefe: currentTarget.value || undefined }) })
          }
        />
      </div>
      <div className={classes.line}>
        <FilterLinks
          label={t('owed.which.label')}
          chosen={sinEmpezar ? 'all' : 'begun'}
          choices={[
            { value: 'begun', label: t('owed.which.begun'), to: pages.filtered({ sinEmpezar: undefined }) },
            { value: 'all', label: t('owed.which.all'), to: pages.filtered({ sinEmpezar: 1 }) },
          ]}
        />
        <FilterLinks
          label={t('owed.group.label')}
          chosen={grouping}
          choices={GROUPINGS.map((value) => ({
            value,
            label: t(`owed.group.${value}`),
            to: pages.filtered({ agrupar: value === GROUPINGS[0] ? undefined : value }),
          }))}
        />
      </div>
      {grouping === 'persona' && (
        <FilterLinks
          label={t('owed.order.label')}
          chosen={readOwedOrder(pages.search) ?? OWED_ORDERS[0]}
          choices={OWED_ORDERS.map((value) => ({
            value,
            label: t(`owed.order.${value}`),
            to: pages.filtered({ orden: value === OWED_ORDERS[0] ? undefined : value }),
          }))}
        />
      )}
    </search>
  )
}
