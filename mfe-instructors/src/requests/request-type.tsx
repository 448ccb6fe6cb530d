import type { User } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './requests.module.css'

/** The type of contract, and its dates if there are any. */
export function RequestType({ user }: { user: User }) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const { tipo, fecha_inicio_contrato: from, fecha_fin_contrato: until } = user
  return (
    <>
      <span>{t(`kit:value.tipo.${tipo}`)}</span>
      {from && until && (
        <span className={classes.under}>
          {format.date(from)} – {format.date(until)}
        </span>
      )}
    </>
  )
}
