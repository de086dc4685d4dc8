import {
	getBlockVariations,
	registerBlockType,
	registerBlockVariation,
	unregisterBlockVariation,
	type BlockConfiguration,
	type BlockVariation,
} from '@wordpress/blocks';
import type { ReactElement } from 'react';
import { describeBlock, type Described } from './described';
import { withPictures } from './example-pictures';
import { describeModule, type EditorMeta } from './modules';
import { anyContent, saveWith } from './saved-content';
import type { Variation } from './variation';

/** Of our icons in the inserter. */
const COLOR = '#3858e9';

type Settings< T extends Record< string, unknown > > = Omit<
	Partial< BlockConfiguration< T > >,
	'deprecated' | 'icon' | 'save' | 'transforms' | 'variations'
> & {
	/** Of the inserter; painted in our color, which tells our blocks from others of the same shape. */
	icon: ReactElement;
	variations?: Variation< T >[];
	/** Icons of variations by name; one without has the block's. */
	variationIcons?: Record< string, ReactElement >;
	/** Checked by the editor at run time; the published types only allow transforms to the same attributes. */
	transforms?: { from?: object[]; to?: object[] };
	/** Metadata for the cost panel, the checks and copying styles. */
	help?: EditorMeta;
};

/**
 * Registers a block in the editor from its `block.json` and its code-only settings.
 *
 * It saves its inner blocks, and what the author wrote as `"frontage": { "content": … }` says.
 */
export function registerBlock< T extends Record< string, unknown > >(
	metadata: object,
	{ help = {}, icon, variationIcons = {}, ...settings }: Settings< T >
): void {
	const described = metadata as Described &
		Parameters< typeof anyContent >[ 0 ];
	const { name } = described;
	describeBlock( described );
	describeModule( name, help );
	registerBlockType(
		metadata as BlockConfiguration< T >,
		{
			...settings,
			...( described.example && {
				example: withPictures( described.example ),
			} ),
			icon: painted( icon ),
			save: saveWith( described ),
			deprecated: [ anyContent( described ) ],
		} as unknown as BlockConfiguration< T >
	);
	paintVariations( name, variationIcons );
}

const painted = ( src: ReactElement ) => ( { src, foreground: COLOR } );

/**
 * Gives variations their icons. Those of `block.json` are known to the editor from the server,
 * which translates their titles, so that they are registered again rather than sent along.
 */
function paintVariations(
	block: string,
	icons: Record< string, ReactElement >
): void {
	for ( const variation of getBlockVariations( block ) ?? [] ) {
		const icon = icons[ variation.name ];
		unregisterBlockVariation( block, variation.name );
		registerBlockVariation( block, {
			...variation,
			...( icon && {
				// The published types know no colors here.
				icon: painted( icon ) as unknown as BlockVariation[ 'icon' ],
			} ),
		} );
	}
}
