import { useMutation } from '@fichero/kit/data'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useState } from 'react'
import { PublicLayout } from '../layout/public-layout'
import { type Probe, probe, REQUEST } from './probe'
import { ProbeReport } from './probe-report'
import classes from './test-connection.module.css'

/** For developers: tests whether the browser reaches the API, and shows the response. It has no entry in the navigation. */
export function Page() {
  const { t } = useTranslation('connection')
  const [log, setLog] = useState<Probe[]>([])
  const sending = useMutation({
    mutationFn: () => probe(log.length + 1),
    onSuccess: (result) => setLog((before) => [result, ...before]),
  })
  return (
    <PublicLayout>
      <div className={classes.page}>
        <h1>{t('heading')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <section aria-labelledby="request">
          <h2 id="request">{t('request')}</h2>
          <p className={classes.line}>
            <code>
              {REQUEST.method} {REQUEST.url}
            </code>
          </p>
          <pre className={classes.body}>{REQUEST.body}</pre>
          <Button onClick={() => sending.mutate()} loading={sending.isPending}>
            {t('send')}
          </Button>
        </section>
        <section aria-labelledby="answers">
          <h2 id="answers">{t('answers')}</h2>
          <div role="log" aria-labelledby="answers">
            {log.length === 0 && <p className={classes.lead}>{t('none')}</p>}
            {log.map((result) => (
              <ProbeReport key={result.number} probe={result} />
            ))}
          </div>
        </section>
      </div>
    </PublicLayout>
  )
}
