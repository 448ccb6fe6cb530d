export function ModuloInstructores() {
  return (
    <>
      <p>Here are the people who may sign in to Fichero. You are not in the list yourself.</p>
      <h2>Looking up the list</h2>
      <ol>
        <li>
          Choose <strong>Instructors</strong> in the sidebar.
        </li>
        <li>The table shows document, names, surnames and type. Choose the heading of a column to sort by it.</li>
        <li>Type part of the document, name, surname or type into the search. Accents do not matter.</li>
      </ol>
      <h2>Seeing a person's details</h2>
      <p>
        Choose <strong>View</strong> in their row, or their document number. You see the type and number of the
        document, the institutional email, the role, the type of appointment and, where there are any, the dates of the
        contract.
      </p>
      <h2>Reactivating an instructor (administrators)</h2>
      <p>
        <strong>See disabled instructors</strong> has those who cannot sign in any more. <strong>Reactivate</strong>{' '}
        asks first, and the person signs in again with the password they had.
      </p>
      <h2>The roles</h2>
      <ul>
        <li>
          <strong>User</strong>: looks up everything.
        </li>
        <li>
          <strong>Administrator</strong>: also creates programs and fichas, loads judgments and reactivates what was
          disabled.
        </li>
      </ul>
    </>
  )
}
