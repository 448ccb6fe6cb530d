import { FichaFacts } from '../detail/ficha-facts'
import { SectionPage } from '../detail/section-page'

export const Page = () => <SectionPage section="facts">{(ficha) => <FichaFacts ficha={ficha} />}</SectionPage>
