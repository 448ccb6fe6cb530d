import { ETAPAS, FICHA_CATEGORIES, JORNADAS, OFERTAS, REPORT_STATES } from '@fichero/contract/enums'
import { OLD_REPORT_DAYS } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect } from '@fichero/kit/ui'
import { useCentreOptions } from '../centre/use-centre-options'
import type { Filters } from './list-address'
import { useHeadOptions } from './use-head-options'

interface FilterSelectsProps {
  filters: Filters
  hasHeads: boolean
  /** An empty value removes the filter. */
  onChoose: (name: keyof Filters, value: string) => void
}

/** Filters whose option for all is masculine in Spanish, «Todos». */
const MASCULINE: (keyof Filters)[] = ['jefe', 'centro']

/** The selects that filter the list, one for each filterable field of a ficha. */
export function FilterSelects({ filters, hasHeads, onChoose }: FilterSelectsProps) {
  const { t } = useTranslation('fichas')
  const heads = useHeadOptions(filters.jefe, hasHeads)
  const centres = useCentreOptions(filters.centro)
  const selects = [
    { name: 'jornada', choices: JORNADAS.map((value) => ({ value, label: t(`kit:value.jornada.${value}`) })) },
    { name: 'oferta', choices: OFERTAS.map((value) => ({ value, label: t(`kit:value.oferta.${value}`) })) },
    { name: 'etapa', choices: ETAPAS.map((value) => ({ value, label: t(`kit:value.etapa.${value}`) })) },
    { name: 'categoria', choices: FICHA_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })) },
    {
      name: 'reporte',
      choices: REPORT_STATES.map((value) => ({ value, label: t(`reportState.${value}`, { days: OLD_REPORT_DAYS }) })),
    },
    ...(hasHeads ? [{ name: 'jefe', choices: heads } as const] : []),
    ...(centres.length > 0 ? [{ name: 'centro', choices: centres } as const] : []),
  ] as const
  const labels = {
    jornada: t('kit:label.jornada'),
    oferta: t('kit:label.oferta'),
    etapa: t('kit:label.etapa'),
    categoria: t('field.category'),
    reporte: t('field.reports'),
    jefe: t('kit:label.jefe'),
    centro: t('centre.label'),
  }
  return selects.map(({ name, choices }) => (
    <NativeSelect
      key={name}
      label={labels[name]}
      value={filters[name] ?? ''}
      data={[{ value: '', label: MASCULINE.includes(name) ? t('detail.all') : t('byState.all') }, ...choices]}
      onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
    />
  ))
}
