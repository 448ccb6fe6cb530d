import { SectionTitle } from '@fichero/kit/frame'

/** With an id, as the target of links on the same screen. */
export const WithAnId = () => (
  <section aria-labelledby="ejemplo-horarios">
    <SectionTitle id="ejemplo-horarios">Horarios</SectionTitle>
    <p>De lunes a viernes, de 7:00 a 13:00.</p>
  </section>
)
