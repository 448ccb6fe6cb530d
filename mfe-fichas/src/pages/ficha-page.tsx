import { ApprenticesSection } from '../detail/apprentices-section'
import { SectionPage } from '../detail/section-page'

export const Page = () => (
  <SectionPage section="apprentices">{(ficha) => <ApprenticesSection ficha={ficha} />}</SectionPage>
)
