/** Blocks that not everybody sees. Without Frontage they must not become public unsaid. */
import type { Block } from '@wordpress/blocks';
import { EXTENSIONS } from './scan';

declare global {
	interface Window {
		/** Extensions that hide blocks: the names of the settings that are conditions, by folder. */
		frontageHides?: Record< string, string[] >;
		/** Whether the installed WordPress hides blocks itself. */
		frontageCanHide?: boolean;
	}
}

type Values = Record< string, unknown >;

const object = ( value: unknown ): Values => Object( value ) as Values;

/** What the name of another plugin's condition has, such as `acme/level`; those of plugins that are not active hide blocks too. */
const OF_OTHERS = '/';

/** Returns whether WordPress can hide a block from everybody. */
export const canHide = (): boolean => window.frontageCanHide === true;

const isOff = ( values: Values ): boolean =>
	object( values.metadata ).blockVisibility === false;

/**
 * Returns whether a block is hidden from some visitors, or for some time.
 *
 * @param values Attributes of any block.
 */
export const isConditional = ( values: Values ): boolean =>
	( canHide() && isOff( values ) ) ||
	Object.entries( window.frontageHides ?? {} ).some( ( [ slug, names ] ) => {
		const settings = object( object( values[ EXTENSIONS ] )[ slug ] );
		return Object.keys( settings ).some(
			( name ) =>
				( names.includes( name ) || name.includes( OF_OTHERS ) ) &&
				settings[ name ]
		);
	} );

/**
 * Returns the attributes with which WordPress hides a block.
 *
 * @param values Attributes of any block.
 */
export const asHidden = ( values: Values ): Values => ( {
	...values,
	metadata: { ...object( values.metadata ), blockVisibility: false },
} );

/**
 * Returns blocks in a group that WordPress hides; editors see it in the list of blocks, and can show it.
 *
 * @param markup Block markup.
 */
export const inHiddenGroup = ( markup: string ): string =>
	markup
		? `<!-- wp:group ${ JSON.stringify( asHidden( {} ) ) } -->\n` +
			`<div class="wp-block-group">${ markup }</div>\n<!-- /wp:group -->`
		: '';

/**
 * Returns whether a hidden block is in a block: a transform could take it out of what hides it.
 *
 * @param block With its inner blocks.
 */
export const holdsHidden = ( block: Block ): boolean =>
	block.innerBlocks.some(
		( inner ) => isOff( inner.attributes ) || holdsHidden( inner )
	);
