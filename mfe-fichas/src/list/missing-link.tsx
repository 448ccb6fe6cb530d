import type { Ficha } from '@fichero/contract/fichas.schema'
import { missingPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'

interface MissingLinkProps extends Pick<Ficha, 'nro_ficha' | 'faltan' | 'con_faltantes'> {
  /** Leaves out “missing”, below a heading that has it. */
  isShort?: boolean
}

/** How many outcomes are missing in a ficha, and how many people lack them, as a link to these people. */
export function MissingLink({ nro_ficha, faltan, con_faltantes: people, isShort = false }: MissingLinkProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  if (faltan === null || people === null) return null
  if (faltan === 0) return <span>{t('own.nothingMissing')}</span>
  const apprentices = t('kit:people', { count: people, number: number(people) })
  const missing = t(isShort ? 'own.outcomes' : 'own.missing', { count: faltan, number: number(faltan), apprentices })
  return (
    <Link to={missingPath(nro_ficha)} aria-label={t('own.missingOf', { missing, nro_ficha })}>
      {missing}
    </Link>
  )
}
