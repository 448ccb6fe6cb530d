import { listUsers } from '@fichero/contract/calls/users.calls'
import { ETAPAS, FICHA_CATEGORIES, JORNADAS, OFERTAS } from '@fichero/contract/enums'
import { useCall } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { useNavigate } from '@fichero/kit/router'
import { NativeSelect } from '@fichero/kit/ui'
import type { Filters } from './ficha-filters'
import classes from './filter-bar.module.css'
import { SearchField } from './search-field'

interface FilterBarProps {
  filters: Filters
  pages: Pages
}

/** What narrows the list, all of it in the address. */
export function FilterBar({ filters, pages }: FilterBarProps) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const users = useCall(listUsers).data?.users ?? []
  const choose = (name: string, value: string) =>
    navigate({ search: pages.filtered({ [name]: value || undefined }) }, { replace: true })
  const select = (name: keyof Filters, label: string, choices: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      value={filters[name] ?? ''}
      data={[{ value: '', label: t('filter.any') }, ...choices]}
      onChange={({ currentTarget }) => choose(name, currentTarget.value)}
    />
  )
  const heads = users.map(({ nro_documento, nombre, apellido }) => ({
    value: nro_documento,
    label: `${nombre} ${apellido}`,
  }))
  const isListed = filters.jefe === undefined || heads.some(({ value }) => value === filters.jefe)
  return (
    <search className={classes.bar}>
      <SearchField text={filters.q ?? ''} onText={(text) => choose('q', text)} />
      {select(
        'jornada',
        t('field.jornada'),
        JORNADAS.map((value) => ({ value, label: t(`jornada.${value}`) })),
      )}
      {select(
        'oferta',
        t('field.oferta'),
        OFERTAS.map((value) => ({ value, label: t(`oferta.${value}`) })),
      )}
      {select(
        'etapa',
        t('field.etapa'),
        ETAPAS.map((value) => ({ value, label: t(`etapa.${value}`) })),
      )}
      {select(
        'categoria',
        t('field.category'),
        FICHA_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
      )}
      {select(
        'jefe',
        t('field.head'),
        isListed ? heads : [...heads, { value: filters.jefe ?? '', label: filters.jefe ?? '' }],
      )}
    </search>
  )
}
