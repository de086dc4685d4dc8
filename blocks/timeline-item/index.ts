import { calendar } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';

registerBlock( metadata, {
	icon: calendar,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the event in the list view and the breadcrumb.
	__experimentalLabel: ( { title, dateText, date } ) =>
		[ dateText || date, title ].filter( Boolean ).join( ': ' ),
} );
