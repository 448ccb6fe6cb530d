import { PageLink } from '../page-link'

export function Panel() {
  return (
    <>
      <p>The dashboard is the first screen after logging in. It welcomes you with your name.</p>
      <h2>The ficha counters</h2>
      <p>Each enabled ficha counts in exactly one of the three, by its dates and today's date in Colombia:</p>
      <ul>
        <li>
          <strong>In process</strong>: until the end date of the lective stage.
        </li>
        <li>
          <strong>In internship</strong>: from that day until the end date of the ficha.
        </li>
        <li>
          <strong>Finished</strong>: after the end date of the ficha.
        </li>
      </ul>
      <h2>The active instructors</h2>
      <p>Below stands the table of the enabled instructors with their names, surnames and type.</p>
      <h2>Moving around</h2>
      <ul>
        <li>
          The sidebar leads to the dashboard, the <PageLink to="modulofichas">fichas</PageLink>, the{' '}
          <PageLink to="moduloinstructores">instructors</PageLink>, the{' '}
          <PageLink to="moduloprogramas">programs</PageLink> and these manuals. On narrow screens the menu button opens
          it.
        </li>
        <li>The top bar holds the language, the theme and the user menu.</li>
        <li>
          The theme can be light, dark or your system's. The browser remembers the theme and the language you choose.
        </li>
      </ul>
      <p>
        If a module cannot be opened, the others go on working. The screen says which module failed and has a button to
        try again.
      </p>
    </>
  )
}
