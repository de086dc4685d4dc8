import { tabPanel } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';

registerBlock( metadata, {
	icon: tabPanel,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the content in the list view and the breadcrumb.
	__experimentalLabel: ( { title } ) => String( title ?? '' ),
} );
