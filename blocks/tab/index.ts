import { tabPanel } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { help } from './help';

registerRoom( metadata, {
	icon: tabPanel,
	edit: Edit,
	save: saveInnerBlocks,
	help,
	// Names the tab by its title in the list view and the breadcrumb.
	__experimentalLabel: ( { title } ) => String( title ?? '' ),
} );
