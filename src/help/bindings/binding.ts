/** Name of the bindings source; mirrors `Bindings\Source` in PHP. */
const SOURCE = 'frontage/value';

interface Binding {
	source?: string;
	args?: { key?: string; text?: string };
}

export interface Metadata {
	bindings?: Record< string, Binding >;
	[ name: string ]: unknown;
}

/**
 * Returns the key of the live value that a block's text shows.
 *
 * @param metadata The block's `metadata` attribute.
 * @return Null if the text is static or bound to another source.
 */
export function boundTo(
	metadata?: Metadata
): { key: string; text: string } | null {
	const { source, args } = metadata?.bindings?.content ?? {};
	return source === SOURCE && args?.key
		? { key: args.key, text: args.text ?? '' }
		: null;
}

/**
 * Returns the `metadata` attribute with a different value bound to the text.
 *
 * @param metadata The block's `metadata` attribute.
 * @param key      Key of the value; empty for static text.
 * @param text     Text around the value.
 * @return Undefined if nothing is left in it.
 */
export function withBinding(
	metadata: Metadata | undefined,
	key: string,
	text: string
): Metadata | undefined {
	const { bindings: { content, ...others } = {}, ...rest } = metadata ?? {};
	const args = { key, ...( text && { text } ) };
	const bindings = {
		...others,
		...( key && { content: { source: SOURCE, args } } ),
	};
	const next = {
		...rest,
		...( Object.keys( bindings ).length && { bindings } ),
	};
	return Object.keys( next ).length ? next : undefined;
}
