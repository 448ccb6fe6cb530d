export function Alcance() {
  return (
    <>
      <p>
        Fichero is a web application at one address: one Node.js process serves the screens and the REST API, which is
        below <code>/api</code>.
      </p>
      <h2>The parts</h2>
      <ul>
        <li>
          <strong>The frame</strong>: the landing page, sign-in, the sidebar, the dashboard, the theme and the language.
          It loads the modules when they are opened.
        </li>
        <li>
          <strong>Four independent modules</strong>: fichas, instructors, programs and manuals. Each is built and
          published on its own; if one fails, the others go on.
        </li>
        <li>
          <strong>The API</strong>: validates, authorizes and stores. A route that does not declare who may use it is
          refused.
        </li>
        <li>
          <strong>The contract</strong>: the validation rules and the messages, written once for the browser and for the
          API.
        </li>
      </ul>
      <h2>Technologies</h2>
      <p>
        React, Module Federation and Rspack for the screens; NestJS and TypeORM for the API; embedded SQLite or MySQL
        for the data. Every call is documented at <code>/api/docs</code> of your installation.
      </p>
      <h2>Security</h2>
      <ul>
        <li>Of passwords only an Argon2id hash is kept; nobody can read them.</li>
        <li>
          The session is a JWT of 8 hours that travels in the <code>x-token</code> header. Each call checks that the
          person is still enabled.
        </li>
        <li>There are two roles, user and administrator; the user manual has the details.</li>
        <li>Every change is recorded with who made it, when and what changed.</li>
      </ul>
    </>
  )
}
