import { PageLink } from '../page-link'

export function Panel() {
  return (
    <>
      <p>
        The dashboard is the first screen after logging in. It welcomes you with your name and role, and says in a line
        what waits for you: each part of that line leads to the table that it speaks of.
      </p>
      <p>
        Every number opens the list behind it. Those lists can be filtered and paged, and lead to the ficha or the
        apprentice; their address can be kept or sent.
      </p>
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
      <h2>People and access requests</h2>
      <p>
        Only administrators see them. Four numbers count the people: all, those awaiting a decision, the active and the
        disabled ones. The table of requests has those who asked for access, the oldest first.
      </p>
      <ul>
        <li>
          <strong>Approve</strong>: the person receives a link by email to create a password. Where there is no mail
          server, the dashboard shows the link for you to copy and hand over. It works once, for 72 hours, and Fichero
          does not show it again.
        </li>
        <li>
          <strong>Reject</strong>: the dashboard asks first. The request is deleted, the person is told, and may ask for
          access again.
        </li>
      </ul>
      <p>
        If another administrator decided before you, the dashboard says so and brings the list up to date. Requests and
        numbers refresh by themselves every half minute and when you come back to the page.
      </p>
      <h2>The fichas that end soon</h2>
      <p>
        The table has the fichas whose lective stage ends within 90 days and that still have outcomes without a
        judgment, the soonest first, with the days left.
      </p>
      <h2>The TyT test and the progress of the programs</h2>
      <p>
        One bar divides the technologist apprentices in training: <strong>ready</strong>, with 75% or more of their
        outcomes approved; <strong>near</strong>, from 50%; and <strong>far</strong>, below. The other bars show the
        mean progress of each program's apprentices. The button <strong>View as table</strong> shows the same figures in
        a table.
      </p>
      <h2>The active instructors</h2>
      <p>
        The last table has the first enabled instructors by surname, with their type. The link leads to the{' '}
        <PageLink to="moduloinstructores">whole list</PageLink>.
      </p>
      <h2>Moving around</h2>
      <ul>
        <li>
          The sidebar leads to the dashboard, the <PageLink to="modulofichas">fichas</PageLink>, the{' '}
          <PageLink to="moduloinstructores">instructors</PageLink>, the{' '}
          <PageLink to="moduloprogramas">programs</PageLink> and these manuals. On narrow screens the menu button opens
          it.
        </li>
        <li>
          The top bar holds the search for fichas, people and programs (Ctrl+K as well), the language, the notifications
          and the user menu.
        </li>
        <li>
          The theme is chosen in the sidebar: light, dark or your system's. The browser remembers the theme and the
          language you choose.
        </li>
      </ul>
      <p>
        If a part of the dashboard cannot be loaded, the others stay, and that part has a button to try again. If a
        module cannot be opened, the others go on working. The screen says which module failed and has a button to try
        again.
      </p>
    </>
  )
}
