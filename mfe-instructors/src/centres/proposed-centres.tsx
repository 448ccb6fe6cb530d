import { confirmCentre } from '@fichero/contract/calls/centres.calls'
import type { Centre } from '@fichero/contract/centres.schema'
import { useCallMutation } from '@fichero/kit/api'
import { Section } from '@fichero/kit/card'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './centres.module.css'
import { DiscardDialog } from './discard-dialog'
import { regionalOf } from './regional-of'

/** The centres that reports named and nobody has confirmed, each with buttons that confirm and discard it. */
export function ProposedCentres({ centres }: { centres: Centre[] }) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const [toDiscard, setToDiscard] = useState<Centre>()
  const { mutate, isPending } = useCallMutation(confirmCentre, {
    onSuccess: () => notifySuccess(t('centres.confirmed')),
    onError: (error) => notifyError(`${t('centres.notConfirmed')}. ${errorText(error)}`),
  })
  return (
    <div className={classes.proposed}>
      <Section id="por-confirmar" title={t('centres.proposed')}>
        <ul className={classes.list}>
          {centres.map((centre) => {
            const name = `${centre.codigo} - ${centre.nombre}`
            return (
              <li key={centre.id}>
                <div>
                  <span translate="no">{name}</span>
                  <span className={classes.under} translate="no">
                    {regionalOf(centre)}
                  </span>
                  <span className={classes.under}>{t('centres.fichasCount', { count: centre.fichas })}</span>
                </div>
                <span className={classes.actions}>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('centres.discardNamed', { name })}
                    onClick={() => setToDiscard(centre)}
                  >
                    {t('centres.discard')}
                  </Button>
                  <Button
                    size="xs"
                    aria-label={t('centres.confirmNamed', { name })}
                    disabled={isPending}
                    onClick={() => mutate({ params: { id: centre.id } })}
                  >
                    {t('centres.confirm')}
                  </Button>
                </span>
              </li>
            )
          })}
        </ul>
      </Section>
      {toDiscard && <DiscardDialog centre={toDiscard} onClose={() => setToDiscard(undefined)} />}
    </div>
  )
}
