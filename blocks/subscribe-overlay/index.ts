import { envelope } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: envelope,
	edit: Edit,
	save: saveInnerBlocks,
	// Names it by its button in the list view and the breadcrumb.
	__experimentalLabel: ( { buttonText } ) => String( buttonText || '' ),
} );
