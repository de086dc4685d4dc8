import { calendar } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerRoom( metadata, {
	icon: calendar,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the event in the list view and the breadcrumb.
	__experimentalLabel: ( { title, dateText, date } ) =>
		[ dateText || date, title ].filter( Boolean ).join( ': ' ),
} );
