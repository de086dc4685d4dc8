/** How saved content says that a text shows a live value; the twin of `Bindings\Source` in PHP. */
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
 * The value that a block's text shows.
 *
 * @param metadata The block's attribute.
 * @return Null if it shows what is written, or the value of somebody else.
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
 * The attribute with another value for the text, everything else kept.
 *
 * @param metadata The block's attribute.
 * @param key      Of the value; empty for what is written.
 * @param text     Around the value.
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
