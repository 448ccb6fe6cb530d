import { ApprenticesSection } from '../detail/apprentices-section'
import { ApprenticesSkeleton } from '../detail/apprentices-skeleton'
import { SectionPage } from '../detail/section-page'

export const Page = () => (
  <SectionPage section="apprentices" skeleton={<ApprenticesSkeleton />}>
    {(ficha) => <ApprenticesSection ficha={ficha} />}
  </SectionPage>
)
