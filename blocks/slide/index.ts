import { page } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: page,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the slide in the list view and the breadcrumb.
	__experimentalLabel: ( { label } ) => String( label ?? '' ),
} );
