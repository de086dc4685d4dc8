/** The part of `block.json` that holds attributes and their defaults. */
interface Metadata {
	attributes: Record< string, object >;
}

type Attribute = { default?: unknown };

/**
 * Returns the default values of a block's settings.
 *
 * @param metadata The module's `block.json`.
 * @param names    Attribute names; all except the anchor by default.
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
