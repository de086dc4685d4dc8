import { mapMarker } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';

registerBlock( metadata, {
	icon: mapMarker,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the spot in the list view and the breadcrumb.
	__experimentalLabel: ( { label } ) => String( label ?? '' ),
} );
