export function AccesoSistema() {
  return (
    <>
      <p>The working screens need an account. The manuals and the landing page are public.</p>
      <h2>Logging in</h2>
      <ol>
        <li>
          On the landing page choose <strong>Sign in</strong>.
        </li>
        <li>Type your document number, without points or blanks, and your password.</li>
        <li>
          Choose <strong>Sign in</strong>. The dashboard opens.
        </li>
      </ol>
      <p>
        If the document or the password is wrong, what you typed stays so that you can correct it. After several failed
        tries with the same document, the system asks you to wait some minutes and says how many.
      </p>
      <aside>
        <p>No account, or a forgotten password? Ask whoever administers Fichero at your training centre.</p>
      </aside>
      <h2>The session</h2>
      <p>
        A session lasts 8 hours and renews itself while you work. When it ends, the system asks you to sign in again and
        takes you back to where you were. Signing out in one tab signs you out in all of them.
      </p>
      <h2>Logging out</h2>
      <ol>
        <li>Open the user menu, at the top right.</li>
        <li>
          Choose <strong>Sign out</strong>. Always do so on a shared computer.
        </li>
      </ol>
    </>
  )
}
