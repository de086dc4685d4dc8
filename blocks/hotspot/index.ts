import { mapMarker } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerRoom( metadata, {
	icon: mapMarker,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the spot in the list view and the breadcrumb.
	__experimentalLabel: ( { label } ) => String( label ?? '' ),
} );
