export function AccesoSistema() {
  return (
    <>
      <p>Para las pantallas de trabajo se necesita una cuenta. Los manuales y la página de inicio son públicos.</p>
      <h2>Entrar</h2>
      <ol>
        <li>
          En la página de inicio elija <strong>Ingresar</strong>.
        </li>
        <li>Escriba su número de documento, sin puntos ni espacios, y su contraseña.</li>
        <li>
          Elija <strong>Ingresar</strong>. Se abre el panel.
        </li>
      </ol>
      <p>
        Si el documento o la contraseña no son correctos, lo que escribió se conserva para que lo corrija. Después de
        varios intentos fallidos con el mismo documento, el sistema pide esperar unos minutos y dice cuántos.
      </p>
      <h2>Pedir acceso</h2>
      <ol>
        <li>
          En la página de ingreso elija la pestaña <strong>Solicitar acceso</strong>.
        </li>
        <li>
          Escriba sus nombres, apellidos, documento y correo institucional, y elija su tipo de vinculación. Si es
          contratista, escriba también las fechas de su contrato.
        </li>
        <li>
          Elija <strong>Enviar solicitud</strong>. Lo que falte o esté mal se dice junto a su campo.
        </li>
        <li>
          Espere a que un administrador la revise. Si la aprueba, le llega un correo con un enlace para crear su
          contraseña, que vence en 72 horas. Si no la aprueba, también se lo dice un correo.
        </li>
      </ol>
      <h2>Si olvidó la contraseña</h2>
      <ol>
        <li>
          En la página de ingreso elija <strong>¿Olvidó su contraseña?</strong>
        </li>
        <li>
          Escriba su número de documento y elija <strong>Enviar enlace</strong>. Por seguridad, la respuesta es la misma
          para todos los documentos.
        </li>
        <li>
          Abra el enlace que llega a su correo institucional, escriba dos veces la contraseña nueva, de al menos 6
          caracteres, y elija <strong>Guardar contraseña</strong>. El enlace vence en 60 minutos.
        </li>
      </ol>
      <p>
        Cada enlace sirve una sola vez, y al crear la contraseña se cierran las sesiones que tenga abiertas. Si un
        enlace se venció o ya se usó, pida otro allí mismo.
      </p>
      <aside>
        <p>
          ¿No llega el correo? Mire en el correo no deseado. Si no está, pregunte a quien administra Fichero en su
          centro si su cuenta está habilitada y su correo bien escrito.
        </p>
      </aside>
      <h2>La sesión</h2>
      <p>
        La sesión dura 8 horas y se renueva sola mientras usted trabaja. Si termina, el sistema le pide entrar de nuevo
        y lo devuelve a donde estaba. Si sale en una pestaña, sale en todas.
      </p>
      <h2>Salir</h2>
      <ol>
        <li>Abra el menú de usuario, arriba a la derecha.</li>
        <li>
          Elija <strong>Cerrar sesión</strong>. Hágalo siempre en un computador compartido.
        </li>
      </ol>
    </>
  )
}
