import { accordionItem } from '@wordpress/icons';
import { registerBlock, saveInnerBlocks } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { help } from './edit/editor-meta';

registerBlock( metadata, {
	icon: accordionItem,
	edit: Edit,
	save: saveInnerBlocks,
	help,
} );
