import type { MadeLinksAnswer } from '@fichero/contract/progress-links.schema'
import { fullName } from '@fichero/contract/text'
import { CopyField } from '@fichero/kit/copy'
import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { PrintButton } from '@fichero/kit/print'
import { Alert } from '@fichero/kit/ui'
import classes from './progress-links.module.css'
import { QrCode } from './qr-code'

interface LinkSheetProps {
  nroFicha: string
  links: MadeLinksAnswer['enlaces']
}

/** The links that were just made: a card for each apprentice, to copy or to print. The cards do not have the document numbers. */
export function LinkSheet({ nroFicha, links }: LinkSheetProps) {
  const { t } = useTranslation('fichas')
  return (
    <section aria-labelledby="sheet">
      <div className={classes.head} data-screen-only>
        <SectionTitle id="sheet">{t('links.sheet')}</SectionTitle>
        <PrintButton />
      </div>
      <Alert color="orange" data-screen-only>
        {t('links.once')}
      </Alert>
      <ul className={classes.sheet}>
        {links.map(({ nro_documento, direccion, ...person }) => (
          <li key={nro_documento} className={classes.card}>
            <p className={classes.name} translate="no">
              {fullName(person)}
            </p>
            <p>{t('detail.named', { nro_ficha: nroFicha })}</p>
            <QrCode text={direccion} label={t('links.codeOf', { name: fullName(person) })} />
            <p className={classes.help}>{t('links.openWith')}</p>
            <p className={classes.address} translate="no" data-paper-only>
              {direccion}
            </p>
            <div className={classes.copy} data-screen-only>
              <CopyField
                label={t('links.of', { name: fullName(person) })}
                value={direccion}
                say={(word) => t(`links.${word}`)}
                isOneOfMany
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
