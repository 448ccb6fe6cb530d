import { listAttention } from '@fichero/contract/calls/owed.calls'
import { attentionPath, PATHS } from '@fichero/contract/paths'
import { useCall, useCentres } from '@fichero/kit/api'
import { CardSkeleton, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { AttentionTable } from '../attention/attention-table'
import { useLacksFichas } from '../first-steps/use-lacks-fichas'

/** Number of fichas on the card. */
const MAX_ROWS = 5

/** The dashboard's card of the fichas that need attention: all of them for users who administer fichas, else the user's own. */
export function Page() {
  const { t } = useTranslation('fichas')
  const administers = useCan('fichas:edit')
  const attention = useCall(listAttention, administers ? {} : { query: { mias: true } })
  const hasCentres = useCentres().length > 0
  const compares = useCan('users:view-stats') && hasCentres
  const count = attention.data?.totales.fichas ?? 0
  const title = administers ? t('attention.title') : t('attention.own')
  // A system without fichas says so once, in the card of counters.
  if (useLacksFichas()) return null
  return (
    <Section
      id="atencion"
      title={title}
      tools={
        <>
          {compares && <Link to={PATHS.comparison}>{t('comparison.centres')}</Link>}
          {count > 0 && <Link to={attentionPath(!administers)}>{t('attention.see', { count })}</Link>}
        </>
      }
    >
      <QueryView
        query={attention}
        errorTitle={t('attention.failed')}
        skeleton={<CardSkeleton />}
        isEmpty={({ fichas }) => fichas.length === 0}
        empty={<InlineEmpty title={t('attention.none')}>{t('attention.noneHint')}</InlineEmpty>}
      >
        {({ fichas }) => <AttentionTable fichas={fichas.slice(0, MAX_ROWS)} caption={title} />}
      </QueryView>
    </Section>
  )
}
