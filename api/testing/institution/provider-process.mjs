// An OpenID Connect provider in a process of its own, for tests. The parent sends one message: `port` of the provider, the
// system's `publicUrl` for browsers and its `url`, the claims of the `accounts` by login, and the private `key` with which the
// provider signs (JWK). The process answers when it listens. A later message `spoil` changes the claims of ID tokens.
import { once } from 'node:events'
import { decodeJwt, importJWK, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'

const [{ port, publicUrl, url, accounts, key }] = await once(process, 'message')
const privateKey = await importJWK(key, 'RS256')
let spoilt

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'fichero',
      client_secret: 'a secret that only the tests know',
      grant_types: ['authorization_code'],
      response_types: ['code'],
      redirect_uris: [`${publicUrl}/auth`],
      post_logout_redirect_uris: [`${publicUrl}/auth`],
      backchannel_logout_uri: `${url}/api/auth/institucion/salida`,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ['only for tests'] },
  claims: {
    openid: ['sub'],
    profile: ['given_name', 'family_name'],
    email: ['email', 'email_verified'],
    groups: ['groups'],
    document: ['documento'],
  },
  features: { backchannelLogout: { enabled: true }, devInteractions: { enabled: true } },
  // By default the provider sends nothing to addresses of this machine.
  fetch: (address, { dispatcher: _, ...options }) => fetch(address, options),
  pkce: { required: () => true },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
})
// https://github.com/panva/node-oidc-provider/tree/main/docs#pre--and-post-middlewares
provider.use(async (context, next) => {
  await next()
  const token = context.body?.id_token
  if (spoilt && token)
    context.body.id_token = await new SignJWT({ ...decodeJwt(token), ...spoilt })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .sign(privateKey)
})
provider.listen(port, '127.0.0.1', () => process.send('listening'))
process.on('message', ({ spoil }) => {
  spoilt = spoil
})
// A test that fails leaves no process behind.
process.on('disconnect', () => process.exit())
