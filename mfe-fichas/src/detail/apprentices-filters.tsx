import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks } from '@fichero/kit/list'
import type { useTableAddress } from '@fichero/kit/table'
import { NativeSelect } from '@fichero/kit/ui'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './apprentices-filters.module.css'
import { BANDS, type BandFilter } from './chosen-people'

interface ApprenticesFiltersProps {
  ficha: FichaAnswer
  state: string | undefined
  band: BandFilter | undefined
  address: Pick<ReturnType<typeof useTableAddress>, 'choose' | 'filtered'>
}

/** The filters of the apprentices: a select of states, and links to the readiness bands with the number of people in each. */
export function ApprenticesFilters({ ficha, state, band, address }: ApprenticesFiltersProps) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const { aprendices, totales } = ficha
  const counted = (text: string, count: number) => t('detail.counted', { text, count })
  const bands = BANDS.map((value) => ({ value, count: totales.por_banda[value] })).filter(({ count }) => count > 0)
  return (
    <div className={classes.filters} data-scrolls data-screen-only>
      {totales.por_estado.length > 1 && (
        <NativeSelect
          aria-label={t('detail.filterState')}
          value={state ?? ''}
          data={[
            { value: '', label: counted(t('detail.allStates'), aprendices.length) },
            ...totales.por_estado.map(({ estado, personas }) => ({
              value: estado,
              label: counted(stateText(estado), personas),
            })),
          ]}
          onChange={({ currentTarget }) => address.choose('estado', currentTarget.value)}
        />
      )}
      {bands.length > 1 && (
        <FilterLinks
          label={t('detail.filterBand')}
          chosen={band}
          choices={[
            { value: undefined, label: t('detail.all'), to: address.filtered({ banda: undefined }) },
            ...bands.map(({ value, count }) => ({
              value,
              label: counted(t(`kit:readiness.${value}`), count),
              to: address.filtered({ banda: value }),
            })),
          ]}
        />
      )}
    </div>
  )
}
