import { PageLink } from '../page-link'

export function ModuloFichas() {
  return (
    <>
      <p>
        A ficha is a group of apprentices who take a program together. Its number is the one of SOFIA Plus and never
        changes.
      </p>
      <h2>The ficha list</h2>
      <ol>
        <li>
          Choose <strong>Fichas</strong> in the sidebar.
        </li>
        <li>
          Choose the program. The first one is already chosen when the screen opens. If there are no programs yet, an
          administrator has to create one in the <PageLink to="moduloprogramas">programs module</PageLink>.
        </li>
        <li>
          Each card shows the ficha's number, its head instructor, its shift, its offer and the mean progress of its
          apprentices. Open it for the details.
        </li>
      </ol>
      <p>At the foot you can turn pages and choose how many fichas to see: 5, 10, 20, 50 or 100.</p>
      <h2>Creating a ficha (administrators)</h2>
      <ol>
        <li>
          Choose <strong>Create ficha</strong>.
        </li>
        <li>
          Fill in the number, the head instructor, the program, the shift, the offer and the three dates: start of the
          lective stage, end of the lective stage and end of the ficha.
        </li>
        <li>
          Load the apprentices file, of up to 2 MB. See <PageLink to="reportessofia">The SOFIA Plus reports</PageLink>.
        </li>
      </ol>
      <p>
        The lective stage must end after it starts, and the ficha cannot end before the lective stage does. If something
        is not accepted, the form keeps what you typed and marks what to correct.
      </p>
      <h2>Reactivating a ficha (administrators)</h2>
      <p>
        <strong>See disabled fichas</strong> has those that are out of the lists. <strong>Reactivate</strong> asks first
        and returns the ficha to the list with its apprentices and judgments.
      </p>
      <h2>The ficha's details</h2>
      <p>
        The ficha's data stand at the top; below, the table of its apprentices with document, names, surnames, status
        and progress. The status is shown as SOFIA Plus writes it.
      </p>
      <h3>Loading the judgments (administrators)</h3>
      <ol>
        <li>Download the judgments report (Reporte de Juicios de Evaluación) of that ficha from SOFIA Plus.</li>
        <li>
          In the ficha's details choose <strong>Upload judgments report</strong>, then the file.
        </li>
        <li>
          Review what changes: how many judgments are new, how many change, how many stay the same and, row by row,
          which are rejected and why. So far nothing is saved.
        </li>
        <li>
          Choose <strong>Load judgments</strong>. The progress of every apprentice is then up to date.
        </li>
      </ol>
      <h2>The apprentice's details</h2>
      <p>
        Each apprentice opens from the table. The ring shows how many outcomes are approved out of the program's total.
        Below stands each competency; expanded, it shows its outcomes with the judgment, who recorded it, the date and
        the observations.
      </p>
      <p>
        <strong>Only pending</strong> shows the outcomes that are still missing.
      </p>
      <h3>Reading the progress</h3>
      <p>
        The percentage is the number of approved outcomes divided by the number of outcomes of the program. NO APROBADO
        and POR EVALUAR do not count.
      </p>
      <ul>
        <li>
          <strong>75% or more</strong>, green: ready for the TyT test.
        </li>
        <li>
          <strong>From 50% to under 75%</strong>, orange: close.
        </li>
        <li>
          <strong>Under 50%</strong>, red: far.
        </li>
      </ul>
      <p>The test binds the technological level. In a technical program the same figure reads as progress.</p>
    </>
  )
}
