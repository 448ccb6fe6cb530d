import type * as calls from './auth.calls.ts'
import type { DocsOf } from './call-docs.ts'

export const DOCS = {
  login: {
    area: 'Sign-in',
    summary: 'Sign in',
    description:
      'Returns a token, the user and their permissions. Send the token as the header `x-token` with later requests. A token is valid for eight hours; in the second half of that time, answers carry a new one. A session ends twelve hours after the sign-in.',
    errors: [
      'invalid_credentials',
      'contract_ended',
      'contract_not_begun',
      'pending_approval',
      'account_disabled',
      'too_many_tries',
    ],
    example: { body: { nro_documento: '1000000001', contrasena: 'una clave larga' } },
  },
  beginInstitutionSignIn: {
    area: 'Sign-in',
    summary: 'Begin a sign-in with an account of the institution',
    description:
      'Returns the address at which the person signs in (OpenID Connect, authorization code with PKCE). It redirects to the page `/auth`, which sends its query and `intento` to `POST /auth/institucion/entrada`.',
    errors: ['institution_not_found', 'institution_unavailable'],
  },
  enterFromInstitution: {
    area: 'Sign-in',
    summary: 'Complete a sign-in with an account of the institution',
    description:
      'Checks what the institution answered, finds the person, applies the rules about roles and centres, and returns a token like `POST /auth/login`.',
    errors: [
      'institution_not_found',
      'institution_unavailable',
      'institution_denied',
      'institution_attempt_invalid',
      'institution_answer_invalid',
      'institution_email_unverified',
      'institution_document_missing',
      'institution_without_access',
      'contract_ended',
      'contract_not_begun',
      'pending_approval',
      'account_disabled',
      'too_many_tries',
    ],
    example: { body: { intento: 'eyJhbGciOiJkaXIifQ', respuesta: '?code=abc&state=xyz' } },
  },
  endInstitutionSession: {
    area: 'Sign-in',
    summary: 'End the sessions of a person who left the institution’s account',
    description:
      'The institution’s provider calls this (OpenID Connect Back-Channel Logout 1.0). Ends the sessions that began with the session, or the account, that the signed `logout_token` names.',
    errors: ['institution_not_found', 'institution_unavailable', 'institution_logout_invalid'],
    example: { body: { logout_token: 'eyJhbGciOiJSUzI1NiJ9' } },
  },
  getSession: {
    area: 'Sign-in',
    summary: 'Get the signed-in user',
    description: 'The user of the token with current data, and their permissions.',
  },
  logout: {
    area: 'Sign-in',
    summary: 'Sign out',
    description:
      'Ends the session of the token. With `todas`, ends all sessions of the user, on every device. Open `salida`, if it is not null, to end the session at the institution too.',
    example: { query: { todas: false } },
  },
  getConfig: {
    area: 'Sign-in',
    summary: 'Get the settings of this installation',
    description:
      'Settings that screens need before the sign-in. `centros` lists the training centres if there are at least two.',
  },
  forgotPassword: {
    area: 'Sign-in',
    summary: 'Request a link to set a new password',
    description:
      'Sends a link to the person by mail. If the installation sends no mail, administrators see the request and hand over a link. The answer is the same whether or not the document exists.',
    errors: ['too_many_tries'],
    example: { body: { nro_documento: '1000000001' } },
  },
  getResetLink: {
    area: 'Sign-in',
    summary: 'Check a link to set a password',
    description: 'Returns whether the link is valid. The link can still be used afterwards.',
    errors: ['link_unknown', 'link_used', 'link_expired', 'account_disabled', 'link_contract_ended', 'too_many_tries'],
    example: { params: { token: 'Zm9yLXRoZS1leGFtcGxlLW9ubHktMzItYnl0ZXMtLS0' } },
  },
  resetPassword: {
    area: 'Sign-in',
    summary: 'Set a new password with a link',
    description: 'Sets the password. The link cannot be used again, and all sessions of the person end.',
    errors: ['link_unknown', 'link_used', 'link_expired', 'account_disabled', 'link_contract_ended', 'too_many_tries'],
    example: {
      params: { token: 'Zm9yLXRoZS1leGFtcGxlLW9ubHktMzItYnl0ZXMtLS0' },
      body: { newPassword: 'otra clave larga', confirmPassword: 'otra clave larga' },
    },
  },
  register: {
    area: 'Access requests',
    summary: 'Request access',
    description:
      'Stores an access request, without a password. An administrator approves or rejects it, or a coordinator of the centre `id_centro`, which is required if there are at least two centres. With `simular`, the request is validated, including whether the person already exists, and nothing is stored.',
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
