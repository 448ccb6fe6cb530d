import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { RowLink, ShortRow } from '@fichero/kit/table'
import { MissingLink } from './missing-link'
import { ReportAge } from './report-age'

/** A ficha as a short row, for phones: number and program, then category, progress, age of the report and what is missing. */
function ShortFicha({ ficha, hasCentre = false }: { ficha: Ficha; hasCentre?: boolean }) {
  const { t } = useTranslation('fichas')
  const { percent } = useFormat()
  return (
    <ShortRow
      name={
        <RowLink to={fichaPath(ficha.nro_ficha)}>
          {ficha.nro_ficha} · <SofiaText>{ficha.programa_formacion}</SofiaText>
        </RowLink>
      }
    >
      <span>{t(`category.${ficha.categoria}`)}</span>
      <span>{percent(ficha.progreso)}</span>
      <ReportAge days={ficha.dias_reporte} hasEnded={ficha.categoria === 'finalizadas'} />
      <MissingLink {...ficha} />
      {hasCentre && <span translate="no">{ficha.centro?.nombre ?? t('centre.none')}</span>}
    </ShortRow>
  )
}

/** Renders a short row. Defined outside of components: a new function on every render would render all rows again. */
export const shortFicha = (ficha: Ficha) => <ShortFicha ficha={ficha} />
/** With the ficha's centre, where there are several. */
export const shortFichaOfCentre = (ficha: Ficha) => <ShortFicha ficha={ficha} hasCentre />
