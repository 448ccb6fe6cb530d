import { SectionTitle } from '@fichero/kit/frame'

/** With an id, which links of the screen may lead to. */
export const WithAnId = () => (
  <section aria-labelledby="ejemplo-horarios">
    <SectionTitle id="ejemplo-horarios">Horarios</SectionTitle>
    <p>De lunes a viernes, de 7:00 a 13:00.</p>
  </section>
)
