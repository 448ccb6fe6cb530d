import type { AttentionAnswer } from '@fichero/contract/attention.schema'
import { ATTENTION_REASONS } from '@fichero/contract/enums'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, type Pages, readChoice, readKey } from '@fichero/kit/list'
import { useNavigate } from '@fichero/kit/router'
import { NativeSelect } from '@fichero/kit/ui'
import { ProgramFilter } from '../list/program-filter'
import { useHeadOptions } from '../list/use-head-options'
import classes from '../owed/owed-filters.module.css'

/** Reads the filters from the URL. An undefined filter matches everything. */
export const readAttentionFilters = (search: URLSearchParams) => ({
  mias: search.get('mias') === 'true' || undefined,
  programId: readKey(search, 'programa'),
  jefe: search.get('jefe') || undefined,
  motivo: readChoice(search, 'motivo', ATTENTION_REASONS),
})
type Filters = ReturnType<typeof readAttentionFilters>

interface AttentionFiltersProps {
  filters: Filters
  /** Undefined while loading. */
  totals: AttentionAnswer['totales'] | undefined
  pages: Pages
}

/** The filters of the list. The URL stores their values. */
export function AttentionFilters({ filters, totals, pages }: AttentionFiltersProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const navigate = useNavigate()
  const heads = useHeadOptions(filters.jefe, true)
  const labelOf = (name: 'fichas' | (typeof ATTENTION_REASONS)[number]) => {
    const label = name === 'fichas' ? t('attention.all') : t(`attention.filter.${name}`)
    return totals ? `${label} (${number(totals[name])})` : label
  }
  return (
    <search className={classes.filters}>
      <FilterLinks
        label={t('scope.label')}
        chosen={filters.mias ? 'own' : 'all'}
        choices={[
          { value: 'own', label: t('scope.own'), to: pages.filtered({ mias: 'true', jefe: undefined }) },
          { value: 'all', label: t('scope.all'), to: pages.filtered({ mias: undefined }) },
        ]}
      />
      <div className={classes.selects}>
        <ProgramFilter chosen={filters.programId} pages={pages} />
        {!filters.mias && (
          <NativeSelect
            label={t('kit:label.jefe')}
            value={filters.jefe ?? ''}
            data={[{ value: '', label: t('detail.all') }, ...heads]}
            onChange={({ currentTarget }) =>
              navigate({ search: pages.filtered({ jefe: currentTarget.value || undefined }) })
            }
          />
        )}
      </div>
      <FilterLinks
        label={t('attention.reasons')}
        chosen={filters.motivo}
        choices={[
          { value: undefined, label: labelOf('fichas'), to: pages.filtered({ motivo: undefined }) },
          ...ATTENTION_REASONS.map((value) => ({
            value,
            label: labelOf(value),
            to: pages.filtered({ motivo: value }),
          })),
        ]}
      />
    </search>
  )
}
