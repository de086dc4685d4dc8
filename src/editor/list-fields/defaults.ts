import type { Values } from './fields';

/**
 * The defaults that a block's `block.json` names.
 *
 * @param metadata            The `block.json`.
 * @param metadata.attributes Its attributes.
 */
export const defaultsOf = ( { attributes }: { attributes: object } ): Values =>
	Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, { default: value } ] ) => [
			name,
			value,
		] )
	);
