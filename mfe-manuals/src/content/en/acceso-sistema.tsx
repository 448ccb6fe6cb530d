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
      <h2>Requesting access</h2>
      <ol>
        <li>
          On the sign-in page choose the tab <strong>Request access</strong>.
        </li>
        <li>
          Type your names, surnames, document and institutional email, and choose your type of engagement. Contractors
          also type the dates of their contract.
        </li>
        <li>
          Choose <strong>Send request</strong>. What is missing or wrong is said beside its field.
        </li>
        <li>
          Wait for an administrator to look at it. Once it is approved you get an email with a link to set your
          password, which expires in 72 hours. If it is not approved, an email tells you so as well.
        </li>
      </ol>
      <h2>If you forgot the password</h2>
      <ol>
        <li>
          On the sign-in page choose <strong>Forgot your password?</strong>
        </li>
        <li>
          Type your document number and choose <strong>Send link</strong>. For security, the answer is the same for
          every document.
        </li>
        <li>
          Open the link that comes to your institutional email, type the new password twice, of at least 6 characters,
          and choose <strong>Save password</strong>. The link expires in 60 minutes.
        </li>
      </ol>
      <p>
        Each link works once, and setting the password closes the sessions that you have open. If a link has expired or
        has been used, ask for another one right there.
      </p>
      <aside>
        <p>
          No email? Look in the spam folder. If it is not there, ask whoever administers Fichero at your centre whether
          your account is enabled and your email is spelled right.
        </p>
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
