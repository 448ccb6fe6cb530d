import { useTranslation } from 'react-i18next'
import classes from './paper.module.css'

/** Who signs: a null document leaves room to write it. */
export interface Signer {
  name: string
  role: string
  document: string | null
}

/** Only on paper: a line to sign on, with name, role and document below it. */
export function Signature({ signer: { name, role, document } }: { signer: Signer }) {
  const { t } = useTranslation('kit')
  return (
    <p className={classes.signature} data-paper-only>
      <strong>{name}</strong>
      <span>{role}</span>
      <span>
        {t('label.document')}: {document ?? <span className={classes.blank} />}
      </span>
    </p>
  )
}
