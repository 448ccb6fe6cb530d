import { getProgram } from '@fichero/contract/calls/programs.calls'
import type { PlaceProps } from '@fichero/contract/places'
import { useCall } from '@fichero/kit/api'
import { CardSkeleton, InlineEmpty, Section } from '@fichero/kit/card'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { CompetencyTable } from '../detail/competency-table'

/** Section of a ficha's page with the design of the ficha's program. Not printed. */
export function Page({ programId }: PlaceProps<'ficha.section'>) {
  const { t } = useTranslation('programs')
  const query = useCall(getProgram, { params: { id: programId } })
  return (
    <div data-screen-only>
      <Section id="diseno" title={t('detail.design')}>
        <QueryView
          query={query}
          skeleton={<CardSkeleton />}
          errorTitle={t('detail.error')}
          isEmpty={({ competencias }) => competencias.length === 0}
          empty={<InlineEmpty title={t('detail.emptyTitle')}>{t('detail.empty')}</InlineEmpty>}
        >
          {({ competencias }) => <CompetencyTable competencies={competencias} />}
        </QueryView>
      </Section>
    </div>
  )
}
