export function ConfiguracionInicial() {
  return (
    <>
      <p>
        Fichero is configured by environment variables. All are optional; an empty one counts as absent, and a wrong one
        stops the start with the reason.
      </p>
      <h2>The server</h2>
      <ul>
        <li>
          <code>PORT</code>: the port. Without it, 3000.
        </li>
        <li>
          <code>PUBLIC_URL</code>: the address by which people come in.
        </li>
        <li>
          <code>DATA_DIR</code>: the folder of the data. Without it, <code>data</code> in the project's folder.
        </li>
        <li>
          <code>DEMO</code>: <code>false</code> to start without demonstration data. With MySQL it is never loaded
          unless this is <code>true</code>.
        </li>
      </ul>
      <h2>The database</h2>
      <ul>
        <li>
          <code>DATABASE_URL</code>: the address of MySQL 8 or later, such as{' '}
          <code>mysql://user:password@server:3306/fichero</code>. The tables are created by themselves. Without it the
          embedded database is used.
        </li>
        <li>
          <code>JWT_SECRET</code>: a secret text of at least 32 characters that signs the sessions. It is required with{' '}
          <code>DATABASE_URL</code>.
        </li>
      </ul>
      <h2>The first administrator</h2>
      <p>
        When the database has no users, the start creates an administrator from <code>ADMIN_DOCUMENT</code>,{' '}
        <code>ADMIN_PASSWORD</code> and <code>ADMIN_EMAIL</code>. If you set no password, the system makes one up and
        shows it once in the terminal. No two installations share a password.
      </p>
      <h2>Example</h2>
      <pre>
        <code>PORT=8080 DEMO=false npm start</code>
      </pre>
    </>
  )
}
