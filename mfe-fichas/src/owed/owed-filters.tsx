import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages, readChoice } from '@fichero/kit/list'
import { Link, useNavigate } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button, NativeSelect } from '@fichero/kit/ui'
import { ProgramFilter } from '../list/program-filter'
import { useHeads } from '../list/use-heads'
import classes from './owed-filters.module.css'
import { ANY_FICHA, type OwedFilters as Filters, GROUPINGS } from './owed-filters-address'

interface OwedFiltersProps {
  filters: Filters
  /** As the API chose it where the address leaves it open. */
  isOwn: boolean | undefined
  pages: Pages
}

/** Whose fichas, which outcomes and how they are grouped, all of it in the address. */
export function OwedFilters({ filters, isOwn, pages }: OwedFiltersProps) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const heads = useHeads(filters.jefe, true)
  const { nroFicha, programId, jefe, responsable, sinEmpezar } = filters
  const isMine = useSession()?.user.nro_documento === responsable
  const to = (mias: 'true' | 'false') => pages.filtered({ ...ANY_FICHA, mias })
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
      </div>
      <div className={classes.selects}>
        <ProgramFilter chosen={programId} pages={pages} />
        <NativeSelect
          label={t('field.head')}
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
    </search>
  )
}
