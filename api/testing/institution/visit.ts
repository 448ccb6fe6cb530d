/** A browser that keeps the cookies of the provider, and follows its redirects until they lead elsewhere. */
export class Visitor {
  private readonly cookies = new Map<string, string>()

  constructor(private readonly issuer: string) {}

  /** Opens an address, signs in and agrees. Returns the query of the address to which the provider redirects. */
  async signIn(url: string, login: string): Promise<string> {
    let page = await this.open(url)
    while (page.address === undefined) {
      const isLogin = page.text.includes('name="login"')
      page = await this.open(page.action, isLogin ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' })
    }
    return new URL(page.address).search
  }

  /** Opens an address, and cancels instead of signing in. Returns the query of the address to which the provider redirects. */
  async cancel(url: string): Promise<string> {
    const page = await this.open(url)
    return new URL((await this.open(`${page.action}/abort`)).address ?? '').search
  }

  /** Opens the address that ends the session, and confirms. Returns the address to which the provider redirects. */
  async signOut(url: string): Promise<string | undefined> {
    const { text } = await this.open(url)
    const xsrf = /name="xsrf" value="(\w+)"/.exec(text)?.[1] ?? ''
    return (await this.open(`${this.issuer}/session/end/confirm`, { xsrf, logout: 'yes' })).address
  }

  /** Returns a page of the provider, or the first address outside of it. */
  private async open(
    url: string,
    form?: Record<string, string>,
  ): Promise<{ text: string; action: string; address?: string }> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const location = response.headers.get('location')
    const text = await response.text()
    if (location === null) return { text, action: url }
    const next = new URL(location, url).href
    return next.startsWith(this.issuer) ? this.open(next) : { text, action: '', address: next }
  }
}
