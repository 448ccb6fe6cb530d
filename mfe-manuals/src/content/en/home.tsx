import { PageLink } from '../page-link'

export function Home() {
  return (
    <>
      <p>
        Fichero is the academic management system of a training centre. It reads the spreadsheets that SOFIA Plus
        exports and tells, apprentice by apprentice, which learning outcomes are approved, which are missing and who is
        ready for the TyT test.
      </p>
      <dl>
        <dt>Name</dt>
        <dd>Fichero</dd>
        <dt>Version</dt>
        <dd>1.1</dd>
        <dt>Developed by</dt>
        <dd>Apprentices of Software Analysis and Development, for academic purposes</dd>
        <dt>Updated on</dt>
        <dd>21/11/2026</dd>
      </dl>
      <h2>Where to start</h2>
      <ol>
        <li>
          <PageLink to="accesosistema">Log in</PageLink> with your document number and your password.
        </li>
        <li>
          See <PageLink to="reportessofia">which SOFIA Plus report goes where</PageLink>: the program's design, the
          apprentices and the judgments.
        </li>
        <li>
          Open the ficha (a training group) in the <PageLink to="modulofichas">fichas module</PageLink> and look up the
          progress of each apprentice.
        </li>
      </ol>
      <h2>Who each manual is for</h2>
      <ul>
        <li>
          <strong>User manual</strong>: instructors, coordinators and administrators who use the screens.
        </li>
        <li>
          <strong>Installation manual</strong>: whoever sets Fichero up on a computer or a server.
        </li>
        <li>
          <strong>Technical manual</strong>: whoever wants to know how it is built and which rules it follows.
        </li>
      </ul>
    </>
  )
}
