import { overlayText } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { transforms } from './edit/transforms';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: overlayText,
	edit: Edit,
	save: saveInnerBlocks,
	transforms,
	// Names it by its button in the list view and the breadcrumb.
	__experimentalLabel: ( { label, buttonText } ) =>
		String( label || buttonText || '' ),
} );
