import { Place } from '@fichero/kit/places'
import { Stack } from '@fichero/kit/ui'
import { FichaFacts } from '../detail/ficha-facts'
import { SectionPage } from '../detail/section-page'

/** The section of a ficha with the details, and with extensions of other modules. */
export const Page = () => (
  <SectionPage section="facts">
    {(ficha) => (
      <Stack gap="lg">
        <FichaFacts ficha={ficha} />
        <Place name="ficha.section" given={{ nroFicha: ficha.nro_ficha, programId: ficha.id_programa_formacion }} />
      </Stack>
    )}
  </SectionPage>
)
