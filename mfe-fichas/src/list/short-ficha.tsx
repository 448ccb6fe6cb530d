import type { Ficha } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { RowLink, ShortRow } from '@fichero/kit/table'
import { WhoLacks } from '../missing/who-lacks'

/** A ficha in few words, for a phone: number and program, then its state, how far it is, and who lacks something. */
function ShortFicha({ ficha }: { ficha: Ficha }) {
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
      <WhoLacks {...ficha} aprendices={ficha.total_aprendices_en_formacion} />
    </ShortRow>
  )
}

/** The same function on every render: only rows that change are drawn. */
export const shortFicha = (ficha: Ficha) => <ShortFicha ficha={ficha} />
