export function DescripcionProcesos() {
  return (
    <>
      <h2>How a file is loaded</h2>
      <p>The way is the same for the design of a program, the apprentices and the judgments:</p>
      <ol>
        <li>
          <strong>Guard.</strong> The size and the true type of the file are checked before it is opened.
        </li>
        <li>
          <strong>Read.</strong> The rows are read aside, within limits of memory and time, without holding up other
          people.
        </li>
        <li>
          <strong>Recognise.</strong> The report is recognised by its title and header, never by the file's name or the
          order of the columns.
        </li>
        <li>
          <strong>Interpret.</strong> Each row becomes a record and keeps its row number.
        </li>
        <li>
          <strong>Plan.</strong> It is compared with what is stored: new, changed, unchanged, rejected with its reason,
          warnings.
        </li>
        <li>
          <strong>Apply.</strong> The plan is stored in one transaction: all or nothing.
        </li>
        <li>
          <strong>Report.</strong> The answer says, in numbers and row by row, what happened.
        </li>
      </ol>
      <h2>How the TyT percentage is computed</h2>
      <p>
        Approved outcomes divided by the outcomes of the program's design, times one hundred, rounded to two decimals.
        The limits of 75% and 50% are compared with the exact figure, not with the rounded one: 74.996% is not 75%.
      </p>
      <h2>How judgments are kept</h2>
      <p>
        Of each judgment the state, who recorded it, the observation and the date that the report brings are kept, not
        the date of loading. When a later report changes it, the value before and after remain. A person may be in
        several fichas over the years and has their own progress in each.
      </p>
      <h2>How people sign in</h2>
      <p>
        The API checks the document and the password and hands out the session's token. A document that does not exist
        takes as long and gets the same answer as a wrong password, so as not to reveal who has an account.
      </p>
    </>
  )
}
