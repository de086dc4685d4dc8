import type { Values } from './fields';

/**
 * Returns the default attribute values from `block.json`.
 *
 * @param metadata The `block.json`.
 */
export const defaultsOf = ( { attributes }: { attributes: object } ): Values =>
	Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, { default: value } ] ) => [
			name,
			value,
		] )
	);
