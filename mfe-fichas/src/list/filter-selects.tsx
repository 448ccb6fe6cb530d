import { ETAPAS, FICHA_CATEGORIES, JORNADAS, OFERTAS, REPORT_STATES } from '@fichero/contract/enums'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect } from '@fichero/kit/ui'
import type { Filters } from './ficha-filters'
import { useHeads } from './use-heads'

interface FilterSelectsProps {
  filters: Filters
  hasHeads: boolean
  /** An empty value removes the filter. */
  onChoose: (name: keyof Filters, value: string) => void
}

/** One select for each filter of a ficha's data. */
export function FilterSelects({ filters, hasHeads, onChoose }: FilterSelectsProps) {
  const { t } = useTranslation('fichas')
  const heads = useHeads(filters.jefe, hasHeads)
  const selects = [
    { name: 'jornada', choices: JORNADAS.map((value) => ({ value, label: t(`jornada.${value}`) })) },
    { name: 'oferta', choices: OFERTAS.map((value) => ({ value, label: t(`oferta.${value}`) })) },
    { name: 'etapa', choices: ETAPAS.map((value) => ({ value, label: t(`etapa.${value}`) })) },
    { name: 'categoria', choices: FICHA_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })) },
    {
      name: 'reporte',
      choices: REPORT_STATES.map((value) => ({ value, label: t(`reportState.${value}`, { days: OLD_REPORT_DAYS }) })),
    },
    ...(hasHeads ? [{ name: 'jefe', choices: heads } as const] : []),
  ] as const
  const labels = {
    jornada: t('field.jornada'),
    oferta: t('field.oferta'),
    etapa: t('field.etapa'),
    categoria: t('field.category'),
    reporte: t('field.reports'),
    jefe: t('field.head'),
  }
  return selects.map(({ name, choices }) => (
    <NativeSelect
      key={name}
      label={labels[name]}
      value={filters[name] ?? ''}
      data={[{ value: '', label: name === 'jefe' ? t('detail.all') : t('byState.all') }, ...choices]}
      onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
    />
  ))
}
