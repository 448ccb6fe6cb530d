import { useTranslation } from 'react-i18next'
import classes from './paper.module.css'

/** A person who signs. If the document number is null, there is an empty line for it. */
export interface Signer {
  name: string
  role: string
  document: string | null
}

/** Only on paper: a line to sign on, with name, role and document number below the line. */
export function Signature({ signer: { name, role, document } }: { signer: Signer }) {
  const { t } = useTranslation('kit')
  return (
    <p className={classes.signature} data-paper-only>
      <strong translate="no">{name}</strong>
      <span>{role}</span>
      <span>
        {t('label.nro_documento')}: <span translate="no">{document ?? <span className={classes.blank} />}</span>
      </span>
    </p>
  )
}
