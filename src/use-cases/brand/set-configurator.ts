import type { Writer } from '#database/handles.ts'
import type { Configurator } from '#domain/analytics/containers.ts'

/** Gives a storefront an outside vehicle configurator, or takes it away (null). False: there is no such storefront. */
export async function setConfigurator(
  writer: Writer,
  slug: string,
  configurator: Configurator | null,
): Promise<boolean> {
  const { numUpdatedRows } = await writer.transaction((handle) =>
    handle
      .updateTable('brands')
      .set({
        configurator_script_url: configurator?.scriptUrl ?? null,
        configurator_style_url: configurator?.styleUrl ?? null,
        configurator_needs_consent: configurator?.needsConsent ?? true,
      })
      .where('slug', '=', slug)
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}
