import { PageLink } from '../page-link'

export function ModuloProgramas() {
  return (
    <>
      <p>
        A training program has competencies, and each competency has learning outcomes. That design is what is assessed
        in each ficha later, so the program is created first.
      </p>
      <h2>Looking up programs</h2>
      <ol>
        <li>
          Choose <strong>Programs</strong> in the sidebar. Each card shows name, level, hours, code and version, and how
          many competencies and outcomes it has. With more than eight programs a search appears.
        </li>
        <li>
          Open a program. The table has one row per competency with its first outcome; expanded, it shows the additional
          ones. <strong>Expand all</strong> shows them all at once.
        </li>
        <li>The search finds text in competencies and in outcomes alike.</li>
      </ol>
      <p>The page of a program opens without signing in, so its address can be shared.</p>
      <h2>Reactivating a program (administrators)</h2>
      <p>
        <strong>See disabled programs</strong> has those that take no new fichas. <strong>Reactivate</strong> asks first
        and returns the program to the list.
      </p>
      <h2>Creating a program (administrators)</h2>
      <ol>
        <li>
          Choose <strong>Create program</strong>.
        </li>
        <li>Type the name and the total hours, and choose the level: technical or technological.</li>
        <li>
          Load the design file, .xls, .xlsx or .csv. See what it should look like in{' '}
          <PageLink to="reportessofia">The SOFIA Plus reports</PageLink>.
        </li>
        <li>
          Choose <strong>Create program</strong>. When it is done, the program opens with what was read from the file.
        </li>
      </ol>
      <p>
        If there are rows that cannot be read, nothing is saved and the screen says which and why. You can correct the
        file and choose it again, or use <strong>Create with the valid rows</strong> to leave the rejected ones out.
      </p>
      <p>
        A code and version is created only once. If the program already exists, the system says which one it is: use it
        for your fichas.
      </p>
    </>
  )
}
