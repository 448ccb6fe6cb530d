// One chunk, because people navigate between these pages.
export * as forgotPassword from './forgot-password-page'
export * as register from './register-page'
export * as resetPassword from './reset-password-page'
export * as signIn from './sign-in-page'
