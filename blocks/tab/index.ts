import { tabPanel } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';

registerBlock( metadata, {
	icon: tabPanel,
	edit: Edit,
	save: saveInnerBlocks,
	help,
	// Names the tab by its title in the list view and the breadcrumb.
	__experimentalLabel: ( { title } ) => String( title ?? '' ),
} );
