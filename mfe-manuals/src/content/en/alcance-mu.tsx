import { PageLink } from '../page-link'

export function AlcanceMU() {
  return (
    <>
      <p>This manual explains the screens that Fichero has today and what you can do on each of them.</p>
      <h2>What everybody who logs in can do</h2>
      <ul>
        <li>
          See on the <PageLink to="panel">dashboard</PageLink> how many fichas are in process, in internships and
          finished.
        </li>
        <li>
          Look up the <PageLink to="modulofichas">fichas</PageLink> of each program, their apprentices and the details
          of each apprentice.
        </li>
        <li>
          Look up the <PageLink to="moduloprogramas">programs</PageLink> with their competencies and learning outcomes.
        </li>
        <li>
          Look up the other <PageLink to="moduloinstructores">instructors</PageLink>.
        </li>
        <li>Choose the language (Spanish or English) and the theme (light, dark or the system's).</li>
      </ul>
      <h2>What an administrator can do as well</h2>
      <ul>
        <li>Create programs from the spreadsheet of their design.</li>
        <li>Create fichas from the apprentices report.</li>
        <li>Load the judgments report into a ficha.</li>
      </ul>
      <h2>What Fichero does not do</h2>
      <p>
        Fichero does not record judgments and does not replace SOFIA Plus: judgments are still recorded there and loaded
        here with their report. What a report does not mention, Fichero does not delete.
      </p>
    </>
  )
}
