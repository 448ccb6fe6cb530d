import { PageLink } from '../page-link'

export function Instalacion() {
  return (
    <>
      <p>
        Before you start, see the <PageLink to="requisitosSistema">system requirements</PageLink>.
      </p>
      <ol>
        <li>
          Open a terminal in the project's folder and install the dependencies:
          <pre>
            <code>npm ci</code>
          </pre>
        </li>
        <li>
          Start Fichero:
          <pre>
            <code>npm start</code>
          </pre>
          The first time it builds the screens, creates the database and loads demonstration data with invented people.
        </li>
        <li>
          When it is done, the terminal shows the address (<code>http://localhost:3000</code>, unless you chose another
          port) and, only once, the document and the password of the first administrator. Keep them.
        </li>
        <li>Open that address in the browser and sign in with them.</li>
      </ol>
      <p>
        Started again with the same command, the data is still there. If something prevents the start, for instance a
        port in use or a wrong database address, the command says so in one sentence and stops.
      </p>
      <p>
        For MySQL, another port or an administrator of your own, go on with the{' '}
        <PageLink to="configuracionInicial">initial configuration</PageLink>.
      </p>
    </>
  )
}
