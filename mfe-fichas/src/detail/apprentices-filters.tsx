import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks } from '@fichero/kit/list'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './apprentices-filters.module.css'
import { BANDS, type BandFilter } from './chosen-people'
import { useProgressName } from './progress-name'

interface ApprenticesFiltersProps {
  ficha: FichaAnswer
  state: string | undefined
  band: BandFilter | undefined
  /** Returns the address with another filter. */
  filtered: (changes: Record<string, string | undefined>) => string
}

/** The totals by state and by band; each is a link that shows only these people. */
export function ApprenticesFilters({ ficha, state, band, filtered }: ApprenticesFiltersProps) {
  const { t } = useTranslation('fichas')
  const stateText = useStateText()
  const progressName = useProgressName(ficha.nivel)
  const { aprendices, totales } = ficha
  const counted = (text: string, count: number) => t('detail.counted', { text, count })
  const bands = BANDS.map((value) => ({ value, count: totales.por_banda[value] })).filter(({ count }) => count > 0)
  return (
    <div className={classes.filters} data-screen-only>
      <Filter name={t('kit:label.state')}>
        <FilterLinks
          label={t('detail.filterState')}
          chosen={state}
          choices={[
            {
              value: undefined,
              label: counted(t('detail.all'), aprendices.length),
              to: filtered({ estado: undefined }),
            },
            ...totales.por_estado.map(({ estado, personas }) => ({
              value: estado,
              label: counted(stateText(estado), personas),
              to: filtered({ estado }),
            })),
          ]}
        />
      </Filter>
      {bands.length > 0 && (
        <Filter name={progressName}>
          <FilterLinks
            label={t('detail.filterBand')}
            chosen={band}
            choices={[
              { value: undefined, label: t('detail.all'), to: filtered({ banda: undefined }) },
              ...bands.map(({ value, count }) => ({
                value,
                label: counted(t(`kit:readiness.${value}`), count),
                to: filtered({ banda: value }),
              })),
            ]}
          />
        </Filter>
      )}
    </div>
  )
}

const Filter = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <span className={classes.name}>{name}</span>
    {children}
  </div>
)
