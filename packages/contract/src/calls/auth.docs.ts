import type * as calls from './auth.calls.ts'
import type { DocsOf } from './call-docs.ts'

export const DOCS = {
  login: {
    area: 'Sign-in',
    summary: 'Sign in',
    description:
      'Answers with a token, the user and their permissions. Send the token as the header `x-token` with later calls. It works for eight hours; in the second half of them answers carry a new one, and after twelve hours one signs in again.',
    errors: ['invalid_credentials', 'pending_approval', 'account_disabled', 'too_many_tries'],
    example: { body: { nro_documento: '1000000001', contrasena: 'una clave larga' } },
  },
  getSession: {
    area: 'Sign-in',
    summary: 'Who is signed in',
    description: 'The user of the token that is sent, as they are now, and their permissions.',
  },
  logout: {
    area: 'Sign-in',
    summary: 'Sign out',
    description:
      'Ends the session of the token that is sent. With `todas` all sessions of the user end, on every device.',
    example: { query: { todas: false } },
  },
  getConfig: {
    area: 'Sign-in',
    summary: 'What holds for this installation',
    description: 'What screens must know before anybody signs in. It does not change while the server runs.',
  },
  forgotPassword: {
    area: 'Sign-in',
    summary: 'Ask for a link to set a new password',
    description:
      'Mails a link to the person, where the installation sends mail. The answer is the same whether or not the document exists.',
    errors: ['too_many_tries'],
    example: { body: { nro_documento: '1000000001' } },
  },
  getResetLink: {
    area: 'Sign-in',
    summary: 'Whether a link to set a password works',
    description: 'Looks at the link without using it up.',
    errors: ['link_unknown', 'link_used', 'link_expired', 'account_disabled', 'too_many_tries'],
    example: { params: { token: 'Zm9yLXRoZS1leGFtcGxlLW9ubHktMzItYnl0ZXMtLS0' } },
  },
  resetPassword: {
    area: 'Sign-in',
    summary: 'Set a new password by a link',
    description: 'Sets the password and uses the link up. All sessions of the person end.',
    errors: ['link_unknown', 'link_used', 'link_expired', 'account_disabled', 'too_many_tries'],
    example: {
      params: { token: 'Zm9yLXRoZS1leGFtcGxlLW9ubHktMzItYnl0ZXMtLS0' },
      body: { newPassword: 'otra clave larga', confirmPassword: 'otra clave larga' },
    },
  },
  register: {
    area: 'Access requests',
    summary: 'Ask for access',
    description:
      'Stores a request without a password. An administrator approves or rejects it. With `simular` everything is checked, also whether the person is there already, and nothing is stored.',
    errors: ['user_exists', 'too_many_tries'],
    example: {
      body: {
        nro_documento: '52000777',
        tipo_documento: 'CC',
        nombre: 'Luz Marina',
        apellido: 'Ospina',
        tipo: 'contratista',
        correo_institucional: 'luz.ospina@fichero.example',
        fecha_inicio_contrato: '2026-02-02',
        fecha_fin_contrato: '2027-12-15',
      },
    },
  },
} as const satisfies DocsOf<typeof calls>
