import { tabPanel } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';

registerRoom( metadata, {
	icon: tabPanel,
	edit: Edit,
	save: saveInnerBlocks,
	// Names the content in the list view and the breadcrumb.
	__experimentalLabel: ( { title } ) => String( title ?? '' ),
} );
