/** What a block's attributes are until the author chooses, as `block.json` says. */
interface Metadata {
	attributes: Record< string, object >;
}

type Attribute = { default?: unknown };

/**
 * The defaults of attributes that are settings.
 *
 * @param metadata The module's `block.json`.
 * @param names    Which; all but the anchor if it is left out.
 */
export function defaultsIn< Meta extends Metadata >(
	metadata: Meta,
	names?: ( keyof Meta[ 'attributes' ] & string )[]
): Record< string, unknown > {
	const all = Object.keys( metadata.attributes );
	return Object.fromEntries(
		( names ?? all.filter( ( name ) => name !== 'anchor' ) ).map(
			( name ) => [
				name,
				( metadata.attributes[ name ] as Attribute ).default,
			]
		)
	);
}
