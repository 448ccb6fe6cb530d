import { listOpinions } from '@fichero/contract/calls/manuals.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './page-feedback.module.css'
import { ReaderComments } from './reader-comments'

/** Ratings and comments of readers on the page, for administrators. */
export function PageResult({ page }: { page: string }) {
  const { t } = useTranslation('manuals')
  const { number } = useFormat()
  const query = useCall(listOpinions, { query: { pagina: page } })
  return (
    <QueryView query={query} errorTitle={t('result.failed')}>
      {({ si, no, comentarios }) => (
        <details className={classes.result}>
          <summary>
            {si + no === 0 ? t('result.none') : t('result.counts', { yes: number(si), no: number(no) })}
          </summary>
          {comentarios.length === 0 ? <p>{t('result.noSentences')}</p> : <ReaderComments comments={comentarios} />}
        </details>
      )}
    </QueryView>
  )
}
