import { PageLink } from '../page-link'

export function ReportesSofia() {
  return (
    <>
      <p>
        Fichero works with three files. They are loaded in this order, because each needs the one before it: first the
        program's design, then the apprentices, and last the judgments.
      </p>
      <p>
        Load the files just as SOFIA Plus downloads them. They also work saved as .xlsx, or as .csv separated by commas
        or semicolons. The file's name does not matter: Fichero recognises a report by its content.
      </p>
      <h2>1. The design, to create the program</h2>
      <p>
        <strong>Where:</strong> Programs, <strong>Create program</strong>. Once per program. Up to 10 MB.
      </p>
      <p>SOFIA Plus does not export the design as such. Use one of these two files:</p>
      <ul>
        <li>
          <strong>A judgments report</strong> (Reporte de Juicios de Evaluación) of any ficha of that program and
          version. This is the simplest way: it holds the whole design, with its code and version. Only the design is
          taken from it, no apprentice.
        </li>
        <li>
          <strong>A sheet with two columns</strong>, “Competencia” and “Resultado de Aprendizaje”, the competency
          repeated on every row. Both texts are written as in SOFIA Plus, the code first: <code>38368 - TEXTO</code>.
        </li>
      </ul>
      <h2>2. The apprentices report, to create the ficha</h2>
      <p>
        <strong>Where:</strong> Fichas, <strong>Create ficha</strong>. Up to 2 MB.
      </p>
      <ol>
        <li>
          In SOFIA Plus, with a role that may see the ficha, download the apprentices report (
          <strong>Reporte de Aprendices</strong>). It is usually called “Reporte de Aprendices Ficha” and the number.
        </li>
        <li>
          Choose it in the ficha's form. It must hold document type and number, name, surnames and status; the mobile
          number and the email are optional.
        </li>
      </ol>
      <p>
        The judgments report of the same ficha works too, and so does a sheet of your own with those columns. A file of
        another ficha is refused, saying which one came and which was expected.
      </p>
      <h2>3. The judgments report, to see the progress</h2>
      <p>
        <strong>Where:</strong> in the ficha's details. Load it whenever you want to bring the progress up to date. Up
        to 10 MB.
      </p>
      <ol>
        <li>
          In SOFIA Plus download the judgments report (<strong>Reporte de Juicios de Evaluación</strong>) of the ficha.
          It is usually called “Reporte de Juicios Evaluativos.xls”.
        </li>
        <li>
          Open the ficha in Fichero and load the file. The steps are in the{' '}
          <PageLink to="modulofichas">fichas module</PageLink>.
        </li>
        <li>Review what changes, confirm, and open an apprentice for the details.</li>
      </ol>
      <h2>What happens when something is not right</h2>
      <ul>
        <li>
          <strong>Some rows cannot be read.</strong> Nothing is saved, and you see the row, the column, the value and
          the reason. You decide whether to correct the file or to load only the valid rows.
        </li>
        <li>
          <strong>It is another file.</strong> If you load one report in the place of another, you see what came and
          what was expected. The report of instructors by ficha is not used anywhere.
        </li>
        <li>
          <strong>The report is older than the last one.</strong> The system warns you with both dates. Download a new
          one, or load it anyway if you are sure.
        </li>
        <li>
          <strong>You loaded the same file twice.</strong> The second time changes nothing.
        </li>
        <li>
          <strong>An apprentice came who was not in the ficha.</strong> The judgments report enrols them and says so
          among the warnings.
        </li>
        <li>
          <strong>An outcome is not in the program's design.</strong> That row is rejected with its code and text. Check
          that the ficha is of that program and that version.
        </li>
      </ul>
    </>
  )
}
